import { expect, test } from 'vitest';
import { changeNeed, readNeeds } from '#core/db/kiosk/needs-table.ts';
import { endGuests, leftByGuests } from '#core/db/visit/end-guests.ts';
import { NOW, PLACE } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';
import { choose } from '../visit/visit-steps.ts';

test('a guest’s needs are kept with their visit, and cleared for the next guest', async () => {
  const db = newDatabase();
  await choose(db, 7);
  await Promise.all([changeNeed(db, PLACE, 'larger'), changeNeed(db, PLACE, 'aloud')]);
  expect(await readNeeds(db)).toEqual(['larger', 'aloud']);
  await changeNeed(db, PLACE, 'aloud');
  expect(await readNeeds(db)).toEqual(['larger']);
  expect(await leftByGuests(db)).toContain('guest needs');
  await endGuests(db, { now: NOW + 1, deviceNow: NOW + 1 });
  expect([await readNeeds(db), await leftByGuests(db)]).toEqual([[], []]);
});

test('a row of another build leaves the screen unchanged', async () => {
  const db = newDatabase();
  await db.guest.put({ key: 'needs', value: ['larger', 'taller'], visitId: undefined });
  expect(await readNeeds(db)).toEqual([]);
});
