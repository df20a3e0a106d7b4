import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDayWindow } from '#domain/place/hours.ts';
import type { DiscountTier, OrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { tierFor, tiersOf } from '#domain/pricing/order-discount.ts';
import { orderType, tier } from '../menu/menu-builder.ts';

const sofia = 'Europe/Sofia';
const at = (clock: string) => Date.parse(`2026-06-01T${clock}+03:00`);
const discountOf = (tiers: readonly DiscountTier[], subtotal: number, clock = '12:00:00', timeZone = sofia) =>
  tierFor(
    { orderTypes: [orderType('spot', tiers)], timeZone },
    'spot',
    { subtotal: minor(subtotal), packaging: minor(0) },
    at(clock),
  );

describe('the tier of an order', () => {
  const tiers = [tier(2000, { value: 10 }), tier(5000, { value: 20 }), tier(0, { value: 5 })];

  test.each([
    [1, 0], // 0.05 of a cent is nothing, so nothing is shown
    [1999, 100],
    [2000, 200],
    [4999, 500],
    [5000, 1000],
    [100_000, 20_000],
  ])('an order of %d gets a discount of %d, by the highest amount that it reaches [S9.03]', (subtotal, amount) => {
    expect(discountOf(tiers, subtotal)?.amount ?? 0).toBe(amount);
  });

  test('a fixed discount is taken off whole, but never more than the order [S9.03]', () => {
    const money = [tier(100, { valueType: 'money', value: 300 })];
    expect(discountOf(money, 1000)?.amount).toBe(300);
    expect(discountOf(money, 200)?.amount).toBe(200);
    expect(discountOf(money, 99)).toBeUndefined();
  });

  test('the better of two tiers for one amount applies, in either sequence', () => {
    const [small, large] = [tier(1000, { value: 10 }), tier(1000, { valueType: 'money', value: 500 })];
    expect(discountOf([small, large], 2000)?.amount).toBe(500);
    expect(discountOf([large, small], 2000)?.amount).toBe(500);
    expect(discountOf([small, large], 10_000)?.amount).toBe(1000);
  });

  test('packaging counts towards the tier’s amount and is not discounted', () => {
    const place = { orderTypes: [orderType('delivery', [tier(1000, { value: 50 })])], timeZone: sofia };
    const amounts = { subtotal: minor(1000), packaging: minor(100) };
    expect(tierFor(place, 'delivery', amounts, at('12:00:00'))?.amount).toBe(450);
  });
});

describe('the time window of a tier', () => {
  const lunch = [tier(0, { activeFrom: '11:30', activeTo: '14:00' })];
  const night = [tier(0, { activeFrom: '22:00', activeTo: '02:00' })];

  test.each([
    [lunch, '11:29:59', false],
    [lunch, '11:30:00', true],
    [lunch, '13:59:59', true],
    [lunch, '14:00:00', false],
    [night, '21:59:59', false],
    [night, '22:00:00', true],
    [night, '23:59:59', true],
    [night, '00:00:00', true],
    [night, '01:59:59', true],
    [night, '02:00:00', false],
    [[tier(0, { activeFrom: '00:00', activeTo: '24:00' })], '23:59:59', true],
    [[tier(0, { activeFrom: '18:00', activeTo: '24:00' })], '23:59:59', true],
    [[tier(0, { activeFrom: '18:00', activeTo: '24:00' })], '00:00:00', false],
    [[tier(0, { activeFrom: '10:00' })], '12:00:00', false],
    [[tier(0, { activeFrom: 'noon', activeTo: 'later' })], '12:00:00', false],
  ])('%# at %s [S9.03]', (tiers, clock, holds) => {
    expect(discountOf(tiers, 1000, clock) !== undefined).toBe(holds);
  });

  test('a discount’s hours use the place’s time zone, wherever the device is [S9.03]', () => {
    expect(discountOf(lunch, 1000, '12:00:00', 'Europe/Sofia')).toBeDefined();
    expect(discountOf(lunch, 1000, '12:00:00', 'America/New_York')).toBeUndefined();
    expect(discountOf(lunch, 1000, '19:00:00', 'America/New_York')).toBeDefined();
  });

  test('a lower tier applies when a higher one is out of its hours', () => {
    const tiers = [tier(0, { value: 5 }), tier(1000, { value: 50, activeFrom: '08:00', activeTo: '09:00' })];
    expect(discountOf(tiers, 2000)?.amount).toBe(100);
    expect(discountOf(tiers, 2000, '08:30:00')?.amount).toBe(1000);
  });

  test('a time window covers the same minutes as a walk around the clock', () => {
    const minute = fc.nat(1439);
    fc.assert(
      fc.property(minute, fc.integer({ min: 0, max: 1440 }), minute, (from, to, now) => {
        let walked = from;
        let inside = false;
        // At least one step: a window whose end equals its start is the whole day.
        do {
          inside ||= walked === now;
          walked = (walked + 1) % 1440;
        } while (walked !== to % 1440);
        expect(inDayWindow(from, to, now)).toBe(inside);
      }),
    );
  });
});

test('a tablet on a table uses the table’s tiers, unless it has its own', () => {
  const [spot, own] = [[tier(1)], [tier(2)]];
  const without = { orderTypes: [orderType('spot', spot), orderType('tablet_mode')] };
  expect(tiersOf(without, 'tablet_mode')).toEqual(spot);
  expect(tiersOf({ orderTypes: [orderType('spot', spot)] }, 'tablet_mode')).toEqual(spot);
  const withOwn = { orderTypes: [orderType('spot', spot), orderType('tablet_mode', own)] };
  expect(tiersOf(withOwn, 'tablet_mode')).toEqual(own);
  for (const type of ['room', 'delivery', undefined] satisfies (OrderType | undefined)[]) {
    expect(tiersOf(without, type)).toEqual([]);
  }
});
