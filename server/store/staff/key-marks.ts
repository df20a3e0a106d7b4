// Ties key files to the database. The database stores a mark of each key, which identifies the file without revealing the
// key.
import { sha256 } from '../canonical-json.ts';
import { INSTALLATION, type Store } from '../store.ts';

/** Mark of a key. The keys are random, so the mark cannot be inverted. */
export const markOf = (key: Uint8Array): string => sha256(Buffer.concat([Buffer.from('tabl key mark '), key]));

/** Stored mark of a key file; `undefined` before the first server start. */
export const keyMark = async ({ read }: Pick<Store, 'read'>, file: string): Promise<string | undefined> =>
  (await read.selectFrom('server_keys').select('mark').where('file', '=', file).executeTakeFirst())?.mark;

/** Stores the mark of a key. When two servers start at once, the first one's key stays. */
export const saveKeyMark = (store: Store, file: string, mark: string): Promise<void> =>
  store.write(INSTALLATION, async ({ db }) => {
    await db
      .insertInto('server_keys')
      .values({ file, mark })
      .onConflict((conflict) => conflict.column('file').doNothing())
      .execute();
  });

/** Whether the database contains data that only its own key can read: PINs, second factors or push subscriptions. */
export const hasSecondFactors = async ({ read }: Pick<Store, 'read'>): Promise<boolean> =>
  (await read.selectFrom('staff_second_factors').select('person_id').limit(1).execute()).length > 0;
export const hasPins = async ({ read }: Pick<Store, 'read'>): Promise<boolean> =>
  (await read.selectFrom('staff_people').select('id').where('pin_hash', 'is not', null).limit(1).execute()).length > 0;
export const hasPhones = async ({ read }: Pick<Store, 'read'>): Promise<boolean> =>
  (await read.selectFrom('push_subscriptions').selectAll().limit(1).execute()).length > 0;

/** Deletes the marks and all data that only the old keys could read. The next start stores the marks of the present keys. */
export const forgetKeys = (store: Store): Promise<void> =>
  store.write(INSTALLATION, async ({ db }) => {
    await db.updateTable('staff_people').set({ pin_hash: null }).execute();
    await db.deleteFrom('staff_recovery_codes').execute();
    await db.deleteFrom('staff_second_factors').execute();
    await db.deleteFrom('push_subscriptions').execute();
    await db.deleteFrom('server_keys').execute();
  });
