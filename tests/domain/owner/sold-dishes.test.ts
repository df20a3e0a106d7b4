import { expect, test } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import type { OrderDiscount } from '#domain/order/order-discounts.ts';
import { soldDishes } from '#domain/owner/reports/sold-dishes.ts';
import { minor } from '#domain/pricing/money.ts';

const line = (productId: number, total: number, more: { packaging?: number; voided?: number } = {}) => ({
  ...{ productId: productId as ProductId, name: `Dish ${productId}`, quantity: 2, total: minor(total) },
  ...(more.packaging !== undefined && { packaging: minor(more.packaging) }),
  ...(more.voided !== undefined && { voided: minor(more.voided) }),
});
const promo = (amount: number): OrderDiscount => ({ kind: 'promo', amount: minor(-amount) });
const totals = (...of: Parameters<typeof soldDishes>) => soldDishes(...of).map(({ total }) => total);

test('sold dishes: count their own sums without packaging', () => {
  expect(totals([line(1, 1000), line(2, 560, { packaging: 60 })])).toEqual([1000, 500]);
});

test('sold dishes: share the discounts of the order by their sums, to the cent', () => {
  expect(totals([line(1, 1000), line(2, 560, { packaging: 60 })], [promo(100), promo(50)])).toEqual([900, 450]);
  expect(totals([line(1, 100), line(2, 100), line(3, 100)], [promo(100)])).toEqual([66, 67, 67]);
});

test('sold dishes: a discount larger than the dishes leaves nothing, and a voided dish takes no share', () => {
  expect(totals([line(1, 500, { packaging: 100 })], [promo(450)])).toEqual([0]);
  expect(totals([line(1, 0, { voided: 700 }), line(2, 500)], [promo(50)])).toEqual([undefined, 450]);
});
