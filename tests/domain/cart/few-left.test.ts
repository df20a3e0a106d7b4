import { expect, test } from 'vitest';
import { takenDown, tooFew } from '#domain/cart/few-left.ts';
import type { ProductId } from '#domain/ids.ts';

const line = (productId: number, quantity: number) => ({ productId: productId as ProductId, quantity });
const left = new Map([[1 as ProductId, 3]]);

test('a line that asks for more portions than are left shows how many it can have', () => {
  const four = line(1, 4);
  expect(tooFew([four], four, left)).toBe(3);
  const three = line(1, 3);
  expect(tooFew([three, line(2, 9)], three, left)).toBeUndefined();
  expect(tooFew([four], four, undefined)).toBeUndefined();
});

test('two lines of one dish share its portions, and none is counted for both', () => {
  const [two, other] = [line(1, 2), line(1, 2)];
  expect(tooFew([two, other], two, left)).toBe(1);
  const all = line(1, 3);
  expect(tooFew([two, all], two, left)).toBe(0);
});

test('lines of a dish are reduced to its portions in total, and other dishes stay', () => {
  const [two, other, beer] = [line(1, 2), line(1, 2), line(2, 9)];
  const to = (count: number) =>
    takenDown([two, other, beer], { productId: two.productId, left: count }).map(({ quantity }) => quantity);
  expect([to(3), to(1), to(4)]).toEqual([[1], [1, 0], []]);
});
