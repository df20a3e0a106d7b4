// Second factors of staff. Secrets are encrypted and recovery codes hashed before they arrive here.
import type { Store, Tx } from '../store.ts';

export interface FactorRow {
  /** Sealed. */
  readonly secret: string;
  /** False while the person sets the second factor up. */
  readonly isOn: boolean;
  /** Time step of the last accepted code. */
  readonly lastStep: number | null;
}

export const factorOf = async (db: Store['read'], personId: string): Promise<FactorRow | undefined> => {
  const row = await db
    .selectFrom('staff_second_factors')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row && { secret: row.secret, isOn: row.confirmed_at !== null, lastStep: row.last_step };
};

/** Ids of all who have one. */
export const peopleWithFactor = async (db: Store['read']): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('staff_second_factors')
    .select('person_id')
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ person_id }) => person_id));
};

/** Stores an unconfirmed secret, replacing an earlier one. Returns false when the factor is active. */
export const beginFactor = async (tx: Tx, personId: string, secret: string, now: number): Promise<boolean> => {
  if ((await factorOf(tx.db, personId))?.isOn) return false;
  await dropFactor(tx, personId);
  await tx.db
    .insertInto('staff_second_factors')
    .values({ person_id: personId, secret, created_at: now, confirmed_at: null, last_step: null })
    .execute();
  return true;
};

/** Activates the second factor, with the recovery codes. */
export const confirmFactor = async (
  tx: Tx,
  personId: string,
  codeHashes: readonly string[],
  now: number,
): Promise<void> => {
  await tx.db
    .updateTable('staff_second_factors')
    .set({ confirmed_at: now })
    .where('person_id', '=', personId)
    .execute();
  await tx.db
    .insertInto('staff_recovery_codes')
    .values(codeHashes.map((code_hash) => ({ person_id: personId, code_hash })))
    .execute();
};

/** Uses up the codes up to a time step; returns false when another call has already used them. */
export const spendStep = async (tx: Tx, personId: string, step: number): Promise<boolean> => {
  const used = await tx.db
    .updateTable('staff_second_factors')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
};

/** Uses up a recovery code; returns false when there is none. */
export const spendRecoveryCode = async (tx: Tx, personId: string, codeHash: string): Promise<boolean> => {
  const used = await tx.db
    .deleteFrom('staff_recovery_codes')
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
};

export const recoveryCodesLeft = async (db: Store['read'], personId: string): Promise<number> =>
  (await db.selectFrom('staff_recovery_codes').select('code_hash').where('person_id', '=', personId).execute()).length;

/** Deletes the second factor; returns false when none exists. */
export const dropFactor = async (tx: Tx, personId: string): Promise<boolean> => {
  await tx.db.deleteFrom('staff_recovery_codes').where('person_id', '=', personId).execute();
  const dropped = await tx.db.deleteFrom('staff_second_factors').where('person_id', '=', personId).executeTakeFirst();
  return dropped.numDeletedRows === 1n;
};
