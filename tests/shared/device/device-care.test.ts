// A shared device's reports about itself, and its own upkeep.
import { expect, test, vi } from 'vitest';
import { createOutboxStore, submitCart } from '#core/db/outbox/outbox-table.ts';
import { storeClient } from '#core/db/place/client-table.ts';
import { readStaff, storeStaffDevice } from '#core/db/staff/staff-table.ts';
import { endGuests } from '#core/db/visit/end-guests.ts';
import { markReset, markUnclean, wasResetBegun } from '#core/platform/kiosk/reset-mark.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { draft, orderId, refusal } from '../../core/db/outbox/order-drafts.ts';
import { db, fill, given, here, NOW, open, PLACE, SECRET, server, view } from './shared-device-page.ts';

test('device care: another place’s page redirects the device to its own place and sends no heartbeat there', async () => {
  const home = 8 as PlaceId;
  await storeStaffDevice(db, home, { id: 'd1', name: 'Window', kind: 'kiosk', secret: SECRET });
  await open().beat();
  // The device cannot know its own place's address yet.
  expect(here.loaded).toEqual([]);
  await storeClient(db, { id: 'tabl', name: 'Tabl', places: [{ ...PLACE, id: home, slug: 'rila' }] });
  await open().beat();
  expect(here.loaded).toContain('/rila');
  expect([server.beats, here.marks, view()?.trouble]).toEqual([[], [], undefined]);
  expect((await readStaff(db, home))?.device).toMatchObject({ kind: 'kiosk' });
});

test('device care: a failed clearing is reported with each heartbeat until it succeeds', async () => {
  await given('kiosk');
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  const link = open();
  const unclean = async () => {
    await link.beat();
    return server.beats.at(-1)?.beat.isUnclean;
  };
  markReset(true);
  expect(await unclean()).toBe(false);
  markUnclean();
  expect(await unclean()).toBe(true);
  // Another attempt to clear the device does not make it clean.
  markReset(true);
  expect([await unclean(), wasResetBegun()]).toEqual([true, true]);
  markReset(false);
  expect(await unclean()).toBe(false);
});

test('device care: an order rejected after its guest left is reported with the next heartbeat', async () => {
  await given('kiosk');
  await fill();
  const orderer = { kind: 'device', deviceId: 'phone-0123' as DeviceId } as const;
  const waits = await submitCart(db, draft(1, { orderer, orderType: 'preorder' }));
  const link = open();
  await link.beat();
  await endGuests(db, { now: NOW, deviceNow: NOW });
  await link.beat();
  expect(server.beats.at(-1)?.beat).toMatchObject({ queue: 1, refused: [] });
  const store = createOutboxStore(db);
  await store.begin(orderId(1), undefined);
  await store.settle(orderId(1), { kind: 'refused', refusal: refusal('inactive_products') });
  await link.beat();
  expect(server.beats.at(-1)?.beat).toMatchObject({ queue: 0, refused: [waits?.label] });
});

test('device care: a page open since yesterday reloads at night when the server is reachable, no entry is pending and no dialog is open', async () => {
  await given('kiosk');
  await fill();
  const orderer = { kind: 'device', deviceId: 'phone-0123' as DeviceId } as const;
  await submitCart(db, draft(1, { orderer, orderType: 'preorder' }));
  const link = open();
  await link.beat();
  vi.spyOn(performance, 'now').mockReturnValue(20 * 3_600_000);
  await link.beat();
  expect(here.loaded).toEqual([]);
  await db.outbox.clear();
  here.isOpen = true;
  await link.beat();
  here.isOpen = false;
  server.refuses = 'rate_limited';
  await link.beat();
  expect(here.loaded).toEqual([]);
  server.refuses = undefined;
  await link.beat();
  expect(here.loaded).toEqual(['/neven']);
});
