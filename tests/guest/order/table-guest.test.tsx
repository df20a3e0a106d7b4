// @vitest-environment jsdom
// Actions of a guest at a table, and the page's state after each.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeCart, readCart } from '#core/db/cart/cart-table.ts';
import { listEntries } from '#core/db/outbox/outbox-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { readSessionCookie, writeSessionCookie } from '#core/platform/session-cookie.ts';
import type { Product } from '#domain/menu/menu.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type OrderControl, useOrder } from '#guest/order/use-order.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { type Ordering, useOrdering } from '#shared/order/ordering-context.tsx';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { type SessionState, useSession } from '#shared/session/session-context.tsx';
import { useStorageKind } from '#shared/tabl-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, type Guest, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';

const id = <T extends number>(value: number) => value as T;
const salad = buildProduct();
const soup = buildProduct({
  id: id(2),
  slug: 'soup',
  name: 'Soup',
  variants: [buildVariant({ id: id(12), size: '', price: minor(450) })],
});
const menu = { products: [salad, soup] };

interface Seen {
  cart: CartState;
  session: SessionState;
  ordering: Ordering;
  order: OrderControl;
  entries: ReturnType<typeof useEntries>;
  storage: ReturnType<typeof useStorageKind>;
  onSaved: () => void;
}

/** The page's view at its last render. */
const look = (guest: Guest, turnedAway = false): Seen => {
  const seen = { onSaved: vi.fn() } as Partial<Seen> as Seen;
  const Eyes = () => {
    seen.cart = useCart();
    seen.session = useSession();
    seen.ordering = useOrdering();
    seen.order = useOrder(seen.onSaved);
    seen.entries = useEntries();
    seen.storage = useStorageKind();
    return null;
  };
  guest.show(<Eyes />, turnedAway);
  return seen;
};
const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000 });
const seat = async (guest: Guest, over: Parameters<typeof aSession>[0] = {}) => {
  await storeSession(guest.tabl.db, aSession(over), guest.clock.now);
};
const put = (seen: Seen, product: Product, quantity = 1) =>
  act(async () => {
    const [variant] = product.variants;
    if (!variant) throw new Error('A dish has a size');
    await seen.cart.add({ product, variant, choice: emptyChoice, quantity, comment: undefined });
  });
const lines = (seen: Seen) => seen.cart.cart.lines.map(({ productId, quantity }) => [productId, quantity]);

test('cart: dishes are added, counted, priced and removed; undo restores a removed one [S3.16]', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  await seat(guest);
  const seen = look(guest);
  await until(() => expect(seen.session.isKnown).toBe(true));
  await put(seen, salad);
  await put(seen, soup, 2);
  await put(seen, salad);
  await until(() =>
    expect(lines(seen)).toEqual([
      [1, 2],
      [2, 2],
    ]),
  );
  expect(seen.cart.price.total).toBe(2 * 790 + 2 * 450);
  expect(seen.cart.added).toMatchObject({
    selection: { quantity: 1, product: { name: salad.name }, variant: salad.variants[0] },
  });
  const [first] = seen.cart.cart.lines;
  act(() => seen.cart.setQuantity(first?.lineId ?? '', 0));
  await until(() => expect(lines(seen)).toEqual([[2, 2]]));
  act(() => seen.cart.undo?.onUndo());
  await until(() =>
    expect(lines(seen)).toEqual([
      [1, 2],
      [2, 2],
    ]),
  );
  expect(seen.cart.undo).toBeUndefined();
});

test('order: “send” pressed right after a comment sends the order once, with the comment', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  await seat(guest);
  const seen = look(guest);
  await until(() => expect(seen.session.isKnown).toBe(true));
  await put(seen, salad, 2);
  await until(() => expect(lines(seen)).toEqual([[1, 2]]));
  const { lineId = '' } = seen.cart.cart.lines[0] ?? {};
  act(() => {
    seen.cart.comment(lineId, 'no nuts');
    seen.order.send();
    seen.order.send();
  });
  await until(() => expect(seen.onSaved).toHaveBeenCalledOnce());
  expect(seen.order.failure).toBeUndefined();
  await until(() => expect(seen.entries).toHaveLength(1));
  expect(seen.entries[0]?.lines.map(({ comment }) => comment)).toEqual(['no nuts']);
});

test('order: “send” pressed right after a comment on one of two dishes sends both lines', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  await seat(guest);
  const seen = look(guest);
  await until(() => expect(seen.session.isKnown).toBe(true));
  await put(seen, salad, 2);
  await until(() => expect(lines(seen)).toEqual([[1, 2]]));
  const { lineId = '' } = seen.cart.cart.lines[0] ?? {};
  act(() => {
    seen.cart.comment(lineId, 'no nuts', true);
    seen.order.send();
  });
  await until(() => expect(seen.onSaved).toHaveBeenCalledOnce());
  await until(() => expect(seen.entries).toHaveLength(1));
  const [entry] = seen.entries;
  expect(entry?.lines.map(({ comment }) => comment).toSorted()).toEqual(['no nuts', undefined]);
  expect(entry?.summary).toHaveLength(2);
});

test('cart: a comment belongs to its line; an empty one removes it [S5.01]', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  const seen = look(guest);
  await put(seen, salad);
  await until(() => expect(seen.cart.cart.lines).toHaveLength(1));
  const { lineId = '' } = seen.cart.cart.lines[0] ?? {};
  act(() => seen.cart.comment(lineId, '  no onion  '));
  await until(() => expect(seen.cart.cart.comments).toEqual({ 11: 'no onion' }));
  act(() => seen.cart.comment(lineId, ' '));
  await until(() => expect(seen.cart.cart.comments).toEqual({}));
});

test('cart: a sold-out dish leaves the order, and the guest reads which one and why', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  await seat(guest);
  const seen = look(guest);
  await put(seen, salad);
  await put(seen, soup);
  await until(() => expect(lines(seen)).toHaveLength(2));
  guest.publish(aSnapshot(menu, { off: [1] }));
  await until(() => expect(lines(seen)).toEqual([[2, 1]]));
  expect(seen.cart.removed.map(({ line, reason }) => [line.seenName, reason])).toEqual([[salad.name, 'out_of_stock']]);
  act(() => seen.cart.seenRemoved());
  expect(seen.cart.removed).toEqual([]);
});

test('cart: a dish whose price changed stays at the new price', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  const seen = look(guest);
  await put(seen, soup);
  await until(() => expect(seen.cart.price.total).toBe(450));
  const dearer = { ...soup, variants: [buildVariant({ id: id(12), size: '', price: minor(520) })] };
  guest.publish(aSnapshot({ products: [salad, dearer] }));
  await until(() => expect(seen.cart.price.total).toBe(520));
  expect(lines(seen)).toEqual([[2, 1]]);
});

test('order: ten presses of "send" make one stored order, an empty cart and one lasting label [S4.02, S4.03]', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  await seat(guest);
  const seen = look(guest);
  await until(() => expect(seen.session.session?.table).toBe('12'));
  await put(seen, salad, 3);
  await until(() => expect(lines(seen)).toEqual([[1, 3]]));
  act(() => {
    for (let press = 0; press < 10; press++) seen.order.send();
  });
  await until(() => expect(seen.entries).toHaveLength(1));
  const [entry] = seen.entries;
  expect(entry).toMatchObject({
    quote: { total: 2370 },
    orderType: 'spot',
    orderer: { kind: 'table', sessionId: 'sitting-1' },
  });
  expect(entry?.label).toMatch(/^[A-Z]{2}[2-9]-1$/);
  const choice = { chosen: [], added: [], removed: [], textLanguage: salad.textLanguage };
  expect(entry?.summary).toEqual([{ name: salad.name, detail: '350 g', choice, quantity: 3, total: 2370 }]);
  await until(() => expect(lines(seen)).toEqual([]));
  expect(seen.onSaved).toHaveBeenCalledOnce();
  act(() => seen.order.send());
  await until(() => expect(seen.order.failure).toBe('empty'));
  expect(await listEntries(guest.tabl.db)).toHaveLength(1);
});

test('order: without a table nothing is saved and the cart stays', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  const seen = look(guest);
  await put(seen, salad);
  await until(() => expect(lines(seen)).toHaveLength(1));
  act(() => seen.order.send());
  await until(() => expect(seen.order.failure).toBe('table'));
  expect(lines(seen)).toEqual([[1, 1]]);
  expect(await listEntries(guest.tabl.db)).toEqual([]);
});

test('order: a cart that another tab changed since rendering is checked again before sending', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  await seat(guest);
  const seen = look(guest);
  await until(() => expect(seen.session.session).toBeDefined());
  await put(seen, salad);
  await until(() => expect(lines(seen)).toHaveLength(1));
  act(() => {
    void changeCart(guest.tabl.db, id(1), (cart) => ({ ...cart, revision: cart.revision + 1 }));
    seen.order.send();
  });
  await until(() => expect(seen.order.failure).toBe('changed'));
  expect(await listEntries(guest.tabl.db)).toEqual([]);
});

test('table session: expires by itself and clears order type and cookie; the cart stays [S4.13]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const guest = await seatGuest(aSnapshot(menu));
  await seat(guest, { expiresAt: NOON + 60_000 });
  const seen = look(guest);
  await put(seen, salad);
  await until(() => expect(seen.session.orderType).toBe('spot'));
  await until(() => expect(readSessionCookie()).toMatchObject({ table: '12' }));
  await until(() => expect(lines(seen)).toEqual([[1, 1]]));
  guest.clock.now += 61_000;
  act(() => void vi.advanceTimersByTime(30_000));
  vi.useRealTimers();
  expect([seen.session.session, seen.session.orderType]).toEqual([undefined, undefined]);
  expect(readSessionCookie()).toBeUndefined();
  expect(lines(seen)).toEqual([[1, 1]]);
});

test('table session: a device that lost its database restores the session from the cookie, which nothing cleared [S4.13]', async () => {
  writeSessionCookie(aSession({ table: '7' }));
  const guest = await seatGuest(aSnapshot(menu));
  const seen = look(guest);
  await until(() => expect(seen.session.session?.table).toBe('7'));
  expect(await readCurrentSession(guest.tabl.db, id(1))).toMatchObject({ table: '7' });
});

test('storage: a full disk is reported, and ordering continues', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  await seat(guest);
  const seen = look(guest);
  await put(seen, salad);
  await until(() => expect(seen.session.session).toBeDefined());
  expect(seen.storage).toBe('kept');
  guest.disk.isFull = true;
  await put(seen, soup);
  await until(() => expect(seen.storage).toBe('memory'));
  await until(() =>
    expect(lines(seen)).toEqual([
      [1, 1],
      [2, 1],
    ]),
  );
  act(() => seen.order.send());
  await until(() => expect(seen.entries).toHaveLength(1));
  await until(() => expect(lines(seen)).toEqual([]));
  expect(seen.session.session?.table).toBe('12');
});

test('storage: the shown page survives a database that can no longer be read', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  const seen = look(guest);
  await put(seen, salad);
  await until(() => expect(lines(seen)).toEqual([[1, 1]]));
  guest.disk.refuses = true;
  guest.disk.wipe();
  await put(seen, soup);
  await until(() => expect(seen.storage).toBe('memory'));
  await until(() => expect(lines(seen)).toContainEqual([2, 1]));
});

const WEEK = Array.from({ length: 7 }, () => [{ from: 11 * 60, to: 15 * 60 }]);
const CLOSED = Array.from({ length: 7 }, () => [{ from: 18 * 60, to: 23 * 60 }]);

test.each([
  [
    'nobody has scanned: the menu of the tables, to choose from',
    {},
    undefined,
    false,
    ['spot', false, false, undefined],
  ],
  ['seated', {}, 'spot', false, ['spot', false, false, undefined]],
  ['a browse-only table', {}, 'spot_browse', false, ['spot_browse', true, true, undefined]],
  ['turned away at the table', {}, undefined, true, ['spot_browse', true, true, undefined]],
  ['turned away, but seated before', {}, 'spot', true, ['spot', false, false, undefined]],
  ['a room', {}, 'room', false, ['room', false, false, undefined]],
  ['the buttons are hidden for all', { hideAddToCart: 1 as const }, 'spot', false, ['spot', false, true, undefined]],
  ['hidden for lookers alone', { hideAddToCart: 2 as const }, 'spot', false, ['spot', false, false, undefined]],
  ['no orders are taken', { ordersAllowed: false }, 'spot', false, ['spot', false, false, 'orders_paused']],
  ['open by its hours', { openingHours: WEEK }, 'spot', false, ['spot', false, false, undefined]],
  ['closed by its hours', { openingHours: CLOSED }, 'spot', false, ['spot', false, false, 'place_closed']],
  [
    'closed, and takes orders all the same',
    { openingHours: CLOSED, disableOvertimeOrders: false },
    'spot',
    false,
    ['spot', false, false, undefined],
  ],
] as const)('ordering rights: %s [S1.11, S4.14]', async (_, settings, orderType, turnedAway, expected) => {
  const guest = await seatGuest(aSnapshot(menu, { settings }));
  if (orderType) await seat(guest, { orderType });
  const seen = look(guest, turnedAway);
  await until(() => expect([seen.session.isKnown, seen.session.orderType]).toEqual([true, orderType]));
  const { orderType: sees, isBrowseOnly, hidesAdd, stopped } = seen.ordering;
  expect([sees, isBrowseOnly, hidesAdd, stopped]).toEqual(expected);
});

test('place: a place that takes no orders is view-only', async () => {
  const guest = await seatGuest(aSnapshot(menu, { place: { orderTypes: [] } }));
  const seen = look(guest);
  await until(() => expect(seen.session.isKnown).toBe(true));
  expect(seen.ordering).toMatchObject({ orderType: 'spot_browse', isBrowseOnly: true, hidesAdd: true });
});

test('cart: a cart that was read before the place was opened belongs to no guest', async () => {
  const guest = await seatGuest(aSnapshot(menu));
  const seen = look(guest);
  expect(seen.cart.cart).toMatchObject({ placeId: 1, lines: [] });
  expect(await readCart(guest.tabl.db, id(1))).toBeUndefined();
});
