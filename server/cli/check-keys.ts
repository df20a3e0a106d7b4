import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { PUSH_KEY, readPushKeys } from '../store/push/push-key.ts';
import { hasPhones, hasPins, hasSecondFactors, keyMark, markOf, saveKeyMark } from '../store/staff/key-marks.ts';
import { readServerKeys, STAFF_KEY } from '../store/staff/server-key.ts';
import type { Store } from '../store/store.ts';
import { isThere } from './backup-folder.ts';
import { Mistake } from './configuration.ts';

interface KeyFile {
  readonly file: string;
  /** Creates the key file when missing. */
  readonly make: (dataDir: string) => Promise<unknown>;
  /** Whether the database contains data that only this key can read. */
  readonly isNeeded: (store: Store) => Promise<boolean>;
  /** Damage that another key would cause. */
  readonly loss: string;
}

const KEY_FILES: readonly KeyFile[] = [
  {
    file: STAFF_KEY,
    make: readServerKeys,
    isNeeded: async (store) => (await hasPins(store)) || (await hasSecondFactors(store)),
    loss: 'every PIN of the staff, and every code of an authenticator app, would be wrong',
  },
  { file: PUSH_KEY, make: readPushKeys, isNeeded: hasPhones, loss: 'no phone of the staff would be told anything' },
];

/**
 * Throws a Mistake when a key file of DATA_DIR does not belong to this database: the server would otherwise start and
 * silently reject every PIN. Stores the marks of the keys in a database without marks.
 */
export async function checkKeys(store: Store, { dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  for (const { file, make, isNeeded, loss } of KEY_FILES) {
    const path = join(dataDir, file);
    const refused = (what: string) =>
      new Mistake(
        `${what}: ${loss}. Put the ${file} that lay beside this database into ${dataDir} (DATA_DIR); backups hold it. ` +
          'If it is lost, "npm run staff -- forget-keys" gives the database up to a new key: PINs and second factors must then be set again.',
      );
    const known = await keyMark(store, file);
    if (!(await isThere(path)) && (known !== undefined || (await isNeeded(store))))
      throw refused(`There is no ${path}, which the database needs`);
    await make(dataDir);
    const mark = markOf(await readFile(path));
    if (known === undefined) await saveKeyMark(store, file, mark);
    // Reads again: another server may have stored its own mark meanwhile.
    if ((await keyMark(store, file)) !== mark) throw refused(`${path} is not the key of this database`);
  }
}
