// A shared device between two guests, and a browser that becomes a venue device: rows that the next guest must not see.
import { expect, test } from 'vitest';
import { changeDiet, readDiet } from '#core/db/diet/guest-diet-table.ts';
import { readOrders, replaceOrders } from '#core/db/order/order-table.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { endAllVisits, nextVisit } from '#core/db/visit/next-visit.ts';
import { readShownOrders } from '#core/db/visit/shown-entries.ts';
import { sweepVisits } from '#core/db/visit/sweep-visits.ts';
import { liveVisitAt } from '#core/db/visit/visit-rows.ts';
import { openVisit, sitDown } from '#core/db/visit/visit-table.ts';
import { NO_DIET } from '#domain/diet/diet.ts';
import { toggleAllergen } from '#domain/diet/toggle.ts';
import { NOW, orderId, PLACE, placedOrder, SESSION, TOKEN } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';
import { AT, after, choose, dishes, HOUR, PHONE, seat, send, sitting, TABLET } from './visit-steps.ts';

const HOUSE = sitting(1, '12', { tabletMode: true, expiresAt: NOW + 100 * HOUR });

test('a cleared tablet shows no earlier orders, though its sitting continues', async () => {
  const db = newDatabase();
  await seat(db, HOUSE, TABLET);
  await send(db, 1);
  const store = createOutboxStore(db);
  await store.begin(orderId(1), TOKEN);
  await store.settle(orderId(1), { kind: 'received', order: placedOrder(1) });
  // Still being sent while the tablet is cleared.
  await send(db, 2);
  await choose(db, 3);
  await nextVisit(db, PLACE, NOW + HOUR);
  const shown = async () => (await readOrders(db, PLACE, SESSION)).map(({ id }) => id);
  expect([await dishes(db), await readShownOrders(db, PLACE), await shown()]).toEqual([[], [], []]);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ id: SESSION });
  await store.begin(orderId(2), TOKEN);
  const late = placedOrder(2, { placedAt: NOW + HOUR + 1 });
  await store.settle(orderId(2), { kind: 'received', order: late });
  expect(await shown()).toEqual([]);
  await sweepVisits(db, after(HOUR + 2));
  await replaceOrders(db, PLACE, SESSION, [placedOrder(1), late, placedOrder(4, { placedAt: NOW + HOUR + 3 })]);
  expect(await shown()).toEqual([orderId(4)]);
  // Nor after the session is renewed, or the tablet is cleared again.
  await sitDown(db, HOUSE, AT, { ...TABLET, now: NOW + HOUR + 4 });
  await nextVisit(db, PLACE, NOW + 2 * HOUR);
  await replaceOrders(db, PLACE, SESSION, [late, placedOrder(5, { placedAt: NOW + 2 * HOUR })]);
  expect(await shown()).toEqual([orderId(5)]);
});

test('a browser that becomes a venue device leaves its guest’s table, cart and allergies, and still sends what waits', async () => {
  const db = newDatabase();
  await seat(db);
  await changeDiet(db, PLACE, (diet) => toggleAllergen(diet, PLACE, 'milk'));
  await send(db, 1);
  await choose(db, 2);
  await endAllVisits(db, NOW + 1);
  expect(await readCurrentSession(db, PLACE)).toBeUndefined();
  await openVisit(db, AT, { now: NOW + 2, isShared: true });
  expect([await dishes(db), await readShownOrders(db, PLACE), await readDiet(db)]).toEqual([[], [], NO_DIET]);
  expect(await readCurrentSession(db, PLACE)).toBeUndefined();
  expect(await createOutboxStore(db).begin(orderId(1), TOKEN)).toBeDefined();
  await sitDown(db, sitting(2, '3', { tabletMode: true }), AT, TABLET);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ table: '3' });
});

test('a visit that began before the browser was a kiosk becomes a kiosk visit at its next page', async () => {
  const db = newDatabase();
  await openVisit(db, AT, PHONE);
  await openVisit(db, AT, TABLET);
  expect(await liveVisitAt(db.visits, PLACE)).toMatchObject({ isShared: true });
  await nextVisit(db, PLACE, NOW + 1);
  expect(await liveVisitAt(db.visits, PLACE)).toMatchObject({ isShared: true });
});
