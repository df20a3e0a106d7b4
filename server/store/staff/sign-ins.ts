// Sign-ins of people, and their one-time links. Only hashes of the secrets are stored.
import type { UserId } from '#domain/order/orderer.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import type { Store, Tx } from '../store.ts';
import { roleOf } from './people.ts';

type Db = Store['read'];

export interface SignIn {
  readonly id: string;
  readonly person: StaffPerson;
  /** null: at all places of the client. */
  readonly placeId: number | null;
  readonly deviceId: string | null;
  readonly expiresAt: number;
  /** Groups a person's sign-ins on one phone at several places; the sign-in's own id when it is the only one. */
  readonly sessionId: string;
}

const COLUMNS = [
  'staff_sign_ins.id as sign_in',
  'staff_sign_ins.place_id as place_id',
  'staff_sign_ins.device_id as device_id',
  'staff_sign_ins.expires_at as expires_at',
  'staff_sign_ins.session_id as session_id',
  'staff_people.id as person',
  'staff_people.name as name',
  'staff_people.role as role',
] as const;

const alive = (db: Db) =>
  db
    .selectFrom('staff_sign_ins')
    .innerJoin('staff_people', 'staff_people.id', 'staff_sign_ins.person_id')
    .leftJoin('staff_devices', 'staff_devices.id', 'staff_sign_ins.device_id')
    .select(COLUMNS)
    .where('staff_sign_ins.ended_at', 'is', null)
    .where('staff_people.removed_at', 'is', null)
    // Removing a device signs out the person on it.
    .where('staff_devices.removed_at', 'is', null);

const byIdQuery = keptQuery((db, { id, now }: Slots<{ id: string; now: number }>) =>
  alive(db).where('staff_sign_ins.id', '=', id).where('staff_sign_ins.expires_at', '>', now),
);
const bySecretQuery = keptQuery((db, { hash, now }: Slots<{ hash: string; now: number }>) =>
  alive(db).where('staff_sign_ins.secret_hash', '=', hash).where('staff_sign_ins.expires_at', '>', now),
);

type Row = Awaited<ReturnType<typeof byIdQuery>>[number];

const toSignIn = (row: Row | undefined): SignIn | undefined => {
  const role = row && roleOf(row.role);
  if (!row || !role) return undefined;
  return {
    id: row.sign_in,
    person: { id: row.person as UserId, name: row.name, role },
    placeId: row.place_id,
    deviceId: row.device_id,
    expiresAt: row.expires_at,
    sessionId: row.session_id ?? row.sign_in,
  };
};

/** A valid sign-in of a person who is not removed. */
export const findSignIn = async (db: Db, id: string, now: number): Promise<SignIn | undefined> =>
  toSignIn((await byIdQuery(db, { id, now }))[0]);

/** Sign-in by its long-lived secret. */
export const findSignInBySecret = async (db: Db, hash: string, now: number): Promise<SignIn | undefined> =>
  toSignIn((await bySecretQuery(db, { hash, now }))[0]);

/** Valid sign-ins of a session, newest first. */
export const signInsOfSession = async (db: Db, sessionId: string, now: number): Promise<SignIn[]> => {
  const rows = await alive(db)
    .where((where) =>
      where.or([where('staff_sign_ins.session_id', '=', sessionId), where('staff_sign_ins.id', '=', sessionId)]),
    )
    .where('staff_sign_ins.expires_at', '>', now)
    .orderBy('staff_sign_ins.created_at', 'desc')
    .execute();
  return rows.flatMap((row) => toSignIn(row) ?? []);
};

/** A sign-in in its person's list. */
export interface OwnSignIn {
  /** Id of the sign-in's session: sign-ins of one phone at several places end together. */
  readonly id: string;
  /** Epoch ms: start, and end without further use. */
  readonly at: number;
  readonly endsAt: number;
  /** Name of the venue's device; `undefined`: a personal phone. */
  readonly device?: string | undefined;
}

/** Valid sign-ins of a person, newest first, one per session. */
export const signInsOfPerson = async (db: Db, personId: string, now: number): Promise<OwnSignIn[]> => {
  const rows = await alive(db)
    .select(['staff_sign_ins.created_at as created_at', 'staff_devices.name as device'])
    .where('staff_sign_ins.person_id', '=', personId)
    .where('staff_sign_ins.expires_at', '>', now)
    .orderBy('staff_sign_ins.created_at', 'desc')
    .execute();
  const sessions = new Map<string, OwnSignIn>();
  for (const { sign_in, session_id, created_at: at, expires_at: endsAt, device } of rows) {
    const id = session_id ?? sign_in;
    sessions.set(id, { ...(sessions.get(id) ?? { endsAt, device: device ?? undefined }), id, at });
  }
  return [...sessions.values()];
};

/** Makes sessions one. */
export const joinSessions = async (tx: Tx, sessions: readonly string[], into: string): Promise<void> => {
  if (sessions.length === 0) return;
  await tx.db
    .updateTable('staff_sign_ins')
    .set({ session_id: into })
    .where((where) => where.or([where('session_id', 'in', sessions), where('id', 'in', sessions)]))
    .execute();
};

export const addSignIn = async (
  tx: Tx,
  signIn: Omit<SignIn, 'person'> & { readonly personId: string; readonly hash: string },
  now: number,
): Promise<void> => {
  const { id, personId, placeId, deviceId, hash, expiresAt, sessionId } = signIn;
  await tx.db
    .insertInto('staff_sign_ins')
    .values({
      id,
      person_id: personId,
      place_id: placeId,
      device_id: deviceId,
      secret_hash: hash,
      created_at: now,
      expires_at: expiresAt,
      ended_at: null,
      session_id: sessionId,
    })
    .execute();
};

/** Extends all sign-ins of a session, so that a phone used at one place stays signed in at the others. */
export const extendSession = async (tx: Tx, sessionId: string, now: number, expiresAt: number): Promise<void> => {
  await tx.db
    .updateTable('staff_sign_ins')
    .set({ expires_at: expiresAt })
    .where((where) => where.or([where('session_id', '=', sessionId), where('id', '=', sessionId)]))
    .where('ended_at', 'is', null)
    .where('device_id', 'is', null)
    .where('expires_at', '>', now)
    .execute();
};

/** Ends a session at all its places. */
export const endSession = async (tx: Tx, sessionId: string, now: number): Promise<void> => {
  await tx.db
    .updateTable('staff_sign_ins')
    .set({ ended_at: now })
    .where((where) => where.or([where('session_id', '=', sessionId), where('id', '=', sessionId)]))
    .where('ended_at', 'is', null)
    .execute();
};

/** Adds a link; a person has one at a time, so an older one becomes invalid. */
export const addInvite = async (
  tx: Tx,
  invite: {
    readonly hash: string;
    readonly personId: string;
    readonly placeId: number | null;
    readonly expiresAt: number;
  },
  now: number,
): Promise<void> => {
  await tx.db
    .updateTable('staff_invites')
    .set({ used_at: now })
    .where('person_id', '=', invite.personId)
    .where('used_at', 'is', null)
    .execute();
  await tx.db
    .insertInto('staff_invites')
    .values({
      secret_hash: invite.hash,
      person_id: invite.personId,
      place_id: invite.placeId,
      created_at: now,
      expires_at: invite.expiresAt,
      ...{ used_at: null, attempt_hash: null, attempt_code_hash: null, sign_in_id: null },
    })
    .execute();
};

export interface Invite {
  readonly person: StaffPerson;
  /** null: to all places of the client. */
  readonly placeId: number | null;
}

/** Invite of a link; `undefined` when it is used, expired, of another place, or unknown. */
export const findInvite = async (db: Db, hash: string, placeId: number, now: number): Promise<Invite | undefined> => {
  const row = await db
    .selectFrom('staff_invites')
    .innerJoin('staff_people', 'staff_people.id', 'staff_invites.person_id')
    .select([
      'staff_invites.place_id as place_id',
      'staff_people.id as person',
      'staff_people.name',
      'staff_people.role',
    ])
    .where('staff_invites.secret_hash', '=', hash)
    .where((where) =>
      where.or([where('staff_invites.place_id', '=', placeId), where('staff_invites.place_id', 'is', null)]),
    )
    .where('staff_invites.used_at', 'is', null)
    .where('staff_invites.expires_at', '>', now)
    .where('staff_people.removed_at', 'is', null)
    .executeTakeFirst();
  const role = row && roleOf(row.role);
  return row && role && { person: { id: row.person as UserId, name: row.name, role }, placeId: row.place_id };
};

/** Attempt of one browser to use a link; the browser may repeat the attempt after a lost answer. */
export interface LinkAttempt {
  readonly hash: string;
  /** Hash of the second factor's code; null: the person has none. */
  readonly codeHash: string | null;
}

/** Notes on a used link the attempt and its sign-in. */
export const noteAttempt = async (
  tx: Tx,
  linkHash: string,
  { hash, codeHash }: LinkAttempt,
  signInId: string,
): Promise<void> => {
  await tx.db
    .updateTable('staff_invites')
    .set({ attempt_hash: hash, attempt_code_hash: codeHash, sign_in_id: signInId })
    .where('secret_hash', '=', linkHash)
    .execute();
};

/**
 * Valid sign-in of the attempt that used the link. `undefined`: the attempt is another browser's or from before `since`, or
 * the sign-in has ended. `at`: the place and the present time.
 */
export const findAttempt = async (
  db: Db,
  linkHash: string,
  attemptHash: string,
  at: { readonly placeId: number; readonly since: number; readonly now: number },
): Promise<{ readonly signIn: SignIn; readonly codeHash: string | null } | undefined> => {
  const row = await db
    .selectFrom('staff_invites')
    .select(['attempt_code_hash', 'sign_in_id'])
    .where('secret_hash', '=', linkHash)
    .where('attempt_hash', '=', attemptHash)
    .where('used_at', '>', at.since)
    .where((where) => where.or([where('place_id', '=', at.placeId), where('place_id', 'is', null)]))
    .executeTakeFirst();
  const signIn = row?.sign_in_id ? await findSignIn(db, row.sign_in_id, at.now) : undefined;
  return row && signIn && { signIn, codeHash: row.attempt_code_hash };
};

/** Uses up a link; `undefined` in the cases of `findInvite`. */
export const takeInvite = async (tx: Tx, hash: string, placeId: number, now: number): Promise<Invite | undefined> => {
  const invite = await findInvite(tx.db, hash, placeId, now);
  if (!invite) return undefined;
  const used = await tx.db
    .updateTable('staff_invites')
    .set({ used_at: now })
    .where('secret_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? invite : undefined;
};
