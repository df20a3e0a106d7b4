import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { allergicDishes } from '#domain/diet/allergic-dishes.ts';
import { line } from '../../core/db/outbox/order-drafts.ts';
import { choice, indexed, ingredient, product } from '../menu/menu-builder.ts';

const nuts = { code: 'nuts', name: 'nuts', image: undefined };
const index = indexed({
  ingredients: [ingredient(1, 0, { allergens: ['nuts'] })],
  products: [
    product(1, { allergens: [nuts], ingredients: [[1, 'removable']] }),
    product(2, { allergens: [] }),
    product(3, { allergens: [], mayContain: [nuts] }),
    product(4, { allergens: undefined }),
  ],
});
const of = (id: number, over: Partial<CartLine> = {}): CartLine => ({ ...line(id), choice: choice({}), ...over });

test('order for a table: counts the portions that contain an allergen of the table, not traces and undeclared dishes', () => {
  const held = allergicDishes(index, [of(1, { quantity: 2 }), of(2), of(3), of(4)], ['nuts', 'milk']);
  expect(held?.lines.map(({ productId }) => productId)).toEqual([1]);
  expect([held?.count, held?.allergens.map(({ code }) => code)]).toEqual([2, ['nuts']]);
});

test('order for a table: does not ask when no allergen is known or the ingredient with it is left out', () => {
  expect(allergicDishes(index, [of(1)], [])).toBeUndefined();
  expect(allergicDishes(index, [of(1, { choice: choice({ removable: [1] }) })], ['nuts'])).toBeUndefined();
});
