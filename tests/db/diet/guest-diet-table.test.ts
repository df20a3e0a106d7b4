import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { TABLE_OWNERS, TablDatabase } from '#db/database.ts';
import { changeDiet, readDiet } from '#db/diet/guest-diet-table.ts';
import { putBack, readKeepsake } from '#db/keepsake.ts';
import { NO_DIET, toggleAllergen, toggleDiet } from '#domain/diet/diet.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

test('what the guest avoids is kept on the device, and is gone with the guest', async () => {
  const db = newDatabase();
  expect(await readDiet(db)).toEqual(NO_DIET);
  await changeDiet(db, (diet) => toggleAllergen(diet, 1, 'milk'));
  expect(await readDiet(db)).toMatchObject({ avoid: ['milk'] });
  // A reset empties the tables of the guest.
  for (const table of db.tables) if (TABLE_OWNERS[table.name] === 'guest') await table.clear();
  expect(await readDiet(db)).toEqual(NO_DIET);
});

test('two taps at once lose nothing of each other', async () => {
  const db = newDatabase();
  await Promise.all([
    changeDiet(db, (diet) => toggleAllergen(diet, 1, 'milk')),
    changeDiet(db, (diet) => toggleDiet(diet, 'vegan')),
    changeDiet(db, (diet) => ({ ...diet, hides: true })),
  ]);
  expect(await readDiet(db)).toEqual({ avoid: ['milk'], own: {}, diets: ['vegan'], hides: true });
});

test('a row that cannot be read is nothing', async () => {
  const db = newDatabase();
  await db.guest.put({ key: 'diet', value: 'milk' });
  expect(await readDiet(db)).toEqual(NO_DIET);
});

test('it outlives a database that was taken away under the open page', async () => {
  const before = newDatabase();
  await changeDiet(before, (diet) => toggleAllergen(diet, 1, 'milk'));
  const after = newDatabase();
  await putBack(after, await readKeepsake(before));
  expect(await readDiet(after)).toMatchObject({ avoid: ['milk'] });
});

test('the build before still opens the database, and what it does not know stays', async () => {
  const dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
  const db = new TablDatabase(dependencies);
  await changeDiet(db, (diet) => toggleAllergen(diet, 1, 'milk'));
  db.close();
  const old = new Dexie(db.name, dependencies);
  old.version(1).stores({ device: 'key', outbox: 'id, [placeId+sessionId], state, seq' });
  await old.open();
  await old.table('device').put({ key: 'seen', value: 1 });
  old.close();
  const again = new TablDatabase(dependencies);
  expect(await readDiet(again)).toMatchObject({ avoid: ['milk'] });
  expect((await again.device.get('seen'))?.value).toBe(1);
});
