// Signed-out personal phones that may sign in again by PIN; the phone keeps the secret of the ended sign-in.
import type { UserId } from '#domain/order/orderer.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import type { Store, Tx } from '../store.ts';
import { roleOf } from './people.ts';

export interface Return {
  readonly signInId: string;
  readonly person: StaffPerson;
  /** null: at all places of the client. */
  readonly placeId: number | null;
  readonly pinHash: string | null;
  /** PINs tried, including this one. */
  readonly tries: number;
}

/** Allows the phone of an ended sign-in to return until `endsAt` (epoch ms). */
export const addReturn = async (tx: Tx, signInId: string, endsAt: number): Promise<void> => {
  await tx.db
    .insertInto('staff_returns')
    .values({ sign_in_id: signInId, ends_at: endsAt, tries: 0 })
    .onConflict((conflict) => conflict.column('sign_in_id').doNothing())
    .execute();
};

/** Counts a try before its PIN is checked; `undefined` when the secret no longer allows a return. */
export const countReturn = async (
  tx: Tx,
  at: { readonly hash: string; readonly now: number; readonly mostTries: number },
): Promise<Return | undefined> => {
  const row = await tx.db
    .selectFrom('staff_returns')
    .innerJoin('staff_sign_ins', 'staff_sign_ins.id', 'staff_returns.sign_in_id')
    .innerJoin('staff_people', 'staff_people.id', 'staff_sign_ins.person_id')
    .select([
      'staff_sign_ins.id as sign_in',
      'staff_sign_ins.place_id as place_id',
      'staff_people.id as person',
      'staff_people.name as name',
      'staff_people.role as role',
      'staff_people.pin_hash as pin_hash',
    ])
    .where('staff_sign_ins.secret_hash', '=', at.hash)
    .where('staff_returns.ends_at', '>', at.now)
    .where('staff_people.removed_at', 'is', null)
    .executeTakeFirst();
  const role = row && roleOf(row.role);
  if (!row || !role) return undefined;
  const counted = await tx.db
    .updateTable('staff_returns')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('sign_in_id', '=', row.sign_in)
    .where('tries', '<', at.mostTries)
    .returning('tries')
    .executeTakeFirst();
  if (!counted) return undefined;
  const person = { id: row.person as UserId, name: row.name, role };
  return { signInId: row.sign_in, person, placeId: row.place_id, pinHash: row.pin_hash, tries: counted.tries };
};

/** Uses up a return; returns false when the return is already used. */
export const takeReturn = async (tx: Tx, signInId: string): Promise<boolean> => {
  const taken = await tx.db.deleteFrom('staff_returns').where('sign_in_id', '=', signInId).executeTakeFirst();
  return taken.numDeletedRows === 1n;
};

export const hasPin = async (db: Store['read'], personId: string): Promise<boolean> =>
  (await db
    .selectFrom('staff_people')
    .select('id')
    .where('id', '=', personId)
    .where('pin_hash', 'is not', null)
    .executeTakeFirst()) !== undefined;
