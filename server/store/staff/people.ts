// Staff persons. Rows are never deleted, because their actions keep referring to them.
import { ROLES, type Role } from '#domain/account/user.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import type { Store, Tx } from '../store.ts';
import { dropFactor } from './second-factors.ts';

type Db = Store['read'];

export interface PersonRow extends StaffPerson {
  /** null: at all places of the client. */
  readonly placeId: number | null;
  readonly pinHash: string | null;
  readonly createdAt: number;
}

/** `undefined` for an unknown role of another build. */
export const roleOf = (text: string): Role | undefined => ROLES.find((role) => role === text);

const COLUMNS = ['id', 'place_id', 'name', 'role', 'pin_hash', 'created_at'] as const;

const toPerson = (row: {
  id: string;
  place_id: number | null;
  name: string;
  role: string;
  pin_hash: string | null;
  created_at: number;
}): PersonRow[] => {
  const role = roleOf(row.role);
  if (!role) return [];
  const { id, place_id: placeId, name, pin_hash: pinHash, created_at: createdAt } = row;
  return [{ id: id as UserId, placeId, name, role, pinHash, createdAt }];
};

/** People who work at a place now, also people of all places, sorted by name. */
export const peopleAt = async (db: Db, placeId: number): Promise<PersonRow[]> => {
  const rows = await db
    .selectFrom('staff_people')
    .select(COLUMNS)
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('place_id', '=', placeId), where('place_id', 'is', null)]))
    .orderBy('name')
    .orderBy('created_at')
    .execute();
  return rows.flatMap(toPerson);
};

/** A person who works at a place now. */
export const personAt = async (db: Db, placeId: number, id: string): Promise<PersonRow | undefined> => {
  const rows = await db
    .selectFrom('staff_people')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('place_id', '=', placeId), where('place_id', 'is', null)]))
    .execute();
  return rows.flatMap(toPerson)[0];
};

/** Whether any person has ever signed in. */
export const hasAnyoneSignedIn = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('staff_sign_ins').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The oldest person who is not removed. */
export const firstPerson = async (db: Db): Promise<PersonRow | undefined> => {
  const rows = await db
    .selectFrom('staff_people')
    .select(COLUMNS)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .execute();
  return rows.flatMap(toPerson)[0];
};

export const addPerson = async (
  tx: Tx,
  person: StaffPerson & { readonly placeId: number | null },
  now: number,
): Promise<void> => {
  await tx.db
    .insertInto('staff_people')
    .values({
      id: person.id,
      place_id: person.placeId,
      name: person.name,
      role: person.role,
      pin_hash: null,
      wrong_pins: 0,
      locked_until: 0,
      created_at: now,
      removed_at: null,
    })
    .execute();
};

/** Ends the returns by PIN on all phones of the person. */
const dropReturnsOf = async (tx: Tx, personId: string): Promise<void> => {
  await tx.db
    .deleteFrom('staff_returns')
    .where('sign_in_id', 'in', (inner) =>
      inner.selectFrom('staff_sign_ins').select('id').where('person_id', '=', personId),
    )
    .execute();
};

export const changePerson = async (
  tx: Tx,
  id: string,
  change: { readonly name?: string; readonly role?: Role; readonly pinHash?: string | null },
): Promise<void> => {
  const { name, role, pinHash } = change;
  await tx.db
    .updateTable('staff_people')
    .set({
      ...(name !== undefined && { name }),
      ...(role !== undefined && { role }),
      ...(pinHash !== undefined && { pin_hash: pinHash, wrong_pins: 0, locked_until: 0 }),
    })
    .where('id', '=', id)
    .execute();
  // A changed PIN may mean a lost phone.
  if (pinHash !== undefined) await dropReturnsOf(tx, id);
};

/** Invalidates all tokens, links and the PIN of the person. */
export const removePerson = async (tx: Tx, id: string, now: number): Promise<void> => {
  await tx.db.updateTable('staff_people').set({ removed_at: now }).where('id', '=', id).execute();
  await tx.db.updateTable('staff_sign_ins').set({ ended_at: now }).where('person_id', '=', id).execute();
  await tx.db.updateTable('staff_invites').set({ used_at: now }).where('person_id', '=', id).execute();
  await dropReturnsOf(tx, id);
  await dropFactor(tx, id);
};
