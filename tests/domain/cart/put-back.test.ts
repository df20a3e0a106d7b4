import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartLine, emptyCart } from '#domain/cart/cart.ts';
import { addToCart, putBack, removeLine, setComment } from '#domain/cart/cart-rules.ts';
import { withPromo } from '#domain/cart/clear-cart.ts';
import { minor } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { choice, line, place, size } from '../menu/menu-builder.ts';

const cartOf = (...lines: readonly CartLine[]) => lines.reduce(addToCart, emptyCart(place));
const ids = ({ lines }: { readonly lines: readonly CartLine[] }) => lines.map(({ lineId }) => lineId);
const first = line(1, { lineId: 'first', quantity: 2, choice: choice({ addable: [1] }) });
const second = line(2, { lineId: 'second', variantId: size(20) });
const third = line(3, { lineId: 'third', variantId: size(30) });
const PROMO: PromoTerms = {
  code: 'LATO10',
  valueType: 'percent',
  value: 10,
  ignoresOtherDiscounts: false,
  orderTypes: [],
  from: undefined,
  until: undefined,
  minimum: minor(0),
};

test('a restored line keeps its choice, quantity, comment and position, and restores the order’s promo code', () => {
  fc.assert(
    fc.property(fc.constantFrom(first, second, third), (line) => {
      const cart = withPromo(setComment(cartOf(first, second, third), line.lineId, 'no nuts'), PROMO);
      const commented = cart.lines.find(({ lineId }) => lineId === line.lineId) ?? line;
      const back = putBack(removeLine(cart, line.lineId), commented, cart);
      expect({ ...back, revision: 0 }).toEqual({ ...cart, revision: 0 });
      expect(back.revision).toBeGreaterThan(cart.revision);
    }),
  );
});

test('a restored line goes behind the remaining lines that stood before it', () => {
  const cart = cartOf(first, second, third);
  const left = removeLine(removeLine(cart, 'second'), 'first');
  expect(ids(putBack(left, second, cart))).toEqual(['second', 'third']);
  const fourth = line(4, { lineId: 'fourth', variantId: size(40) });
  expect(ids(putBack(addToCart(removeLine(cart, 'third'), fourth), third, cart))).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ]);
});

test('a restored line merges with an equal line added since, and stays apart from one with another comment', () => {
  const cart = cartOf(first, second);
  const again = addToCart(removeLine(cart, 'first'), { ...first, lineId: 'again', quantity: 1 });
  expect(putBack(again, first, cart).lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
    ['second', 1],
    ['again', 3],
  ]);
  const unsalted = setComment(again, 'again', 'no salt');
  expect(putBack(unsalted, first, cart).lines.map(({ lineId, comment }) => [lineId, comment])).toEqual([
    ['first', undefined],
    ['second', undefined],
    ['again', 'no salt'],
  ]);
});
