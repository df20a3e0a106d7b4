import { expect, test } from 'vitest';
import { isOrderAllowed } from '#domain/order/verdict.ts';
import { cat, category, indexed, product } from '../menu/menu-builder.ts';

const no = { orderAllowed: false };
const index = indexed({
  categories: [
    category(1, undefined, no),
    category(2, 1, no),
    category(3, 2, { orderAllowed: true }),
    category(4),
    category(5, 4, no),
    category(6, 7, no),
    category(7, 6, no),
  ],
});

test.each([
  [[1], false, 'its only category says no'],
  [[2], false, 'nor does the one above allow it'],
  [[3], true, 'its own category allows it, though those above do not'],
  [[5], true, 'its own does not, but the one above does'],
  [[2, 5], true, 'one of several is enough'],
  [[2, 1], false, 'none of several'],
  [[6], false, 'categories that are each other’s parents'],
  [[99], false, 'an unknown category allows nothing'],
  [[], false, 'no category at all'],
])('a product in %j: %s, %s [S5.02]', (ids, allowed) => {
  expect(isOrderAllowed(index, product(1, { categoryIds: ids.map(cat) }))).toBe(allowed);
});
