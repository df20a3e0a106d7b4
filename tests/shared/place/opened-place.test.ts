// One cart per place, which lasts while the place is open.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeCart, openCart, readCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { storeClient } from '#core/db/place/client-table.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import type { Place } from '#domain/place/place.ts';
import { cartElsewhere, enterPlace } from '#shared/place/opened-place.ts';
import { breakableDisk } from '../../core/db/breakable-disk.ts';
import { line } from '../../core/db/outbox/order-drafts.ts';
import { aPlace } from '../menu/snapshots.ts';
import { stubCookies } from '../page-double.ts';

const bistro = aPlace();
const bar = aPlace({ id: 2 as Place['id'], slug: 'bar', name: 'The bar' });
let db: TablDatabase;
let names = 0;
beforeEach(async () => {
  stubCookies();
  names += 1;
  db = new TablDatabase(breakableDisk(), `opened-${names}`);
  await storeClient(db, { id: 'tabl', name: 'Tabl', places: [bistro, bar] });
});
afterEach(() => {
  db.close();
  vi.unstubAllGlobals();
});
const choose = (place: Place, ...lines: CartLine[]) =>
  changeCart(db, place.id, (cart) => lines.reduce((before, one) => addToCart(before, one), cart));

test('opened place: is remembered, also in its cookie [S4.05]', async () => {
  await enterPlace({ db }, bistro);
  expect(document.cookie).toBe('_top_=bistro');
  expect(await cartElsewhere({ db }, bistro.id)).toBeUndefined();
});

test('opened place: a guest with a cart who opens another place is asked first, and keeps the cart meanwhile', async () => {
  await enterPlace({ db }, bistro);
  await choose(bistro, line(1, 2), line(2));
  expect(await cartElsewhere({ db }, bar.id)).toEqual({ place: bistro, count: 3 });
  expect((await readCart(db, bistro.id))?.lines).toHaveLength(2);
  expect(await cartElsewhere({ db }, bistro.id)).toBeUndefined();
});

test('opened place: a guest who continues discards the other cart and starts one at the new place [S4.05]', async () => {
  await enterPlace({ db }, bistro);
  await choose(bistro, line(1, 2));
  await enterPlace({ db }, bar);
  await choose(bar, line(3));
  expect((await readCart(db, bistro.id))?.lines).toEqual([]);
  expect((await readCart(db, bar.id))?.lines).toHaveLength(1);
  // The empty cart of the bistro is stored, so opening the bistro reads no mirror and restores no line.
  const mirror = vi.fn();
  await openCart(db, bistro.id, mirror);
  expect(mirror).not.toHaveBeenCalled();
});

test('opened place: an empty or missing cart asks nothing', async () => {
  expect(await cartElsewhere({ db }, bar.id)).toBeUndefined();
  await enterPlace({ db }, bistro);
  expect(await cartElsewhere({ db }, bar.id)).toBeUndefined();
  await choose(bistro, line(1));
  await changeCart(db, bistro.id, (cart) => ({ ...cart, revision: cart.revision + 1, lines: [] }));
  expect(await cartElsewhere({ db }, bar.id)).toBeUndefined();
});
