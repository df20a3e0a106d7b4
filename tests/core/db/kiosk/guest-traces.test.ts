import { afterEach, beforeEach, expect, test } from 'vitest';
import { TablDatabase } from '#core/db/database.ts';
import { hasTraces } from '#core/db/kiosk/guest-traces.ts';
import { breakableDisk } from '../breakable-disk.ts';

let db: TablDatabase;
let names = 0;
beforeEach(() => {
  names += 1;
  db = new TablDatabase(breakableDisk(), `traces-${names}`);
});
afterEach(() => db.close());

test('traces of a guest who has chosen no dish are found, each by itself', async () => {
  for (const key of ['diet', 'needs', 'drafts', 'checkout:7'] as const) {
    await db.guest.put({ key, value: {}, visitId: undefined });
    expect([key, await hasTraces(db)]).toEqual([key, true]);
    await db.guest.clear();
  }
  await db.device.put({ key: 'order-way:7', value: 'preorder' });
  expect(await hasTraces(db)).toBe(true);
});

test('the calls that a table’s tablet follows by itself, and what is the device’s own, are no guest’s', async () => {
  await db.guest.put({ key: 'calls:7', value: {}, visitId: undefined });
  await db.device.put({ key: 'order-counter', value: 3 });
  expect(await hasTraces(db)).toBe(false);
});
