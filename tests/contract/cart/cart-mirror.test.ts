import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartFromMirror, cartToMirror } from '#contract/cart/cart-mirror.ts';
import { readStoredCart } from '#contract/stored.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { withComment } from '#domain/cart/comment.ts';
import { commentsByVariant } from '#domain/cart/line-comments.ts';
import type { CategoryId, PlaceId, VariantId } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { id, money, name, orderLine, text } from '../arbitraries.ts';

const EUR = 'EUR' as Currency;
const line: fc.Arbitrary<CartLine> = fc
  .tuple(
    orderLine,
    fc.record({ categoryId: id<CategoryId>(), addedAt: fc.nat(), seenPrice: money, seenName: text, seenSize: text }),
    fc.option(name, { nil: '' }),
  )
  .map(([ordered, seen, comment]) => withComment<CartLine>({ ...ordered, ...seen, lineId: 'line' }, comment));
const cart: fc.Arbitrary<Cart> = fc
  .record({
    placeId: id<PlaceId>(),
    revision: fc.nat(),
    // Repeated sizes, so that some lines of a size differ only in their comments.
    lines: fc.array(
      fc.oneof(
        line,
        line.map((one) => ({ ...one, variantId: 7 as VariantId })),
      ),
      { maxLength: 5 },
    ),
  })
  .map((one) => ({ ...one, comments: commentsByVariant(one.lines) }));
const read = (one: { groups: string | null; envelope: string | null }, placeId: number) =>
  cartFromMirror(one, placeId as PlaceId, EUR, () => 'line');
const byVariant = (a: CartLine, b: CartLine) => a.variantId - b.variantId;

test('the mirror contains the cart, with lines grouped by variant [S3.14, S3.15, S3.18]', () => {
  fc.assert(
    fc.property(cart, (one) => {
      const mirror = cartToMirror(one, EUR, () => undefined);
      const back = read(mirror, one.placeId);
      expect(back && { ...back, lines: back.lines.toSorted(byVariant) }).toEqual({
        ...one,
        lines: one.lines.toSorted(byVariant),
      });
      for (const [variantId, group] of Object.entries(JSON.parse(mirror.groups) as Record<string, unknown[]>)) {
        expect(group.every((entry) => JSON.stringify(entry).includes(`"product_variant_id":${variantId},`))).toBe(true);
      }
    }),
  );
});

const sample = fc.sample(
  cart.filter(({ lines }) => lines.length > 2),
  { seed: 3, numRuns: 1 },
)[0];
if (!sample) throw new Error('no cart');
const mirror = cartToMirror(sample, EUR, () => undefined);

test('a modified mirror is parsed line by line, and never throws [S3.15]', () => {
  const tamper = (change: (entry: Record<string, unknown>) => void) => {
    const groups = JSON.parse(mirror.groups) as Record<string, Record<string, unknown>[]>;
    const [first] = Object.values(groups)[0] ?? [];
    if (first) change(first);
    return read({ ...mirror, groups: JSON.stringify(groups) }, sample.placeId)?.lines.length;
  };
  const all = sample.lines.length;
  expect(tamper(() => undefined)).toBe(all);
  for (const quantity of [0, -1, 1.5, 1e9, 'many', null]) {
    expect(tamper((entry) => Object.assign(entry, { quantity }))).toBe(all - 1);
  }
  expect(tamper((entry) => Object.assign(entry, { product_id: '<script>' }))).toBe(all - 1);
  expect(tamper((entry) => Object.assign(entry, { ingredients: { addable: 'all' } }))).toBe(all - 1);
});

test('a text that is not a mirror, or is the mirror of another place, is read as undefined', () => {
  expect(read(mirror, sample.placeId + 1)).toBeUndefined();
  for (const groups of [null, '', '{', '[]', '"x"', '5', 'null']) {
    expect(read({ ...mirror, groups }, sample.placeId)?.lines ?? []).toEqual([]);
  }
  for (const envelope of [null, '', '{}', '{"place":0}', '{"place":1,"revision":-1}']) {
    expect(read({ ...mirror, envelope }, sample.placeId)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.json(), fc.json(), (groups, envelope) => {
      expect(read({ groups, envelope }, 1)?.lines ?? []).toEqual([]);
    }),
  );
});

test('a stored cart row is also parsed line by line', () => {
  expect(readStoredCart(JSON.parse(JSON.stringify(sample)))).toEqual(JSON.parse(JSON.stringify(sample)));
  const broken = { ...sample, lines: [...sample.lines, { lineId: 5 }, null] };
  expect(readStoredCart(broken)?.lines).toHaveLength(sample.lines.length);
  expect(readStoredCart({ lines: [] })).toBeUndefined();
});
