// Durable steps of an order over each backend: each is atomic, and a late one does nothing.

import { beforeEach, describe, expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import type { SessionId, SessionToken } from '#domain/ids.ts';
import { BILL_AGES } from '#domain/outbox/command-ages.ts';
import {
  cartOf,
  draft,
  line,
  NOW,
  orderId,
  PLACE,
  placedOrder,
  refusal,
  session,
  TABLE,
  TOKEN,
} from './order-drafts.ts';
import { BACKENDS, type Backend } from './outbox-backends.ts';

const ONE = orderId(1);
const TWO = orderId(2);
const ASKED = { at: NOW, wall: NOW };

describe.each(BACKENDS)('in $name', ({ open }) => {
  let at: Backend;
  beforeEach(async () => {
    at = open();
    await at.putSession(session());
    await at.putCart({ ...cartOf(line(1), line(2)), comments: { 10: 'no onion' } });
  });
  const saved = async () => {
    await at.store.submit(draft(1));
    return at.store;
  };
  /** Attempted once, with an unknown outcome. */
  const begun = async () => {
    const store = await saved();
    await store.begin(ONE, TOKEN);
    return store;
  };

  test('submit: the lines leave the cart in the same step as the entry appears [S4.03]', async () => {
    const entry = await at.store.submit(draft(1));
    expect(entry).toMatchObject({
      id: ONE,
      label: 'K2-1',
      state: 'saved',
      mayHaveArrived: false,
      comments: { 10: 'no onion' },
      lines: [{ productId: 1 }, { productId: 2 }],
    });
    expect(await at.entry(ONE)).toEqual(entry);
    expect(await at.cart()).toMatchObject({ lines: [], comments: {}, revision: 5 });
  });

  test('submit: two taps at once make one order', async () => {
    const made = await Promise.all([at.store.submit(draft(1)), at.store.submit(draft(2))]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect((await at.store.waiting()).entries).toHaveLength(1);
  });

  test('submit: rejects a cart that changed since it was priced', async () => {
    expect(await at.store.submit(draft(1, { cartRevision: 3 }))).toBeUndefined();
    expect(await at.cart()).toMatchObject({ lines: [{ lineId: 'line-1' }, { lineId: 'line-2' }] });
    expect((await at.store.waiting()).entries).toEqual([]);
  });

  test('submit: rejects an empty and a missing cart', async () => {
    await at.putCart({ ...emptyCart(PLACE), revision: 4 });
    expect(await at.store.submit(draft(1))).toBeUndefined();
    expect(await open().store.submit(draft(1))).toBeUndefined();
  });

  test('submit: the same id twice is one order, even with a full cart', async () => {
    const first = await at.store.submit(draft(1));
    await at.putCart(cartOf(line(3)));
    expect(await at.store.submit(draft(1))).toEqual(first);
    expect(await at.cart()).toMatchObject({ lines: [{ lineId: 'line-3' }] });
  });

  test('submit: labels count up under one prefix, whatever prefix is offered later', async () => {
    await at.store.submit(draft(1));
    await at.putCart(cartOf(line(3)));
    const second = await at.store.submit(draft(2, { labelPrefix: 'Z9' }));
    expect(second).toMatchObject({ label: 'K2-2', seq: 2 });
    expect((await at.store.waiting()).entries.map(({ id }) => id)).toEqual([ONE, TWO]);
  });

  test('begin: an attempt is stored before the request starts', async () => {
    const store = await saved();
    expect(await store.begin(ONE, TOKEN)).toMatchObject({ state: 'sending', mayHaveArrived: true, attempts: 1 });
    expect(await at.entry(ONE)).toMatchObject({ state: 'sending', mayHaveArrived: true });
  });

  test('received: the order is stored beside the entry, and the cart stays empty [S4.02, S4.03]', async () => {
    const store = await begun();
    await store.settle(ONE, { kind: 'received', order: placedOrder(1) });
    expect(await at.entry(ONE)).toMatchObject({ state: 'received', order: { number: 41 }, sentToken: undefined });
    expect(await at.order(ONE)).toEqual(placedOrder(1));
    expect(await at.cart()).toMatchObject({ lines: [] });
    expect(await at.session()).toMatchObject({ token: TOKEN });
  });

  test('submit: a call or a bill between two orders leaves no gap in their labels', async () => {
    await at.store.submit(draft(1));
    const { id: _, ...envelope } = draft(2);
    await at.store.save({
      ...{ id: orderId(2), placeId: envelope.placeId, orderer: envelope.orderer },
      ...{ createdAt: envelope.createdAt, createdWall: envelope.createdWall },
      ...{ labelPrefix: envelope.labelPrefix, deviceId: envelope.deviceId },
      ...{ kind: 'bill', ages: BILL_AGES, body: {} },
    });
    await at.putCart(cartOf(line(1)));
    expect(await at.store.submit(draft(3))).toMatchObject({ label: 'K2-2', seq: 3 });
  });

  test('received: the entry gets the label that the server assigned', async () => {
    const store = await begun();
    await store.settle(ONE, { kind: 'received', order: placedOrder(1, { label: 'K2-1B' }) });
    expect(await at.entry(ONE)).toMatchObject({ state: 'received', label: 'K2-1B' });
  });

  test('received: a status that has moved on meanwhile stays', async () => {
    const store = await begun();
    await at.putOrder(placedOrder(1, { status: 'served_spot' }));
    await store.settle(ONE, { kind: 'received', order: placedOrder(1) });
    expect(await at.order(ONE)).toMatchObject({ status: 'served_spot' });
  });

  test('refused: the order’s lines return to the cart beside lines added since, and the session stays [S4.02]', async () => {
    const store = await begun();
    await at.putCart({ ...cartOf(line(2), line(3)), revision: 8, comments: { 20: 'warm' } });
    await store.settle(ONE, { kind: 'refused', refusal: refusal('inactive_products') });
    expect(await at.entry(ONE)).toMatchObject({ state: 'refused', refusal: { code: 'inactive_products' } });
    expect(await at.cart()).toMatchObject({
      revision: 9,
      lines: [
        { lineId: 'line-2', quantity: 1, comment: 'warm' },
        { lineId: 'line-3', quantity: 1 },
        { lineId: 'line-1', quantity: 1, seenName: 'Dish 1', comment: 'no onion' },
        { productId: 2, quantity: 1 },
      ],
      comments: { 10: 'no onion', 20: 'warm' },
    });
    expect(await at.session()).toMatchObject({ token: TOKEN });
  });

  test('refused: an order’s dishes do not return to the cart of another venue [S8.04]', async () => {
    const store = await begun();
    await at.putCart({ ...cartOf(line(3)), comments: { 30: 'hot' } });
    await store.settle(ONE, { kind: 'refused', refusal: refusal('invalid_products_for_place') });
    expect(await at.cart()).toMatchObject({ lines: [], comments: {} });
  });

  test('refused: the session is dropped when the table was closed', async () => {
    const store = await begun();
    await store.settle(ONE, { kind: 'refused', refusal: refusal('session_closed') });
    expect(await at.session()).toBeUndefined();
    expect(await at.cart()).toMatchObject({ lines: [{ lineId: 'line-1' }, { lineId: 'line-2' }] });
  });

  test('refused: an order that is too old is shown as expired', async () => {
    const store = await begun();
    expect(await store.settle(ONE, { kind: 'refused', refusal: refusal('order_expired') })).toMatchObject({
      state: 'expired',
      refusal: { code: 'order_expired' },
    });
  });

  test('settle: a settled order stays settled, and its lines return only once', async () => {
    const store = await begun();
    await store.settle(ONE, { kind: 'refused', refusal: refusal('inactive_products') });
    const [entry, cart] = [await at.entry(ONE), await at.cart()];
    const late = [
      await store.settle(ONE, { kind: 'received', order: placedOrder(1) }),
      await store.settle(ONE, { kind: 'refused', refusal: refusal('inactive_products') }),
      await store.begin(ONE, TOKEN),
      await store.postpone(ONE, NOW, 0),
      await store.askAge(ONE, 0, ASKED),
      await store.askSession(ONE, 0, TOKEN),
      await store.expire(ONE),
      await store.confirm(ONE),
      await store.decline(ONE),
    ];
    expect(late.filter(Boolean)).toEqual([]);
    expect(await at.entry(ONE)).toEqual(entry);
    expect(await at.cart()).toEqual(cart);
    expect(await at.order(ONE)).toBeUndefined();
  });

  test('expire: an order that was never sent can expire on the device alone', async () => {
    const store = await saved();
    expect(await store.expire(ONE)).toMatchObject({ state: 'expired' });
    expect(await at.cart()).toMatchObject({ lines: [{ lineId: 'line-1' }, { lineId: 'line-2' }] });
  });

  test('expire: an order that may have arrived cannot expire on the device alone', async () => {
    const store = await begun();
    expect(await store.expire(ONE)).toBeUndefined();
    expect(await at.entry(ONE)).toMatchObject({ state: 'sending' });
    expect(await at.cart()).toMatchObject({ lines: [] });
  });

  test('askSession: a rejected session is dropped, and the order waits for a scan [S4.04, S8.13]', async () => {
    const store = await begun();
    expect(await store.askSession(ONE, 0, TOKEN)).toMatchObject({ state: 'asking', askReason: 'session' });
    expect(await at.session()).toBeUndefined();
    expect(await store.tokenFor({ placeId: PLACE, orderer: TABLE })).toBeUndefined();
  });

  test('askSession: a session scanned meanwhile stays, and the order continues with this session', async () => {
    const store = await begun();
    await at.putSession(session({ token: 'newer' as SessionToken }));
    expect(await store.askSession(ONE, 0, TOKEN)).toMatchObject({ state: 'saved', askReason: undefined });
    expect(await at.session()).toMatchObject({ token: 'newer' });
  });

  test('another sitting’s secret is never used', async () => {
    await at.putSession(session({ id: 'sitting-2' as SessionId, token: 'other' as SessionToken, usedAt: NOW + 9 }));
    const store = await saved();
    expect(await store.tokenFor({ placeId: PLACE, orderer: TABLE })).toBe(TOKEN);
    expect(
      await store.tokenFor({ placeId: PLACE, orderer: { kind: 'table', sessionId: 'sitting-3' as SessionId } }),
    ).toBeUndefined();
  });

  test('askAge: yes sends the order, no returns it to the cart', async () => {
    const store = await saved();
    await store.askAge(ONE, 0, ASKED);
    expect(await store.begin(ONE, TOKEN)).toBeUndefined();
    expect(await store.confirm(ONE)).toMatchObject({ state: 'saved', confirmed: true, askReason: undefined });
    expect(await store.confirm(ONE)).toBeUndefined();
    await store.askAge(ONE, 0, ASKED);
    expect(await store.decline(ONE)).toMatchObject({ state: 'refused', refusal: { code: 'order_cancelled' } });
    expect(await at.cart()).toMatchObject({ lines: [{ lineId: 'line-1' }, { lineId: 'line-2' }] });
  });

  test('askAge: no to an order that may have arrived asks the server to cancel, and returns no line yet', async () => {
    const store = await begun();
    await store.askAge(ONE, 0, ASKED);
    expect(await store.decline(ONE)).toMatchObject({ state: 'sending', cancelling: true });
    expect(await at.cart()).toMatchObject({ lines: [] });
    expect(await store.askAge(ONE, 0, ASKED)).toBeUndefined();
  });

  test('decline: an order that is being sent cannot be declined', async () => {
    const store = await begun();
    expect(await store.decline(ONE)).toBeUndefined();
  });

  test('dismiss: a finished entry can be dismissed, an unfinished one cannot', async () => {
    const store = await begun();
    expect(await store.dismiss(ONE)).toBeUndefined();
    await store.settle(ONE, { kind: 'received', order: placedOrder(1) });
    expect(await store.dismiss(ONE)).toMatchObject({ dismissed: true, state: 'received' });
  });

  test('an unreadable row is skipped and counted, and stays stored', async () => {
    await saved();
    const broken = { id: TWO, state: 'asking', seq: 'many' };
    await at.putRow(broken);
    const { entries, unreadable } = await at.store.waiting();
    expect(entries.map(({ id }) => id)).toEqual([ONE]);
    expect(unreadable).toBe(1);
    expect(await at.store.begin(TWO, TOKEN)).toBeUndefined();
    expect(await at.entry(TWO)).toEqual(broken);
  });

  test('a row of a later build keeps its unknown fields', async () => {
    await saved();
    await at.putRow({ ...(await at.entry(ONE)), tip: 50 });
    await at.store.begin(ONE, TOKEN);
    expect(await at.entry(ONE)).toMatchObject({ state: 'sending', tip: 50 });
  });
});
