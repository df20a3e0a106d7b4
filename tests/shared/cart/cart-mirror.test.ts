// @vitest-environment jsdom
// The cart's mirrors in local storage and in a cookie, for other programs and for a device that lost its database.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeCart, readCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { Product } from '#domain/menu/menu.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { addSelection, makeLineId, mirrorCart, restoreCart } from '#shared/cart/cart-actions.ts';
import { breakableDisk } from '../../core/db/breakable-disk.ts';
import { buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { aPlace, aSnapshot } from '../menu/snapshots.ts';

const burger = buildProduct({
  id: 1 as Product['id'],
  slug: 'burger',
  name: 'Бургер',
  variants: [buildVariant({ price: minor(1290), additionalPrice: minor(30), size: '300 г' })],
  ingredients: [
    { ingredientId: 5 as never, role: 'addable', priority: 1 },
    { ingredientId: 6 as never, role: 'removable', priority: 2 },
  ],
  discountPercent: 10,
});
const snapshot = aSnapshot({
  products: [burger],
  ingredients: [buildIngredient(5, 'Cheese', { price: minor(150) }), buildIngredient(6, 'Onion')],
});
const { place } = snapshot;
let db: TablDatabase;
let names = 0;
beforeEach(() => {
  names += 1;
  db = new TablDatabase(breakableDisk(), `mirror-${names}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  db.close();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser that forgets.
  document.cookie = 'to_order=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

const add = (quantity = 1, comment?: string) => {
  const [variant] = burger.variants;
  if (!variant) throw new Error('A burger has a size');
  const choice = { ...emptyChoice, addable: [5 as never], removable: [6 as never] };
  return addSelection(db, snapshot, 'spot', { product: burger, variant, choice, quantity, comment }, 1_700_000);
};
const cart = async () => (await readCart(db, place.id)) ?? emptyCart(place.id);
const mirror = async () => mirrorCart(await cart(), snapshot);
const groups = () => JSON.parse(localStorage.getItem('to_order') ?? '{}') as Record<string, Record<string, unknown>[]>;
/** Simulates a lost database. */
const forget = () => {
  db.close();
  names += 1;
  db = new TablDatabase(breakableDisk(), `mirror-${names}`);
};

test('cart mirror: `to_order` holds the lines by size with every field of the specification [S3.14, S3.15]', async () => {
  await add(2, 'well done');
  await mirror();
  expect(groups()).toEqual({
    11: [
      {
        product_variant_id: 11,
        product_id: 1,
        size: '300 г',
        // Price before the separately listed discount, and without the cheese: a reader of the specification adds both.
        price: '12.90',
        seen_price: '13.11',
        additional_price: '0.30',
        name: 'Бургер',
        image: null,
        date_added: 1_700_000,
        product_translations: { en: { name: 'Бургер' } },
        variant_translations: { en: { size: '300 г' } },
        product_ingredients: [
          { ingredientId: 5, type: 'addable', priority: 1 },
          { ingredientId: 6, type: 'removable', priority: 2 },
        ],
        ingredients: { required: null, addable: [5], removable: [6] },
        quantity: 2,
        catHierarchyId: 1,
        discount_percent: 10,
        discount_money: '0.00',
      },
    ],
  });
});

test('cart mirror: a device that lost its database restores the cart with its comments [S3.14, S3.18]', async () => {
  await add(2, 'well done');
  await mirror();
  const before = await cart();
  forget();
  const restored = await restoreCart(db, place);
  expect(restored.comments).toEqual({ 11: 'well done' });
  const withoutIds = (lines: readonly { lineId: string }[]) => lines.map(({ lineId: _, ...rest }) => rest);
  expect(withoutIds(restored.lines)).toEqual(withoutIds(before.lines));
  expect(await cart()).toEqual(restored);
});

test('cart mirror: restores from the cookie when local storage is gone [S3.17]', async () => {
  await add(2, 'well done');
  await mirror();
  localStorage.clear();
  forget();
  expect((await restoreCart(db, place)).lines).toMatchObject([{ productId: 1, quantity: 2 }]);
});

test('cart mirror: is never read over a stored cart, even an empty one', async () => {
  await add(2);
  await mirror();
  await changeCart(db, place.id, (before) => ({ ...before, revision: before.revision + 1, lines: [] }));
  expect((await restoreCart(db, place)).lines).toEqual([]);
  expect((await cart()).lines).toEqual([]);
});

test('cart mirror: another place’s mirror is ignored', async () => {
  await add(2);
  await mirror();
  forget();
  expect((await restoreCart(db, aPlace({ id: 2 as never, slug: 'other' }))).lines).toEqual([]);
});

test('cart mirror: skips tampered lines, keeps the others and does not crash', async () => {
  await add(2);
  await mirror();
  const [good] = groups()[11] ?? [];
  const bad = [
    null,
    'x',
    [],
    {},
    { ...good, quantity: 0 },
    { ...good, quantity: -1 },
    { ...good, quantity: 1.5 },
    { ...good, quantity: 1e9 },
    { ...good, product_id: 'constructor' },
    { ...good, product_variant_id: null },
    { ...good, ingredients: { addable: ['<script>'], removable: [] } },
  ];
  localStorage.setItem('to_order', JSON.stringify({ 11: [...bad, good], 12: 'x', __proto__: 5, 13: null }));
  forget();
  expect((await restoreCart(db, place)).lines).toMatchObject([{ productId: 1, quantity: 2, seenName: 'Бургер' }]);
  for (const value of ['', '{', '[]', 'null', '5', '"x"']) {
    localStorage.setItem('to_order', value);
    // biome-ignore lint/suspicious/noDocumentCookie: as somebody at a console would.
    document.cookie = `to_order=${encodeURIComponent(value)}; path=/`;
    forget();
    expect((await restoreCart(db, place)).lines).toEqual([]);
  }
});

test('cart mirror: a cart too large for a cookie is stored only in local storage, and whole [S3.17]', async () => {
  for (let dish = 0; dish < 20; dish++) {
    await changeCart(db, place.id, (before) => ({
      ...before,
      revision: before.revision + 1,
      lines: [
        ...before.lines,
        {
          lineId: makeLineId(),
          productId: (100 + dish) as never,
          variantId: (200 + dish) as never,
          categoryId: 1 as never,
          choice: emptyChoice,
          quantity: 1,
          addedAt: 1,
          seenPrice: minor(100),
          seenName: 'Агнешко по гергьовски с пролетен лук и спанак',
          seenSize: '450 г',
        },
      ],
    }));
    await mirror();
  }
  expect(document.cookie).not.toContain('to_order');
  expect(Object.keys(groups())).toHaveLength(20);
});

test('cart mirror: works when the browser blocks local storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  await add(2);
  await mirror();
  expect((await restoreCart(db, place)).lines).toHaveLength(1);
});

test('cart: an added dish keeps the price and name that the guest saw; a dish without a price is not added', async () => {
  await add(1);
  expect((await cart()).lines).toMatchObject([{ seenPrice: 1311, seenName: 'Бургер', seenSize: '300 г', quantity: 1 }]);
  const asked = buildProduct({ id: 2 as never, variants: [buildVariant({ id: 12 as never, price: null })] });
  const [variant] = asked.variants;
  const other = aSnapshot({ products: [asked] });
  if (variant) {
    const selection = { product: asked, variant, choice: emptyChoice, quantity: 1, comment: undefined };
    await addSelection(db, other, 'spot', selection, 1);
  }
  expect((await cart()).lines).toHaveLength(1);
});
