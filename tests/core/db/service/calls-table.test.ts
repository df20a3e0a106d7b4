import { afterEach, beforeEach, expect, test } from 'vitest';
import { TablDatabase } from '#core/db/database.ts';
import { readCalls, replaceCalls } from '#core/db/service/calls-table.ts';
import type { SessionId } from '#domain/ids.ts';
import type { TableCall } from '#domain/service/call.ts';
import { breakableDisk } from '../breakable-disk.ts';
import { orderId, PLACE } from '../outbox/order-drafts.ts';

let db: TablDatabase;
beforeEach(() => {
  db = new TablDatabase(breakableDisk(), 'calls');
});
afterEach(() => db.close());
const SITTING = 'a' as SessionId;
const CALL: TableCall = {
  id: orderId(1),
  kind: 'call',
  needs: ['water'],
  text: '',
  at: 5,
  coming: { by: 'Maria', at: 6 },
  doneAt: undefined,
  withdrawnAt: undefined,
};

test('the calls of a sitting are read back, and another sitting has none', async () => {
  await replaceCalls(db, PLACE, SITTING, [CALL]);
  expect(await readCalls(db, PLACE, SITTING)).toEqual([CALL]);
  expect(await readCalls(db, PLACE, 'b' as SessionId)).toEqual([]);
  await replaceCalls(db, PLACE, SITTING, []);
  expect(await readCalls(db, PLACE, SITTING)).toEqual([]);
});

test('an invalid row gives no call', async () => {
  for (const value of [undefined, 'x', { sessionId: 'a' }, { sessionId: 'a', calls: [{ id: 5 }] }]) {
    await db.guest.put({ key: `calls:${PLACE}`, value });
    expect(await readCalls(db, PLACE, SITTING)).toEqual([]);
  }
});
