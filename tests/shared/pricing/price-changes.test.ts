import { expect, test } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import type { Quote } from '#domain/order/order.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import { minor } from '#domain/pricing/money.ts';
import { dishesTotal, type PriceStep } from '#domain/pricing/price-steps.ts';
import { otherPrices, priceChanges } from '#shared/pricing/price-changes.ts';

const priced = (each: number): Quote => {
  const dishes = [{ productId: 1 as ProductId, variantId: 10 as VariantId, quantity: 2, each: minor(each) }];
  const steps: PriceStep[] = [{ kind: 'lines', amount: dishesTotal(dishes), cause: { dishes } }];
  return { total: minor(2 * each), menuVersion: 'v1', steps };
};
const withoutSteps: Quote = { total: minor(1580), menuVersion: 'v1' };
const refused = (quote: Quote | undefined): Refusal => ({
  code: 'price_changed',
  productIds: [],
  ingredientIds: [],
  quote,
});

test('price changes: the dish that costs more than shown is named', () => {
  expect(priceChanges({ quote: priced(790), refusal: refused(priced(850)) })).toEqual([
    { kind: 'lines', from: 1580, to: 1700, dishes: [{ productId: 1, variantId: 10, from: 1580, to: 1700 }] },
  ]);
});

test('price changes: a price of an older build or server is not compared', () => {
  expect(priceChanges({ quote: withoutSteps, refusal: refused(priced(850)) })).toBeUndefined();
  expect(priceChanges({ quote: priced(790), refusal: refused(withoutSteps) })).toBeUndefined();
  expect(priceChanges({ quote: priced(790), refusal: undefined })).toBeUndefined();
  const wrong = { ...priced(850), total: minor(1) };
  expect(priceChanges({ quote: priced(790), refusal: refused(wrong) })).toBeUndefined();
});

const plain = (...each: readonly (readonly [number, number])[]): Quote => {
  const dishes = each.map(([id, amount]) => ({
    productId: id as ProductId,
    variantId: (id * 10) as VariantId,
    quantity: 1,
    each: minor(amount),
  }));
  const total = dishesTotal(dishes);
  return { total, menuVersion: 'v1', steps: [{ kind: 'lines', amount: total, cause: { dishes } }] };
};

test('price changes: a removed dish is not a price change; a dearer dish after it is', () => {
  const soldOut = (quote: Quote): Refusal => ({ ...refused(quote), code: 'inactive_products' });
  const shown = plain([1, 790], [2, 500]);
  expect(otherPrices({ quote: shown, refusal: soldOut(plain([1, 790])) })).toBeUndefined();
  expect(otherPrices({ quote: shown, refusal: soldOut(plain([1, 850])) })).toMatchObject([
    { kind: 'lines', dishes: [{ productId: 1, from: 790, to: 850 }] },
  ]);
});
