// The key files and the database belong together. The database keeps a mark of each key, which tells whether a file is the key
// and says nothing else of it.
import { sha256 } from '../canonical-json.ts';
import { INSTALLATION, type Store } from '../store.ts';

/** The mark of a key's bytes. The keys are random, so the mark cannot be guessed back. */
export const markOf = (key: Uint8Array): string => sha256(Buffer.concat([Buffer.from('tabl key mark '), key]));

/** The mark that the database has for a key file; `undefined` before the first server has started on it. */
export const keyMark = async ({ read }: Pick<Store, 'read'>, file: string): Promise<string | undefined> =>
  (await read.selectFrom('server_keys').select('mark').where('file', '=', file).executeTakeFirst())?.mark;

/** Marks a key as the database's. Of two servers that start at once the first one's key stands. */
export const saveKeyMark = (store: Store, file: string, mark: string): Promise<void> =>
  store.write(INSTALLATION, async ({ db }) => {
    await db
      .insertInto('server_keys')
      .values({ file, mark })
      .onConflict((conflict) => conflict.column('file').doNothing())
      .execute();
  });

/** Whether the database holds something that only its own key can read: PINs, second factors, or phones that asked to be told. */
export const hasSecondFactors = async ({ read }: Pick<Store, 'read'>): Promise<boolean> =>
  (await read.selectFrom('staff_second_factors').select('person_id').limit(1).execute()).length > 0;
export const hasPins = async ({ read }: Pick<Store, 'read'>): Promise<boolean> =>
  (await read.selectFrom('staff_people').select('id').where('pin_hash', 'is not', null).limit(1).execute()).length > 0;
export const hasPhones = async ({ read }: Pick<Store, 'read'>): Promise<boolean> =>
  (await read.selectFrom('push_subscriptions').selectAll().limit(1).execute()).length > 0;

/** Forgets the keys and all that only they could read. The next start marks the keys that it finds. */
export const forgetKeys = (store: Store): Promise<void> =>
  store.write(INSTALLATION, async ({ db }) => {
    await db.updateTable('staff_people').set({ pin_hash: null }).execute();
    await db.deleteFrom('staff_recovery_codes').execute();
    await db.deleteFrom('staff_second_factors').execute();
    await db.deleteFrom('push_subscriptions').execute();
    await db.deleteFrom('server_keys').execute();
  });
