// Sittings: one party at one table, from its first scan until the table is closed or all sessions have lapsed.
import { randomUUID } from 'node:crypto';
import type { OrderType } from '#domain/place/place.ts';
import { SESSION_HOURS } from '#domain/session/session.ts';
import { appendJournal, type JournalPayloads } from '../journal.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import { withdrawCallsOf } from '../service/end-calls.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

const HOUR = 3_600_000;

export interface Sitting {
  readonly id: string;
  readonly placeId: number;
  readonly table: string;
  readonly orderType: OrderType;
  readonly room: string | null;
  readonly closedAt: number | null;
}

export interface KnownToken {
  readonly sitting: Sitting;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Shared device of the session; null: a guest's. */
  readonly deviceId: string | null;
}

const SITTING_COLUMNS = [
  'table_sessions.id',
  'table_sessions.place_id',
  'table_sessions.table_name',
  'table_sessions.order_type',
  'table_sessions.room',
  'table_sessions.closed_at',
] as const;

const toSitting = (row: {
  id: string;
  place_id: number;
  table_name: string;
  order_type: string;
  room: string | null;
  closed_at: number | null;
}): Sitting => ({
  id: row.id,
  placeId: row.place_id,
  table: row.table_name,
  orderType: row.order_type as OrderType,
  room: row.room,
  closedAt: row.closed_at,
});

const knownOf = (
  row: Parameters<typeof toSitting>[0] & { issued_at: number; expires_at: number; device_id: string | null },
): KnownToken => ({
  sitting: toSitting(row),
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  deviceId: row.device_id,
});

const tokenQuery = keptQuery((db, { placeId, tokenHash }: Slots<{ placeId: number; tokenHash: string }>) =>
  db
    .selectFrom('session_tokens')
    .innerJoin('table_sessions', 'table_sessions.id', 'session_tokens.session_id')
    .select([...SITTING_COLUMNS, 'session_tokens.issued_at', 'session_tokens.expires_at', 'session_tokens.device_id'])
    .where('session_tokens.token_hash', '=', tokenHash)
    .where('session_tokens.place_id', '=', placeId),
);

/** Session of a token, lapsed or not; `undefined` when it was never issued at this place. */
export const findToken = async (db: Db, placeId: number, tokenHash: string): Promise<KnownToken | undefined> => {
  const [row] = await tokenQuery(db, { placeId, tokenHash });
  return row && knownOf(row);
};

const tokensQuery = keptQuery((db, { placeId, sittingId }: Slots<{ placeId: number; sittingId: string }>) =>
  db
    .selectFrom('session_tokens')
    .innerJoin('table_sessions', 'table_sessions.id', 'session_tokens.session_id')
    .select([
      ...SITTING_COLUMNS,
      'token_hash',
      'session_tokens.issued_at',
      'session_tokens.expires_at',
      'session_tokens.device_id',
    ])
    .where('session_tokens.session_id', '=', sittingId)
    .where('session_tokens.place_id', '=', placeId),
);

/** All tokens of a sitting by hash, lapsed ones included. */
export const findTokensOf = async (
  db: Db,
  placeId: number,
  sittingId: string,
): Promise<ReadonlyMap<string, KnownToken>> => {
  const rows = await tokensQuery(db, { placeId, sittingId });
  return new Map(rows.map((row) => [row.token_hash, knownOf(row)]));
};

/** Whether a guest's phone has or had a session in the sitting; those of shared devices and waiters do not count. */
export const hasGuestRights = async (db: Db, sittingId: string): Promise<boolean> =>
  (await db
    .selectFrom('session_tokens')
    .select('token_hash')
    .where('session_id', '=', sittingId)
    .where('device_id', 'is', null)
    .where('staff_id', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * The present sitting of a table, with the end of its longest guest session. Sessions of shared devices and waiters do not
 * keep a party. `hasDevice`: a shared device has a session; `isDevices`: and no guest has.
 */
export const findOpenSitting = async (
  db: Db,
  placeId: number,
  table: string,
): Promise<
  | { readonly sitting: Sitting; readonly lapsesAt: number; readonly hasDevice: boolean; readonly isDevices: boolean }
  | undefined
> => {
  const row = await db
    .selectFrom('table_sessions')
    .select([...SITTING_COLUMNS, 'table_sessions.opened_at'])
    .select((query) =>
      query
        .selectFrom('session_tokens')
        .select((inner) => inner.fn.max('session_tokens.expires_at').as('lapses_at'))
        .whereRef('session_tokens.session_id', '=', 'table_sessions.id')
        .where('session_tokens.device_id', 'is', null)
        .where('session_tokens.staff_id', 'is', null)
        .as('lapses_at'),
    )
    .select((query) =>
      query
        .selectFrom('session_tokens')
        .select((inner) => inner.fn.countAll().as('rights'))
        .whereRef('session_tokens.session_id', '=', 'table_sessions.id')
        .where('session_tokens.device_id', 'is not', null)
        .as('of_devices'),
    )
    .where('place_id', '=', placeId)
    .where('table_name', '=', table)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  // Opened by staff or a tablet without any scan: lasts for a waiter's hours.
  const lapsesAt = row.lapses_at ?? row.opened_at + SESSION_HOURS.waiter * HOUR;
  const hasDevice = Number(row.of_devices ?? 0) > 0;
  return { sitting: toSitting(row), lapsesAt, hasDevice, isDevices: row.lapses_at === null && hasDevice };
};

export const openSitting = async (
  tx: Tx,
  at: { readonly placeId: number; readonly table: string; readonly orderType: OrderType; readonly room: string | null },
  now: number,
): Promise<Sitting> => {
  const id = randomUUID();
  const { placeId, table, orderType, room } = at;
  await tx.db
    .insertInto('table_sessions')
    .values({
      id,
      place_id: placeId,
      table_name: table,
      order_type: orderType,
      room,
      opened_at: now,
      closed_at: null,
      merged_into: null,
    })
    .execute();
  await appendJournal(tx, {
    placeId,
    at: now,
    type: 'session.opened',
    sessionId: id,
    payload: { table, orderType, room },
  });
  return { id, placeId, table, orderType, room, closedAt: null };
};

/**
 * Ends the present sitting of the table with its open calls; its later orders are rejected. Returns false when the table is
 * free.
 */
export const closeSitting = async (
  tx: Tx,
  at: { readonly placeId: number; readonly table: string },
  reason: JournalPayloads['session.closed']['reason'],
  now: number,
  by?: string,
): Promise<boolean> => {
  const open = await findOpenSitting(tx.db, at.placeId, at.table);
  if (!open) return false;
  await withdrawCallsOf(tx, { placeId: at.placeId, sittingId: open.sitting.id, at: now });
  await tx.db.updateTable('table_sessions').set({ closed_at: now }).where('id', '=', open.sitting.id).execute();
  await appendJournal(tx, {
    placeId: at.placeId,
    at: now,
    type: 'session.closed',
    sessionId: open.sitting.id,
    payload: { table: at.table, reason, ...(by !== undefined && { by }) },
  });
  return true;
};

export const addToken = async (
  tx: Tx,
  token: {
    readonly hash: string;
    readonly sitting: Sitting;
    readonly expiresAt: number;
    readonly deviceId?: string | undefined;
    /** Waiter who owns the session. */
    readonly staffId?: string | undefined;
  },
  now: number,
): Promise<void> => {
  await tx.db
    .insertInto('session_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sitting.id,
      place_id: token.sitting.placeId,
      issued_at: now,
      expires_at: token.expiresAt,
      device_id: token.deviceId ?? null,
      staff_id: token.staffId ?? null,
    })
    .execute();
};

export const extendToken = async (tx: Tx, tokenHash: string, expiresAt: number): Promise<void> => {
  await tx.db
    .updateTable('session_tokens')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
};
