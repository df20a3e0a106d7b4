import { expect, test } from 'vitest';
import { upsellOf } from '#domain/cart/upsell.ts';
import type { Product } from '#domain/menu/menu.ts';
import { dish, indexed, line, product } from '../menu/menu-builder.ts';

const menu = indexed({
  products: [
    product(1, { goesWith: [dish(5), dish(6)] }),
    product(2, { goesWith: [dish(6), dish(7), dish(8), dish(1)] }),
    product(3, { goesWith: [dish(99)] }),
    ...[4, 5, 6, 7, 8].map((id) => product(id)),
  ],
});
const all = () => true;
const offered = (ids: readonly number[], canBeAdded: (one: Product) => boolean = all) =>
  upsellOf(
    menu,
    ids.map((id) => line(id)),
    canBeAdded,
  ).map(({ id }) => id as number);

test('[S2.57] upsell offers each matching dish once, those of the first dish first, at most three', () => {
  expect(offered([1])).toEqual([5, 6]);
  expect(offered([1, 2])).toEqual([5, 6, 7]);
  expect(offered([2, 1])).toEqual([6, 7, 8]);
});

test('upsell skips a dish that is in the cart, cannot be added, or has left the menu', () => {
  expect(offered([1, 5])).toEqual([6]);
  expect(offered([2, 1], ({ id }) => id !== dish(6) && id !== dish(7))).toEqual([8, 5]);
  expect(offered([3])).toEqual([]);
  expect(offered([4])).toEqual([]);
  expect(offered([99])).toEqual([]);
});
