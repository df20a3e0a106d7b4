import { expect, test } from 'vitest';
import type { StoredSession } from '#contract/stored.ts';
import { readClockOffset, storeClockOffset } from '#core/db/device/device-table.ts';
import { changeOrderStatus, readOrders, replaceOrders } from '#core/db/order/order-table.ts';
import { dropSession, readCurrentSession } from '#core/db/session/session-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import type { SessionId, SessionToken } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { NOW, orderId, PLACE, placedOrder, SESSION, session, TOKEN } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const SECOND = 'sitting-2' as SessionId;

test('the most recently used session is current, whatever the device’s clock says', async () => {
  const db = newDatabase();
  await storeSession(db, session(), NOW);
  await storeSession(db, session({ id: SECOND, table: '14' }), NOW - 86_400_000);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ id: SECOND, table: '14' });
  await storeSession(db, session({ token: 'newer' as SessionToken }), NOW);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ id: SESSION, token: 'newer' });
  expect(await db.sessions.get([PLACE, SECOND])).toMatchObject({ table: '14' });
});

test('a session is dropped only when the rejected secret is its own, not an earlier one', async () => {
  const db = newDatabase();
  await storeSession(db, session({ token: 'newer' as SessionToken }), NOW);
  expect(await dropSession(db, PLACE, SESSION, TOKEN)).toBe(false);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ token: 'newer' });
  expect(await dropSession(db, PLACE, SESSION, 'newer' as SessionToken)).toBe(true);
  expect(await readCurrentSession(db, PLACE)).toBeUndefined();
});

test('an unreadable session row gives no session', async () => {
  const db = newDatabase();
  await db.sessions.put({ ...session(), token: 12 } as unknown as StoredSession);
  expect(await readCurrentSession(db, PLACE)).toBeUndefined();
});

test('the orders of a sitting are replaced as a whole, and another sitting’s stay [S4.03]', async () => {
  const db = newDatabase();
  const other = placedOrder(9, { sessionId: SECOND });
  await db.orders.bulkPut([placedOrder(1), other]);
  const late = placedOrder(2, { placedAt: NOW + 9, number: 42 });
  await replaceOrders(db, PLACE, SESSION, [late, placedOrder(3), placedOrder(4, { sessionId: SECOND })]);
  expect((await readOrders(db, PLACE, SESSION)).map(({ id }) => id)).toEqual([orderId(3), orderId(2)]);
  expect(await readOrders(db, PLACE, SECOND)).toEqual([other]);
});

test('a status is written to a known order, and an unknown order asks for the list', async () => {
  const db = newDatabase();
  await db.orders.put(placedOrder(1));
  await db.orders.put({ ...placedOrder(2), status: 'flambéed' } as unknown as PlacedOrder);
  expect(await changeOrderStatus(db, orderId(1), 'cooked_spot')).toBe(true);
  expect(await changeOrderStatus(db, orderId(5), 'cooked_spot')).toBe(false);
  expect(await readOrders(db, PLACE, SESSION)).toMatchObject([{ id: orderId(1), status: 'cooked_spot' }]);
});

test('the clock difference is kept, and an invalid one is rejected', async () => {
  const db = newDatabase();
  expect(await readClockOffset(db)).toBeUndefined();
  await storeClockOffset(db, -3_600_000);
  expect(await readClockOffset(db)).toBe(-3_600_000);
  await db.device.put({ key: 'clock-offset', value: 'soon' });
  expect(await readClockOffset(db)).toBeUndefined();
});
