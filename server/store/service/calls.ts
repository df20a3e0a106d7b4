// Calls of tables: one row per call, kept for good; an ended call has its end.
import type { CommandId } from '#domain/ids.ts';
import { ASKING_KINDS, type AskingKind, CALL_KINDS, type CallKind, type TableCall } from '#domain/service/call.ts';
import type { CalledNeed } from '#domain/service/service-offer.ts';
import type { Database } from '../database.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];
type Row = Database['calls'];

/** A call with its internal fields. */
export interface StoredCall extends TableCall {
  readonly sessionId: string;
  /** Present table of the party that called. */
  readonly table: string;
  readonly room: string | null;
  /** The needs in the venue's language. */
  readonly needWords: readonly string[];
  /** Id of the coming person; absent: an older server stored the name only. */
  readonly comingById?: string;
}

const COLUMNS = [
  'calls.id',
  'calls.session_id',
  'calls.kind',
  'calls.needs',
  'calls.words',
  'calls.made_at',
  'calls.wanted_at',
  'calls.coming_by',
  'calls.coming_by_id',
  'calls.coming_at',
  'calls.done_at',
  'calls.withdrawn_at',
  'table_sessions.table_name',
  'table_sessions.room',
] as const;

const toCall = (row: Omit<Row, 'place_id' | 'done_by'>): StoredCall => {
  const needs = JSON.parse(row.needs) as CalledNeed[];
  return {
    id: row.id as CommandId,
    kind: ASKING_KINDS.find((kind) => kind === row.kind) ?? 'call',
    needs: needs.map(({ key }) => key),
    needWords: needs.map(({ name }) => name),
    ...(row.coming_by_id !== null && { comingById: row.coming_by_id }),
    text: row.words,
    at: row.made_at,
    ...(row.wanted_at !== null && { wantedAt: row.wanted_at }),
    coming: row.coming_at === null ? undefined : { by: row.coming_by ?? '', at: row.coming_at },
    doneAt: row.done_at ?? undefined,
    withdrawnAt: row.withdrawn_at ?? undefined,
    sessionId: row.session_id,
    table: row.table_name,
    room: row.room,
  };
};

const callsWithTables = (db: Db, placeId: number) =>
  db
    .selectFrom('calls')
    .innerJoin('table_sessions', 'table_sessions.id', 'calls.session_id')
    .select(COLUMNS)
    .where('calls.place_id', '=', placeId);

/** Calls of a sitting, oldest first, ended ones included. */
export const callsOfSitting = async (db: Db, placeId: number, sittingId: string): Promise<StoredCall[]> => {
  const rows = await callsWithTables(db, placeId)
    .where('calls.session_id', '=', sittingId)
    .orderBy('calls.made_at')
    .orderBy('calls.id')
    .execute();
  return rows.map(toCall);
};

const openAskings = async <K extends AskingKind>(
  db: Db,
  placeId: number,
  kinds: readonly K[],
): Promise<(StoredCall & { readonly kind: K })[]> => {
  const rows = await callsWithTables(db, placeId)
    .where('calls.kind', 'in', kinds)
    .where('calls.done_at', 'is', null)
    .where('calls.withdrawn_at', 'is', null)
    .where('table_sessions.closed_at', 'is', null)
    .orderBy('calls.made_at')
    .orderBy('calls.id')
    .execute();
  return rows.map(toCall).flatMap((call) => {
    const kind = kinds.find((one) => one === call.kind);
    return kind === undefined ? [] : [{ ...call, kind }];
  });
};

/** Open calls of all occupied tables, oldest first. */
export const openCalls = (db: Db, placeId: number): Promise<(StoredCall & { readonly kind: CallKind })[]> =>
  openAskings(db, placeId, CALL_KINDS);

/** Sittings of “do not disturb” rooms, with the start. */
export const quietSittings = async (db: Db, placeId: number): Promise<ReadonlyMap<string, number>> =>
  new Map((await openAskings(db, placeId, ['quiet'])).map(({ sessionId, at }) => [sessionId, at]));

/** A call by id; `undefined` when the place never had it. */
export const findCall = async (db: Db, placeId: number, id: string): Promise<StoredCall | undefined> => {
  const row = await callsWithTables(db, placeId).where('calls.id', '=', id).executeTakeFirst();
  return row && toCall(row);
};

/** Adds a call. Throws when the id exists. */
export const addCall = async (
  tx: Tx,
  call: {
    readonly placeId: number;
    readonly id: string;
    readonly sitting: { readonly id: string; readonly table: string; readonly room: string | null };
    readonly kind: AskingKind;
    readonly needs: readonly CalledNeed[];
    readonly text: string;
    readonly at: number;
    readonly wantedAt?: number | undefined;
  },
): Promise<void> => {
  await tx.db
    .insertInto('calls')
    .values({
      place_id: call.placeId,
      id: call.id,
      session_id: call.sitting.id,
      table_name: call.sitting.table,
      room: call.sitting.room,
      kind: call.kind,
      needs: JSON.stringify(call.needs),
      words: call.text,
      made_at: call.at,
      wanted_at: call.wantedAt ?? null,
      coming_by: null,
      coming_by_id: null,
      coming_at: null,
      done_by: null,
      done_at: null,
      withdrawn_at: null,
    })
    .execute();
};

/** Changes a call; its journal row is written separately. */
export const changeCall = async (
  tx: Tx,
  placeId: number,
  id: string,
  change: Partial<Pick<Row, 'coming_by' | 'coming_by_id' | 'coming_at' | 'done_by' | 'done_at' | 'withdrawn_at'>>,
): Promise<void> => {
  await tx.db.updateTable('calls').set(change).where('place_id', '=', placeId).where('id', '=', id).execute();
};
