import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cart,
  type CartLine,
  countItems,
  emptyCart,
  MAX_COMMENT_LENGTH,
  MAX_QUANTITY,
} from '#domain/cart/cart.ts';
import {
  addToCart,
  changeQuantity,
  removeLine,
  returnLines,
  setComment,
  setCommentOfOne,
} from '#domain/cart/cart-rules.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import { minor } from '#domain/pricing/money.ts';
import { choice, line, place, size } from '../menu/menu-builder.ts';

const cartOf = (...lines: readonly CartLine[]): Cart => lines.reduce(addToCart, emptyCart(place));
const withDill = choice({ addable: [1] });

describe('adding to a cart', () => {
  test('an equal dish with an equal choice merges into one line [S3.16]', () => {
    const cart = cartOf(
      line(1, { lineId: 'a', choice: choice({ addable: [1, 2] }), quantity: 2 }),
      line(1, { lineId: 'b', choice: choice({ addable: [2, 1] }), quantity: 3 }),
    );
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]).toMatchObject({ lineId: 'a', quantity: 5 });
  });

  test.each([
    ['another extra', line(1, { lineId: 'b', choice: choice({ addable: [2] }) })],
    ['no extra', line(1, { lineId: 'b' })],
    ['something left out', line(1, { lineId: 'b', choice: choice({ addable: [1], removable: [2] }) })],
    ['another required ingredient', line(1, { lineId: 'b', choice: choice({ required: 2, addable: [1] }) })],
    ['another size', line(1, { lineId: 'b', choice: withDill, variantId: size(11) })],
  ])('%s is a line of its own [S3.16]', (_, other) => {
    expect(cartOf(line(1, { lineId: 'a', choice: withDill }), other).lines.map(({ lineId }) => lineId)).toEqual([
      'a',
      'b',
    ]);
  });

  test('a merged line keeps the latest seen price and name', () => {
    const cart = cartOf(
      line(1, { addedAt: 1, seenPrice: minor(700), seenName: 'Супа' }),
      line(1, { addedAt: 2, seenPrice: minor(800), seenName: 'Soup' }),
    );
    expect(cart.lines[0]).toMatchObject({ addedAt: 1, seenPrice: 800, seenName: 'Soup' });
  });

  test('a line stops at its maximum quantity', () => {
    const cart = cartOf(line(1, { quantity: 60 }), line(1, { quantity: 60 }));
    expect(countItems(cart)).toBe(MAX_QUANTITY);
    expect(addToCart(cart, line(1))).toBe(cart);
    expect(countItems(cartOf(line(1, { quantity: 1e9 })))).toBe(MAX_QUANTITY);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('quantity %d adds nothing', (quantity) => {
    const cart = emptyCart(place);
    expect(addToCart(cart, line(1, { quantity }))).toBe(cart);
  });

  const anyLine = fc
    .record({
      dish: fc.integer({ min: 1, max: 3 }),
      extras: fc.shuffledSubarray([1, 2, 3]),
      quantity: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ dish, extras, quantity }) => line(dish, { choice: choice({ addable: extras }), quantity }));

  const contents = (cart: Cart): string[] =>
    cart.lines.map((one) => `${one.quantity} × ${one.variantId} with ${one.choice.addable.join()}`).toSorted();

  test('adding loses no unit, in any order [S3.16]', () => {
    const lines = fc.array(anyLine, { maxLength: 15 });
    fc.assert(
      fc.property(
        lines.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
        ([some, shuffled]) => {
          const cart = cartOf(...some);
          expect(countItems(cart)).toBe(some.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(contents(cartOf(...shuffled))).toEqual(contents(cart));
          expect(new Set(contents(cart).map((text) => text.replace(/^\d+/, ''))).size).toBe(cart.lines.length);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('merging two carts keeps all lines of both, in either order [S3.16]', () => {
    const lines = fc.array(anyLine, { maxLength: 8 });
    fc.assert(
      fc.property(lines, lines, (mine, returned) => {
        const one = returnLines(cartOf(...mine), cartOf(...returned).lines);
        const other = returnLines(cartOf(...returned), cartOf(...mine).lines);
        expect(contents(one)).toEqual(contents(other));
        expect(countItems(one)).toBe(countItems(cartOf(...mine)) + countItems(cartOf(...returned)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('changing a cart', () => {
  const cart = cartOf(line(1, { quantity: 2 }), line(2));

  test.each([
    [5, [5, 1]],
    [0, [1]],
    [100, [MAX_QUANTITY, 1]],
  ])('the quantity to %d', (quantity, expected) => {
    expect(changeQuantity(cart, 'line-1', quantity).lines.map((one) => one.quantity)).toEqual(expected);
  });

  test.each([-1, 1.5, Number.NaN, 2])('quantity %d leaves the line unchanged', (quantity) => {
    expect(changeQuantity(cart, 'line-1', quantity)).toBe(cart);
    expect(changeQuantity(cart, 'nowhere', quantity)).toBe(cart);
  });

  test('the revision grows by one with each real change', () => {
    let current = emptyCart(place);
    const steps: ((before: Cart) => Cart)[] = [
      (before) => addToCart(before, line(1)),
      (before) => addToCart(before, line(1)),
      (before) => addToCart(before, line(2)),
      (before) => changeQuantity(before, 'line-1', 7),
      (before) => setComment(before, 'line-1', 'hot'),
      (before) => setComment(before, 'line-1', ''),
      (before) => removeLine(before, 'line-2'),
      (before) => returnLines(before, [line(2), line(3)]),
      (before) => clearCart(before),
    ];
    for (const [at, step] of steps.entries()) {
      current = step(current);
      expect(current.revision).toBe(at + 1);
    }
    expect(clearCart(current)).toBe(current);
    expect(removeLine(current, 'line-1')).toBe(current);
    expect(returnLines(current, [])).toBe(current);
    expect(current).toMatchObject({ placeId: place, lines: [], comments: {} });
  });
});

describe('comments of a cart', () => {
  const cart = cartOf(line(1, { choice: withDill, lineId: 'a' }), line(1, { lineId: 'b' }), line(2));

  test('a comment belongs to its line: two lines of one size keep their own, and the size joins both [S3.18]', () => {
    const commented = setComment(setComment(cart, 'a', 'well done'), 'b', 'medium');
    expect(commented.lines.map(({ comment }) => comment)).toEqual(['well done', 'medium', undefined]);
    expect(commented.comments).toEqual({ 10: 'well done; medium' });
    expect(setComment(commented, 'a', 'medium').comments).toEqual({ 10: 'medium' });
  });

  test('a comment is stored only when it is not empty [S5.01]', () => {
    expect(setComment(cart, 'a', ' \n\t ')).toBe(cart);
    expect(setComment(cart, 'a', '')).toBe(cart);
    const commented = setComment(cart, 'a', 'no salt');
    expect(setComment(commented, 'a', '  ').comments).toEqual({});
    expect(setComment(commented, 'line-2', '')).toBe(commented);
    expect(setComment(commented, 'a', ' no salt ')).toBe(commented);
    expect(setComment(commented, 'gone', 'no salt')).toBe(commented);
  });

  test('a comment is removed with its line', () => {
    const commented = setComment(setComment(cart, 'a', 'no salt'), 'b', 'hot');
    const one = removeLine(commented, 'a');
    expect(one.comments).toEqual({ 10: 'hot' });
    expect(changeQuantity(one, 'b', 0).comments).toEqual({});
  });

  test('a comment separates lines: a dish with another comment is its own line, with an equal comment it merges', () => {
    const commented = setComment(cartOf(line(1, { lineId: 'a' })), 'a', 'no nuts');
    const plain = addToCart(commented, line(1, { lineId: 'b' }));
    expect(plain.lines.map(({ lineId, comment }) => [lineId, comment])).toEqual([
      ['a', 'no nuts'],
      ['b', undefined],
    ]);
    expect(addToCart(plain, line(1, { comment: 'no nuts' })).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(setComment(plain, 'b', 'no nuts').lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      ['a', 2],
    ]);
  });

  test('a comment can be set on one unit of a line of two', () => {
    const two = cartOf(line(1, { lineId: 'burgers', quantity: 2 }), line(2));
    const split = setCommentOfOne(two, 'burgers', 'well done', 'new');
    expect(split.lines.map(({ lineId, quantity, comment }) => [lineId, quantity, comment])).toEqual([
      ['burgers', 1, undefined],
      ['new', 1, 'well done'],
      ['line-2', 1, undefined],
    ]);
    const more = setCommentOfOne(addToCart(split, line(1)), 'burgers', 'well done', 'newer');
    expect(more.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      ['burgers', 1],
      ['new', 2],
      ['line-2', 1],
    ]);
    expect(setCommentOfOne(two, 'burgers', ' ', 'new')).toBe(two);
    expect(setCommentOfOne(two, 'line-2', 'hot', 'new').lines.map(({ lineId }) => lineId)).toEqual([
      'burgers',
      'line-2',
    ]);
  });

  test.each([
    ['  no   salt\r\n\tplease ', 'no salt please'],
    ['no\u0000 \u001b[2Jsalt\u007f', 'no [2Jsalt'],
    ['\u202Etlas on\u2069', 'tlas on'],
    ['a\u2028b', 'a b'],
    ['a \u0007 b', 'a b'],
    ['без сол 👨‍👩‍👧', 'без сол 👨‍👩‍👧'],
    ['half \uD83D', 'half'],
  ])('%j reaches the kitchen as %j', (written, stored) => {
    expect(setComment(cart, 'a', written).comments[10]).toBe(stored);
  });

  test('a comment has at most 500 characters and never ends in half of one', () => {
    const long = setComment(cart, 'a', `${'x'.repeat(MAX_COMMENT_LENGTH - 1)}🍅`);
    expect(long.comments[10]).toBe('x'.repeat(MAX_COMMENT_LENGTH - 1));
    expect(setComment(cart, 'a', 'x'.repeat(2000)).comments[10]).toHaveLength(500);
  });

  test('a stored comment is short and trimmed, and storing it again does not change it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const stored = setComment(cart, 'a', text).comments[10] ?? '';
        expect(stored.length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
        expect(stored).toBe(stored.trim());
        expect(stored).not.toMatch(/\p{Cc}/u);
        expect(setComment(cart, 'a', stored).comments[10] ?? '').toBe(stored);
      }),
      { numRuns: 5000 },
    );
  });
});

test('lines of a refused order return with their comments, beside lines of the same dish with other comments', () => {
  const chosenSince = setComment(cartOf(line(1, { quantity: 2 }), line(3)), 'line-1', 'medium');
  const home = returnLines(chosenSince, [
    line(1, { lineId: 'x', comment: 'NO NUTS, allergy' }),
    line(2, { lineId: 'y', quantity: 3, comment: 'no salt' }),
    line(3, { lineId: 'z' }),
  ]);
  expect(home.lines.map(({ lineId, quantity, comment }) => [lineId, quantity, comment])).toEqual([
    ['line-1', 2, 'medium'],
    ['line-3', 2, undefined],
    ['x', 1, 'NO NUTS, allergy'],
    ['y', 3, 'no salt'],
  ]);
  expect(home.comments).toEqual({ 10: 'medium; NO NUTS, allergy', 20: 'no salt' });
  expect(home.revision).toBe(chosenSince.revision + 1);
});
