// @vitest-environment jsdom
// Orders sent before the sign-in, asked for by the phone that holds their secrets.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { OrderDraft } from '#core/db/outbox/outbox-submit.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { writeAccount } from '#core/platform/account/account-storage.ts';
import type { OrderSecret } from '#domain/ids.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { fail, ok } from '#domain/result.ts';
import { takeOrders } from '#shared/session/take-orders.ts';
import { cartOf, draft, line, orderId, PLACE, placedOrder, session, TOKEN } from '../../core/db/outbox/order-drafts.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const SECRET = 'Kx3-own-secret-of-an-order_1' as OrderSecret;
const PHONE = 'phone-0123';
const pickup: Partial<OrderDraft> = {
  orderer: { kind: 'device', deviceId: PHONE as DeviceId },
  orderType: 'preorder',
  details: { name: 'Елена', phone: '+359888123456', payment: 'cash' },
  secret: SECRET,
};

let signIns = 0;
beforeEach(() => {
  localStorage.clear();
  signIns += 1;
  writeAccount({ secret: `a-secret-of-the-sign-in-number-${signIns}`, firstName: 'Elena', email: 'elena@abv.bg' });
});

const order = async (db: TablDatabase, number: number, more: Partial<OrderDraft> = {}, isReceived = true) => {
  await db.carts.put(cartOf(line(1)));
  const store = createOutboxStore(db);
  await store.submit(draft(number, more));
  await store.begin(orderId(number), undefined);
  if (isReceived) await store.settle(orderId(number), { kind: 'received', order: placedOrder(number) });
};
/** A server that answers with these orders, or not at all. */
const serverOf = (...own: readonly string[]) => {
  const answer: JsonAnswer = { status: 200, headers: new Headers(), body: { success: true, orders: own } };
  const network = { isAway: false };
  const send = vi.fn(async (_path: string, _options?: { readonly json?: unknown }) =>
    network.isAway ? fail({ kind: 'no_response' } as const) : ok(answer),
  );
  return { send, http: { send } as unknown as Http, network };
};

test('taken orders: the phone proves a pickup order by its secret and a table’s order by its session and device', async () => {
  const { db } = (await seatGuest()).tabl;
  if (!db) throw new Error('No database');
  await db.sessions.put(session());
  await order(db, 1, pickup);
  await order(db, 2);
  const { http, send } = serverOf(orderId(1), orderId(2));
  expect(await takeOrders(http, db, PLACE)).toBe(2);
  expect(send.mock.calls).toEqual([
    [
      'users/orders',
      expect.objectContaining({
        place: PLACE,
        json: {
          orders: [
            { id: orderId(1), token: SECRET, device: PHONE },
            { id: orderId(2), token: TOKEN, device: PHONE },
          ],
        },
      }),
    ],
  ]);
});

test('taken orders: an order on its way, one of another sign-in, and one whose session is gone are not sent', async () => {
  const { db } = (await seatGuest()).tabl;
  if (!db) throw new Error('No database');
  await order(db, 1, pickup, false);
  await order(db, 2, { ...pickup, customer: 'a-sign-in.its-signature-0123456789012345678901' });
  await order(db, 3);
  const { http, send } = serverOf();
  expect(await takeOrders(http, db, PLACE)).toBe(0);
  expect(send).not.toHaveBeenCalled();
});

test('taken orders: after a lost answer the phone asks again, and after an answer no more', async () => {
  const { db } = (await seatGuest()).tabl;
  if (!db) throw new Error('No database');
  await order(db, 1, pickup);
  const { http, send, network } = serverOf(orderId(1));
  network.isAway = true;
  expect(await takeOrders(http, db, PLACE)).toBe(0);
  network.isAway = false;
  expect(await takeOrders(http, db, PLACE)).toBe(1);
  expect(await takeOrders(http, db, PLACE)).toBe(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('taken orders: without a sign-in nothing is sent', async () => {
  const { db } = (await seatGuest()).tabl;
  if (!db) throw new Error('No database');
  await order(db, 1, pickup);
  localStorage.clear();
  const { http, send } = serverOf(orderId(1));
  expect(await takeOrders(http, db, PLACE)).toBe(0);
  expect(send).not.toHaveBeenCalled();
});
