import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { TablDatabase } from '#core/db/database.ts';
import { changeDiet, readDiet } from '#core/db/diet/guest-diet-table.ts';
import { putBack, readKeepsake } from '#core/db/keepsake.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import { NO_DIET } from '#domain/diet/diet.ts';
import { toggleAllergen, toggleDiet } from '#domain/diet/toggle.ts';
import type { SessionId } from '#domain/ids.ts';
import { NOW, PLACE, session } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const AT = { id: PLACE, timeZone: 'Europe/Sofia' };

test('a guest’s avoidance is kept on the device, and removed with the guest', async () => {
  const db = newDatabase();
  await sitDown(db, session(), AT, { now: NOW, deviceNow: NOW, isShared: false });
  expect(await readDiet(db)).toEqual(NO_DIET);
  await changeDiet(db, PLACE, (diet) => toggleAllergen(diet, 1, 'milk'));
  expect(await readDiet(db)).toMatchObject({ avoid: ['milk'] });
  // Another party sits at another table with the same device.
  await sitDown(db, session({ id: 'elsewhere' as SessionId, table: '3' }), AT, {
    now: NOW,
    deviceNow: NOW,
    isShared: false,
  });
  expect(await readDiet(db)).toEqual(NO_DIET);
});

test('two taps at once both count', async () => {
  const db = newDatabase();
  await Promise.all([
    changeDiet(db, PLACE, (diet) => toggleAllergen(diet, 1, 'milk')),
    changeDiet(db, PLACE, (diet) => toggleDiet(diet, 'vegan')),
    changeDiet(db, PLACE, (diet) => ({ ...diet, hides: true })),
  ]);
  expect(await readDiet(db)).toEqual({ avoid: ['milk'], own: {}, diets: ['vegan'], hides: true });
});

test('an unreadable row is ignored', async () => {
  const db = newDatabase();
  await db.guest.put({ key: 'diet', value: 'milk' });
  expect(await readDiet(db)).toEqual(NO_DIET);
});

test('a guest’s avoidance survives a database that was deleted under the open page', async () => {
  const before = newDatabase();
  await changeDiet(before, PLACE, (diet) => toggleAllergen(diet, 1, 'milk'));
  const after = newDatabase();
  await putBack(after, await readKeepsake(before));
  expect(await readDiet(after)).toMatchObject({ avoid: ['milk'] });
});

test('the earlier build still opens the database, and unknown rows stay', async () => {
  const dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
  const db = new TablDatabase(dependencies);
  await changeDiet(db, PLACE, (diet) => toggleAllergen(diet, 1, 'milk'));
  db.close();
  const old = new Dexie(db.name, dependencies);
  old.version(1).stores({ device: 'key', outbox: 'id, [placeId+sessionId], state, seq' });
  await old.open();
  await old.table('device').put({ key: 'clock-offset', value: 1 });
  old.close();
  const again = new TablDatabase(dependencies);
  expect(await readDiet(again)).toMatchObject({ avoid: ['milk'] });
  expect((await again.device.get('clock-offset'))?.value).toBe(1);
});
