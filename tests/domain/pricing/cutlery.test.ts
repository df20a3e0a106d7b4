// Cutlery within the price of an order.
import { expect, test } from 'vitest';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { withCutlery } from '#domain/pricing/cutlery.ts';
import { minor } from '#domain/pricing/money.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { indexed, product, variant } from '../menu/menu-builder.ts';

const [salad] = [product(1, { variants: [variant(1, 790)] })];
const index = indexed({ products: [salad] });
const lines = [{ productId: salad.id, variantId: salad.variants[0]?.id ?? (1 as never), quantity: 1 }].map((line) => ({
  ...line,
  choice: { required: undefined, addable: [], removable: [] },
}));
const TENTH = {
  priceOver: minor(0),
  valueType: 'percent',
  value: 10,
  activeFrom: undefined,
  activeTo: undefined,
} as const;
const NONE = { id: 3, discounts: [], prices: [], radiuses: [], shapes: [] };

const priced = (sets: number | undefined, over: Partial<PlaceOrderType>, orderType: 'preorder' | 'spot' = 'preorder') =>
  priceOrder(index, lines, {
    place: { timeZone: 'Europe/Sofia', orderTypes: [{ ...NONE, type: 'preorder', ...over }] },
    ...{ settings: { moneyDiscountOnlyPreorder: false }, orderType, now: 0 },
    further: withCutlery(sets),
  });

test('each set of cutlery costs its price, as a price step without discount', () => {
  const { total, steps } = priced(3, { asksCutlery: true, cutleryPrice: minor(30), discounts: [TENTH] });
  expect(steps.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['lines', 790],
    ['tier', -79],
    ['cutlery', 90],
  ]);
  expect(steps.at(-1)?.cause).toEqual({ sets: 3, each: 30 });
  expect(total).toBe(801);
});

test.each([
  ['no set is wanted', 0, { asksCutlery: true, cutleryPrice: minor(30) }],
  ['its guest has not answered yet', undefined, { asksCutlery: true, cutleryPrice: minor(30) }],
  ['it is free', 2, { asksCutlery: true }],
  ['nobody is asked', 2, { cutleryPrice: minor(30) }],
])('cutlery costs nothing when %s', (_, sets, over) => {
  expect(priced(sets, over).total).toBe(790);
});

test('cutlery of one order type costs nothing in another', () => {
  expect(priced(2, { asksCutlery: true, cutleryPrice: minor(30) }, 'spot').total).toBe(790);
});
