import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { isPlaceMinute, placeMinute, readPromoCode, termsFault, usesFault } from '#domain/promotion/promo-code.ts';
import { promoTerms } from './promo-builder.ts';

const terms = promoTerms();
const order = { orderType: 'spot', subtotal: minor(1000), now: 0, timeZone: 'Europe/Sofia' } as const;
const at = (text: string) => Date.parse(text);

test.each([
  [' summer 2026 ', 'SUMMER2026'],
  ['SUMMER-2026', 'SUMMER-2026'],
  ['ｓｕｍｍｅｒ２０２６', 'SUMMER2026'],
  ['short', undefined],
  ['ЛЯТО202600', undefined],
  ['A'.repeat(25), undefined],
  ["'; drop table", undefined],
])('%j is read as the promo code %j', (typed, code) => {
  expect(readPromoCode(typed)).toBe(code);
});

test('normalising a code twice gives the same code', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const code = readPromoCode(typed);
      expect(code === undefined || readPromoCode(code) === code).toBe(true);
    }),
  );
});

test.each([
  ['2026-12-24T18:00', true],
  ['2026-02-30T18:00', false],
  ['2026-12-24T24:00', false],
  ['2026-12-24', false],
  ['24.12.2026 18:00', false],
])('%s is a valid minute of a place: %s', (text, is) => {
  expect(isPlaceMinute(text)).toBe(is);
});

describe('when a promo code applies', () => {
  const until = { ...terms, from: '2026-10-24T18:00', until: '2026-10-25T03:30' };
  test.each([
    ['2026-10-24T17:59:59+03:00', 'not_yet'],
    ['2026-10-24T18:00:00+03:00', undefined],
    // Clock change in Sofia: 03:29 occurs twice, and the code ends at 03:30.
    ['2026-10-25T03:29:59+03:00', undefined],
    ['2026-10-25T03:30:00+02:00', 'expired'],
    ['2026-10-26T00:00:00+02:00', 'expired'],
  ])('at %s by the place’s clock: %s', (now, fault) => {
    expect(termsFault(until, { ...order, now: at(now) })).toBe(fault);
  });

  test('a code’s hours use only the place’s clock', () => {
    const now = at('2026-06-01T22:30:00Z');
    expect(placeMinute(now, 'Europe/Sofia')).toBe('2026-06-02T01:30');
    expect(placeMinute(now, 'America/New_York')).toBe('2026-06-01T18:30');
  });

  test('a tablet on a table counts as the table, and another order type does not', () => {
    const tables = { ...terms, orderTypes: ['spot'] as const };
    expect(termsFault(tables, { ...order, orderType: 'tablet_mode' })).toBeUndefined();
    expect(termsFault(tables, { ...order, orderType: 'room' })).toBe('wrong_order_type');
    expect(termsFault(tables, { ...order, orderType: undefined })).toBe('wrong_order_type');
  });

  test('a code applies from its minimum amount', () => {
    const over = { ...terms, minimum: minor(1000) };
    expect(termsFault(over, order)).toBeUndefined();
    expect(termsFault(over, { ...order, subtotal: minor(999) })).toBe('below_minimum');
  });
});

test('the total uses are checked before the guest’s own uses', () => {
  expect(usesFault({ uses: 2, usesPerGuest: 1 }, { inAll: 2, byGuest: 1 })).toBe('used_up');
  expect(usesFault({ uses: 3, usesPerGuest: 1 }, { inAll: 2, byGuest: 1 })).toBe('used_by_guest');
  expect(usesFault({ uses: 3, usesPerGuest: 2 }, { inAll: 2, byGuest: 1 })).toBeUndefined();
  expect(usesFault({ uses: undefined, usesPerGuest: undefined }, { inAll: 9, byGuest: 9 })).toBeUndefined();
});
