import { expect, test } from 'vitest';
import {
  checkTier,
  discountedTypes,
  type FileTier,
  isNewAmong,
  tierExample,
  tiersChange,
  tiersIn,
} from '#domain/owner/discount-tiers.ts';
import { type VenueFile, withValue } from '#domain/owner/venue-file.ts';

const TEN = { priceOver: '20', valueType: 'percent', value: '10' } as const satisfies FileTier;
const HAPPY = {
  priceOver: '0',
  valueType: 'money',
  value: '1.50',
  activeFrom: '15:00',
  activeTo: '18:00',
} as const satisfies FileTier;
const file: VenueFile = {
  currency: 'EUR',
  orderTypes: [
    { type: 'spot', discounts: [{ ...TEN }] },
    { type: 'spot_browse' },
    { type: 'delivery' },
    { type: 'room' },
  ],
};

test('discounts are offered for each order type except browsing', () => {
  expect(discountedTypes(file)).toEqual(['spot', 'delivery', 'room']);
});

test('[S3.21] discounts are read from the file and written back as it spells them', () => {
  expect(tiersIn(file, 'spot')).toEqual([TEN]);
  expect(tiersIn(file, 'room')).toEqual([]);
  const change = tiersChange(file, 'room', [HAPPY]);
  expect(change).toEqual({ path: ['orderTypes', 'room', 'discounts'], was: undefined, to: [HAPPY] });
  const next = withValue(file, change.path, change.to);
  expect(tiersIn(next, 'room')).toEqual([HAPPY]);
  expect(tiersIn(next, 'spot')).toEqual([TEN]);
  expect(tiersChange(file, 'spot', [])).toMatchObject({ to: undefined });
});

test.each([
  [{ priceOver: '7,90' }, { field: 'priceOver', kind: 'amount' }],
  [{ value: '101' }, { field: 'value', kind: 'percent' }],
  [{ value: 'x' }, { field: 'value', kind: 'percent' }],
  [{ value: '0' }, { field: 'value', kind: 'nothing' }],
  [
    { valueType: 'money', value: '1.555' },
    { field: 'value', kind: 'amount' },
  ],
  [{ activeFrom: '15:00' }, { field: 'window', kind: 'half' }],
  [
    { activeFrom: '15:00', activeTo: '25:00' },
    { field: 'window', kind: 'clock' },
  ],
  [
    { activeFrom: '15:00', activeTo: '15:00' },
    { field: 'window', kind: 'no-length' },
  ],
  [{ activeFrom: '22:00', activeTo: '02:00' }, undefined],
  [{ priceOver: '0' }, undefined],
] as const)('a discount with %j has the fault %j', (over, fault) => {
  expect(checkTier('EUR', { ...TEN, ...over }, [])).toEqual(fault);
});

test('a second discount from the same amount is refused in the same hours, and accepted in others', () => {
  expect(checkTier('EUR', { ...TEN, priceOver: '20.00', value: '5' }, [TEN])).toEqual({
    field: 'priceOver',
    kind: 'twice',
  });
  expect(checkTier('EUR', { ...TEN, activeFrom: '15:00', activeTo: '18:00' }, [TEN])).toBeUndefined();
});

test('the example shows what a guest pays for such an order', () => {
  expect(tierExample('EUR', TEN)).toEqual({ before: 2000, after: 1800 });
  expect(tierExample('EUR', HAPPY)).toEqual({ before: 2000, after: 1850 });
  expect(tierExample('JPY', { ...TEN, priceOver: '3000' })).toEqual({ before: 3000, after: 2700 });
  expect(tierExample('EUR', { ...TEN, value: '' })).toBeUndefined();
});

test('discounts: one is new when no published discount has the same amount, value and hours', () => {
  expect(isNewAmong([TEN, HAPPY], { ...HAPPY })).toBe(false);
  expect(isNewAmong<FileTier>([TEN, HAPPY], { ...HAPPY, activeTo: '19:00' })).toBe(true);
  expect(isNewAmong([], TEN)).toBe(true);
});
