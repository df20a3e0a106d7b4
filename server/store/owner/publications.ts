// Replacements of a place's file: when, by whom, and the source before.
import type { Database } from '../database.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];
type Row = Database['publications'];

/** Number of publications that can be undone, one after another. */
const UNDOABLE = 20;

export interface Publication {
  readonly id: string;
  readonly kind: 'edits' | 'import';
  readonly by: { readonly id: string; readonly name: string };
  readonly at: number;
  /** null: at once. */
  readonly dueAt: number | null;
  readonly doneAt: number | null;
  readonly failed: string | null;
  /** Version of the resulting file. */
  readonly made: string | null;
}

const toPublication = (row: Omit<Row, 'before' | 'done_position'>): Publication => ({
  id: row.id,
  kind: row.kind === 'import' ? 'import' : 'edits',
  by: { id: row.by_id, name: row.by_name },
  at: row.at,
  dueAt: row.due_at,
  doneAt: row.done_at,
  failed: row.failed,
  made: row.made,
});

const COLUMNS = [
  ...['place_id', 'id', 'kind', 'by_id', 'by_name', 'at'],
  ...['due_at', 'done_at', 'undone_at', 'failed', 'made'],
] as Exclude<keyof Row, 'before' | 'done_position'>[];

const standing = (db: Db, placeId: number) =>
  db.selectFrom('publications').select(COLUMNS).where('place_id', '=', placeId).where('undone_at', 'is', null);

/** Executed publications that were not undone, latest first. */
export const donePublications = async (db: Db, placeId: number): Promise<Publication[]> =>
  (await standing(db, placeId).where('done_at', 'is not', null).orderBy('done_position', 'desc').execute()).map(
    toPublication,
  );

/** Scheduled and failed publications, by time. */
export const plannedPublications = async (db: Db, placeId: number): Promise<Publication[]> =>
  (await standing(db, placeId).where('done_at', 'is', null).orderBy('due_at').execute()).map(toPublication);

/** Publications of all places that are due. */
export const duePublications = async (
  db: Db,
  now: number,
): Promise<{ readonly placeId: number; readonly id: string }[]> => {
  const rows = await db
    .selectFrom('publications')
    .select(['place_id', 'id'])
    .where('done_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('failed', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  return rows.map((row) => ({ placeId: row.place_id, id: row.id }));
};

/** Source before a publication; `undefined` when the source is no longer kept. */
export const sourceBefore = async (db: Db, placeId: number, id: string): Promise<unknown> => {
  const row = await db
    .selectFrom('publications')
    .select('before')
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.before ? JSON.parse(row.before) : undefined;
};

const nextPosition = async (tx: Tx, placeId: number): Promise<number> => {
  const last = await tx.db
    .selectFrom('publications')
    .select((query) => query.fn.max('done_position').as('position'))
    .where('place_id', '=', placeId)
    .executeTakeFirst();
  return Number(last?.position ?? 0) + 1;
};

export const addPublication = async (
  tx: Tx,
  placeId: number,
  one: Publication,
  before: unknown = undefined,
): Promise<void> => {
  await tx.db
    .insertInto('publications')
    .values({
      place_id: placeId,
      id: one.id,
      kind: one.kind,
      by_id: one.by.id,
      by_name: one.by.name,
      at: one.at,
      due_at: one.dueAt,
      done_at: one.doneAt,
      done_position: one.doneAt === null ? null : await nextPosition(tx, placeId),
      undone_at: null,
      failed: one.failed,
      made: one.made,
      before: before === undefined ? null : JSON.stringify(before),
    })
    .execute();
};

const update = (tx: Tx, placeId: number, id: string, set: Partial<Row>) =>
  tx.db
    .updateTable('publications')
    .set(set)
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Marks a scheduled publication as executed. */
export const markDone = async (
  tx: Tx,
  placeId: number,
  id: string,
  { now, made, before }: { readonly now: number; readonly made: string; readonly before: unknown },
): Promise<void> => {
  await update(tx, placeId, id, {
    ...{ done_at: now, done_position: await nextPosition(tx, placeId) },
    ...{ made, before: JSON.stringify(before) },
  });
};

export const markFailed = async (tx: Tx, placeId: number, id: string, why: string): Promise<void> => {
  await update(tx, placeId, id, { failed: why });
};

/** Marks a publication as undone or cancelled. */
export const markUndone = async (tx: Tx, placeId: number, id: string, now: number): Promise<void> => {
  await update(tx, placeId, id, { undone_at: now });
};

/** Deletes sources of publications that can no longer be undone. */
export const forgetOldSources = async (tx: Tx, placeId: number): Promise<void> => {
  const old = (await donePublications(tx.db, placeId)).slice(UNDOABLE).map(({ id }) => id);
  if (old.length === 0) return;
  await tx.db
    .updateTable('publications')
    .set({ before: null })
    .where('place_id', '=', placeId)
    .where('id', 'in', old)
    .execute();
};

/** A place's slug and the source of its document; `undefined` for an unknown place. */
export const readSource = async (
  db: Db,
  placeId: number,
): Promise<{ readonly slug: string; readonly source: unknown } | undefined> => {
  const row = await db.selectFrom('places').select(['slug', 'document']).where('id', '=', placeId).executeTakeFirst();
  return row && { slug: row.slug, source: (JSON.parse(row.document) as { source?: unknown }).source };
};
