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

test('each single trace of a guest is found, even when no dish was chosen', async () => {
  for (const key of ['diet', 'needs', 'drafts', 'checkout:7'] as const) {
    await db.guest.put({ key, value: {}, visitId: undefined });
    expect([key, await hasTraces(db)]).toEqual([key, true]);
    await db.guest.clear();
  }
  await db.device.put({ key: 'order-way:7', value: 'preorder' });
  expect(await hasTraces(db)).toBe(true);
});

test('the calls that a tablet polls for its table, and the device’s own rows, do not count as traces of a guest', async () => {
  await db.guest.put({ key: 'calls:7', value: {}, visitId: undefined });
  await db.device.put({ key: 'order-counter', value: 3 });
  expect(await hasTraces(db)).toBe(false);
});
