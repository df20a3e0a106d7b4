// From what of an order its guest may withdraw.
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

test('each covered dish is named once, and what is not covered is told apart', () => {
  expect(covered(2, 2)).toEqual({ dishes: [2], hasOthers: false });
  expect(covered(3, 1, 2, 3)).toEqual({ dishes: [3, 2], hasOthers: true });
});

test('an order of dishes alone, or of what is no more on the menu, has nothing to return', () => {
  expect(covered(1)).toEqual({ dishes: [], hasOthers: true });
  expect(covered(99, 2)).toEqual({ dishes: [2], hasOthers: true });
  expect(covered()).toEqual({ dishes: [], hasOthers: false });
});
