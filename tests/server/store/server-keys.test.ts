// A database restored beside another machine's keys has lost every PIN, and the start reports it.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkKeys } from '../../../server/cli/check-keys.ts';
import { forgetKeys } from '../../../server/store/staff/key-marks.ts';
import { beginFactor, confirmFactor, peopleWithFactor } from '../../../server/store/staff/second-factors.ts';
import { INSTALLATION, type Store } from '../../../server/store/store.ts';
import { onBothDatabases } from '../support/stores.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

const dataDir = (name: string) => join(folder, name);
const addPin = (store: Store) =>
  store.write(INSTALLATION, async ({ db }) => {
    const person = { id: 'maria', place_id: null, name: 'Maria', role: 'WAITER', pin_hash: 'hash', created_at: 0 };
    await db
      .insertInto('staff_people')
      .values({ ...person, removed_at: null, wrong_pins: 0, locked_until: 0 })
      .execute();
  });

onBothDatabases('Server start', (store) => {
  test('start: fails with keys of another data folder, and succeeds once its own key is back', async () => {
    await checkKeys(store(), { dataDir: dataDir('own') });
    await expect(checkKeys(store(), { dataDir: dataDir('other') })).rejects.toThrow(/There is no .*staff\.key.*PIN/);
    await copyFile(join(dataDir('own'), 'staff.key'), join(folder, 'kept.key'));
    await rm(join(dataDir('own'), 'staff.key'));
    await expect(checkKeys(store(), { dataDir: dataDir('own') })).rejects.toThrow(/There is no .*staff\.key/);
    await copyFile(join(folder, 'kept.key'), join(dataDir('own'), 'staff.key'));
    await checkKeys(store(), { dataDir: dataDir('own') });
  });

  test('start: names the key file of another database', async () => {
    await checkKeys(store(), { dataDir: dataDir('own') });
    await forgetKeys(store());
    await checkKeys(store(), { dataDir: dataDir('next') });
    await expect(checkKeys(store(), { dataDir: dataDir('own') })).rejects.toThrow(/staff\.key is not the key of this/);
  });

  test('start: fails for an earlier server’s database with PINs and no key file, until the keys are given up', async () => {
    await addPin(store());
    await expect(checkKeys(store(), { dataDir: dataDir('own') })).rejects.toThrow(/forget-keys/);
    await forgetKeys(store());
    await checkKeys(store(), { dataDir: dataDir('own') });
    const people = await store().read.selectFrom('staff_people').select('pin_hash').execute();
    expect(people).toEqual([{ pin_hash: null }]);
  });

  test('start: fails for a database with a second factor and no key file, until the keys are given up', async () => {
    await addPin(store());
    await store().write(INSTALLATION, async (tx) => {
      await tx.db.updateTable('staff_people').set({ pin_hash: null }).execute();
      await beginFactor(tx, 'maria', 'sealed', 0);
      await confirmFactor(tx, 'maria', ['hash'], 0);
    });
    await expect(checkKeys(store(), { dataDir: dataDir('own') })).rejects.toThrow(/authenticator app.*forget-keys/);
    await forgetKeys(store());
    await checkKeys(store(), { dataDir: dataDir('own') });
    expect([...(await peopleWithFactor(store().read))]).toEqual([]);
  });
});
