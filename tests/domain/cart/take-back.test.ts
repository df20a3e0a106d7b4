import { expect, test } from 'vitest';
import { type CartLine, emptyCart } from '#domain/cart/cart.ts';
import { addToCart, setComment, takeBack, takeOne } from '#domain/cart/cart-rules.ts';
import { choice, line, place, size } from '../menu/menu-builder.ts';

const cartOf = (...lines: readonly CartLine[]) => lines.reduce(addToCart, emptyCart(place));
const counts = ({ lines }: { readonly lines: readonly CartLine[] }) =>
  lines.map(({ lineId, quantity }) => [lineId, quantity]);
const plain = line(1, { lineId: 'plain', quantity: 2 });
const withDill = line(1, { lineId: 'dill', choice: choice({ addable: [1] }) });
const other = line(2, { lineId: 'other', variantId: size(20) });

test('taking back a dish reduces its newest line, and removes the line with its last unit', () => {
  const first = takeOne(cartOf(plain, withDill, other), plain.productId);
  expect(counts(first)).toEqual([
    ['plain', 2],
    ['other', 1],
  ]);
  const second = takeOne(first, plain.productId);
  expect(counts(second)).toEqual([
    ['plain', 1],
    ['other', 1],
  ]);
  expect(counts(takeOne(second, plain.productId))).toEqual([['other', 1]]);
});

test('taking back a dish that is not in the cart returns the same cart', () => {
  const cart = cartOf(other);
  expect(takeOne(cart, plain.productId)).toBe(cart);
  expect(takeBack(cart, plain)).toBe(cart);
});

test('undoing an added dish reduces only its own line', () => {
  const cart = cartOf(plain, withDill, { ...plain, lineId: 'again', quantity: 3 });
  expect(counts(cart)).toEqual([
    ['plain', 5],
    ['dill', 1],
  ]);
  expect(counts(takeBack(cart, { ...plain, quantity: 3 }))).toEqual([
    ['plain', 2],
    ['dill', 1],
  ]);
});

test('taking back stops at zero, and removing the last unit also removes the comment', () => {
  const cart = setComment(cartOf(plain, other), 'plain', 'no onion');
  const left = takeBack(cart, { ...plain, quantity: 7, comment: ' no onion ' });
  expect(counts(left)).toEqual([['other', 1]]);
  expect(left.comments).toEqual({});
});
