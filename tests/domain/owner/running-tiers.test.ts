import { expect, test } from 'vitest';
import type { FileTier } from '#domain/owner/discount-tiers.ts';
import { replacedBy, runningBeside } from '#domain/owner/running-tiers.ts';

const tier = (priceOver: string, value: string, more: Partial<FileTier> = {}): FileTier => ({
  ...{ priceOver, valueType: 'percent', value, ...more },
});
const at = (live: readonly FileTier[], one: FileTier, hour = 13) =>
  runningBeside(live, one, { minutes: hour * 60, currency: 'EUR' });
const lunch = { activeFrom: '12:00', activeTo: '15:00' };

test('running discounts: orders from the next higher amount on get the other discount', () => {
  const [low, middle, high] = [tier('0', '5'), tier('20', '10'), tier('50.00', '15')];
  const all = [high, low, middle];
  expect([at(all, low), at(all, middle), at(all, high)]).toEqual([
    { kind: 'from', other: middle },
    { kind: 'from', other: high },
    undefined,
  ]);
});

test('running discounts: of two with one amount the larger one is given', () => {
  const [always, special] = [tier('0', '5'), tier('0', '20', lunch)];
  expect(at([always, special], always)).toEqual({ kind: 'instead', other: special });
  expect(at([always, special], special)).toBeUndefined();
  expect(at([always, special], always, 18), 'the other one does not run').toBeUndefined();
  expect(at([always, special], special, 18), 'it does not run itself').toBeUndefined();
});

test('running discounts: of a percentage and a sum with one amount, the order decides', () => {
  const [percent, sum] = [tier('20', '10'), tier('20', '3', { valueType: 'money', ...lunch })];
  expect(at([percent, sum], percent)).toEqual({ kind: 'better', other: sum });
  expect(at([percent, sum], sum)).toEqual({ kind: 'better', other: percent });
});

test('running discounts: the one that an order gets names the other one that the order would get without it', () => {
  const [low, high] = [tier('0', '5'), tier('50', '15')];
  const instead = (live: readonly FileTier[], one: FileTier, hour = 13) =>
    replacedBy(live, one, { minutes: hour * 60, currency: 'EUR' });
  expect(instead([low, high], high)).toBe(low);
  expect(instead([low, high], low)).toBeUndefined();
  const [always, special] = [tier('0', '5'), tier('0', '20', lunch)];
  expect(instead([always, special], special)).toBe(always);
  expect(instead([always, special], special, 18), 'it does not run itself').toBeUndefined();
});
