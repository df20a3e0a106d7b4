import { expect, test } from 'vitest';
import type { FileTier } from '#domain/owner/discount-tiers.ts';
import { weakerTiers } from '#domain/owner/weaker-tiers.ts';

const tier = (priceOver: string, value: string, more: Partial<FileTier> = {}): FileTier => ({
  ...{ priceOver, valueType: 'percent', value, ...more },
});
const lunch = { activeFrom: '12:00', activeTo: '15:00' };
const evening = { activeFrom: '18:00', activeTo: '22:00' };

test('weaker discounts: a discount that gives larger orders less is found with the best one below it', () => {
  const [low, middle, high] = [tier('0', '8'), tier('30', '10'), tier('120', '5')];
  expect(weakerTiers([high, low, middle], 'EUR')).toEqual([{ tier: high, smaller: middle }]);
  expect(weakerTiers([low, middle, tier('120', '10')], 'EUR')).toEqual([]);
});

test('weaker discounts: only discounts that run at the same time are compared', () => {
  const noon = tier('30', '10', lunch);
  expect(weakerTiers([noon, tier('120', '5', evening)], 'EUR')).toEqual([]);
  const [always, late] = [tier('120', '5'), tier('120', '5', { activeFrom: '14:00', activeTo: '16:00' })];
  expect(weakerTiers([noon, always], 'EUR')).toEqual([{ tier: always, smaller: noon }]);
  expect(weakerTiers([noon, late], 'EUR')).toEqual([{ tier: late, smaller: noon }]);
});

test('weaker discounts: a sum is not compared with a percentage', () => {
  expect(weakerTiers([tier('30', '10'), tier('120', '20', { valueType: 'money' })], 'EUR')).toEqual([]);
});
