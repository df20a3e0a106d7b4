import { expect, test } from 'vitest';
import { type CartLine, emptyCart } from '#domain/cart/cart.ts';
import { addToCart, setComment } from '#domain/cart/cart-rules.ts';
import { editLine } from '#domain/cart/edit-line.ts';
import { choice, line, place, size } from '../menu/menu-builder.ts';

const cartOf = (...lines: readonly CartLine[]) => lines.reduce(addToCart, emptyCart(place));
const small = line(1, { lineId: 'small', variantId: size(10), quantity: 2 });
const large = line(1, { lineId: 'large', variantId: size(11), quantity: 1 });
const soup = line(2, { lineId: 'soup', variantId: size(20) });
const shown = ({ lines }: { readonly lines: readonly CartLine[] }) =>
  lines.map(({ lineId, variantId, quantity, choice: { addable } }) => [lineId, variantId, quantity, addable]);

test('an edited line keeps its id and position with another size, choice and quantity', () => {
  const dill = { ...large, lineId: 'new', quantity: 3, choice: choice({ addable: [1] }) };
  const cart = cartOf(small, soup);
  const edited = editLine(cart, 'small', dill);
  expect(shown(edited)).toEqual([
    ['small', 11, 3, [1]],
    ['soup', 20, 1, []],
  ]);
  expect(edited.revision).toBeGreaterThan(cart.revision);
});

test('an edited line merges with a line that it now equals, without losing units', () => {
  const edited = editLine(cartOf(small, soup, large), 'small', { ...large, lineId: 'new', quantity: 2 });
  expect(shown(edited)).toEqual([
    ['soup', 20, 1, []],
    ['large', 11, 3, []],
  ]);
});

test('an edited line has its own comment, and other lines of its size keep theirs', () => {
  const cart = setComment(setComment(cartOf(small, large), 'small', 'no nuts'), 'large', 'no salt');
  const dill = { ...large, lineId: 'new', choice: choice({ addable: [1] }), comment: 'no nuts' };
  expect(editLine(cart, 'small', dill).lines.map(({ comment }) => comment)).toEqual(['no nuts', 'no salt']);
  expect(editLine(cart, 'small', { ...large, comment: 'no salt' }).lines).toHaveLength(1);
});

test('an edit adds the line again when it was removed meanwhile', () => {
  expect(shown(editLine(cartOf(soup), 'small', { ...large, lineId: 'new' }))).toEqual([
    ['soup', 20, 1, []],
    ['new', 11, 1, []],
  ]);
});
