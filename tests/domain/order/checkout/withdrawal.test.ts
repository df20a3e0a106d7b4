// Dishes of an order with a right of withdrawal.
import { expect, test } from 'vitest';
import { withdrawable } from '#domain/order/checkout/withdrawal.ts';
import { indexed, line, product } from '../../menu/menu-builder.ts';

const menu = indexed({
  products: [product(1), product(2, { withdrawalRight: true }), product(3, { withdrawalRight: true })],
});
const covered = (...ids: readonly number[]) => {
  const { dishes, hasOthers } = withdrawable(
    menu,
    ids.map((id) => line(id)),
  );
  return { dishes: dishes.map(({ id }) => id as number), hasOthers };
};

test('each dish with a right of withdrawal is named once, and other dishes are listed apart', () => {
  expect(covered(2, 2)).toEqual({ dishes: [2], hasOthers: false });
  expect(covered(3, 1, 2, 3)).toEqual({ dishes: [3, 2], hasOthers: true });
});

test('an order of uncovered dishes, or of dishes off the menu, has no right of withdrawal', () => {
  expect(covered(1)).toEqual({ dishes: [], hasOthers: true });
  expect(covered(99, 2)).toEqual({ dishes: [2], hasOthers: true });
  expect(covered()).toEqual({ dishes: [], hasOthers: false });
});
