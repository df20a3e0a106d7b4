import { expect, test } from 'vitest';
import {
  changeCart,
  changeCartOnce,
  openCart,
  openPlace,
  readCart,
  readOpenedPlace,
  readPricedCart,
} from '#core/db/cart/cart-table.ts';
import { submitCart } from '#core/db/outbox/outbox-table.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import type { PlaceId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { cartOf, draft, line, PLACE } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const OTHER = 8 as PlaceId;
const mirrored = cartOf(line(5));

test('the mirror is read only when the device has no cart record [S3.14, S3.17]', async () => {
  const db = newDatabase();
  expect(await readCart(db, PLACE)).toBeUndefined();
  expect(await openCart(db, PLACE, () => mirrored)).toEqual(mirrored);
  expect(await readCart(db, PLACE)).toEqual(mirrored);

  await changeCart(db, PLACE, () => ({ ...emptyCart(PLACE), revision: 9 }));
  expect(await openCart(db, PLACE, () => mirrored)).toMatchObject({ revision: 9, lines: [] });
});

test('a mirror that still shows a sent cart restores no line', async () => {
  const db = newDatabase();
  await openCart(db, PLACE, () => mirrored);
  await submitCart(db, draft(1, { cartRevision: mirrored.revision }));
  expect(await openCart(db, PLACE, () => mirrored)).toMatchObject({ lines: [] });
  expect(await readCart(db, PLACE)).toBeDefined();
});

test('a place without cart record and mirror has an empty cart', async () => {
  const db = newDatabase();
  expect(await openCart(db, PLACE, () => undefined)).toEqual(emptyCart(PLACE));
});

test('two tabs that change the cart at once lose no change', async () => {
  const db = newDatabase();
  await Promise.all([1, 2, 3, 1].map((dish) => changeCart(db, PLACE, (cart) => addToCart(cart, line(dish)))));
  const cart = await readCart(db, PLACE);
  expect(cart?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(cart?.revision).toBe(4);
});

test('an unreadable line is skipped, and the others stay', async () => {
  const db = newDatabase();
  const torn = { ...cartOf(line(1), line(2)), lines: [line(1), { ...line(2), quantity: -3 }, 'dish'] };
  await db.carts.put(torn as unknown as Cart);
  expect(await readCart(db, PLACE)).toMatchObject({ revision: 4, lines: [{ lineId: 'line-1' }] });
});

test('opening a place empties the carts of all others and is remembered', async () => {
  const db = newDatabase();
  expect(await readOpenedPlace(db)).toBeUndefined();
  await openPlace(db, PLACE);
  await changeCart(db, PLACE, (cart) => addToCart(cart, line(1)));
  await openPlace(db, PLACE);
  expect(await readCart(db, PLACE)).toMatchObject({ lines: [{ lineId: 'line-1' }] });

  await openPlace(db, OTHER);
  expect(await readOpenedPlace(db)).toBe(OTHER);
  expect(await readCart(db, PLACE)).toMatchObject({ lines: [] });
  // The record stays, otherwise the mirror would restore the lines.
  expect(await openCart(db, PLACE, () => mirrored)).toMatchObject({ lines: [] });
});

test('a press made before the app loaded counts once, even when several tabs hand it over at once', async () => {
  const db = newDatabase();
  const add = (press: string) => changeCartOnce(db, PLACE, press, (cart) => addToCart(cart, line(1)));
  await Promise.all([add('a'), add('b'), add('a')]);
  await add('b');
  expect((await readCart(db, PLACE))?.lines).toMatchObject([{ productId: 1, quantity: 2 }]);
});

test('a press whose change fails is not counted, and may be handed over again', async () => {
  const db = newDatabase();
  const spoilt = () => {
    throw new Error('broken');
  };
  await expect(changeCartOnce(db, PLACE, 'a', spoilt)).rejects.toThrow('broken');
  await changeCartOnce(db, PLACE, 'a', (cart) => addToCart(cart, line(1)));
  expect((await readCart(db, PLACE))?.lines).toMatchObject([{ quantity: 1 }]);
});

test('the cart of a place with a service charge is priced with this charge', async () => {
  const db = newDatabase();
  await changeCart(db, PLACE, () => cartOf(line(1)));
  const serviceCharge = { valueType: 'percent' as const, value: 10, orderTypes: ['spot' as const] };
  const { further } = await readPricedCart(db, { id: PLACE, serviceCharge }, false);
  const base = { goods: minor(1000), boxes: minor(0), tier: [] };
  const context = {
    place: { orderTypes: [], timeZone: 'Europe/Sofia' },
    settings: { moneyDiscountOnlyPreorder: false },
    now: 0,
  };
  expect(further?.(base, { ...context, orderType: 'spot' })).toMatchObject([{ kind: 'service', amount: 100 }]);
  expect(further?.(base, { ...context, orderType: 'delivery' })).toEqual([]);
  expect((await readPricedCart(db, { id: PLACE }, false)).further).toBeUndefined();
});
