// Edits of a venue file, as rows.
import { parseDraftEdit } from '#contract/owner/draft-edit.ts';
import type { KeptEdit } from '#domain/owner/draft-edit.ts';
import type { Database } from '../database.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

/** Ignores an edit of a newer server that cannot be parsed; it waits for that server. */
const toEdit = (row: Database['drafts']): KeptEdit | undefined => {
  const edit = parseDraftEdit(JSON.parse(row.edit));
  return edit && { id: row.id, by: { id: row.by_id, name: row.by_name }, at: row.at, edit };
};

const editsOf = (rows: readonly Database['drafts'][]): KeptEdit[] => rows.flatMap((row) => toEdit(row) ?? []);

const kept = (db: Db, placeId: number) =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('removed_at', 'is', null)
    .orderBy('position');

/** Open edits, in order. */
export const openEdits = async (db: Db, placeId: number): Promise<KeptEdit[]> =>
  editsOf(await kept(db, placeId).where('publication_id', 'is', null).execute());

/** Edits of publications, in order. */
export const editsPublishedBy = async (
  db: Db,
  placeId: number,
  publications: readonly string[],
): Promise<KeptEdit[]> =>
  publications.length === 0
    ? []
    : editsOf(
        await kept(db, placeId)
          .where('publication_id', 'in', [...publications])
          .execute(),
      );

/** Whether an edit of this id exists, even a discarded one. */
export const hasEdit = async (db: Db, placeId: number, id: string): Promise<boolean> =>
  (await db
    .selectFrom('drafts')
    .select('id')
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

export const addEdit = async (tx: Tx, placeId: number, { id, by, at, edit }: KeptEdit): Promise<void> => {
  const last = await tx.db
    .selectFrom('drafts')
    .select((query) => query.fn.max('position').as('position'))
    .where('place_id', '=', placeId)
    .executeTakeFirst();
  await tx.db
    .insertInto('drafts')
    .values({
      place_id: placeId,
      id,
      position: Number(last?.position ?? 0) + 1,
      edit: JSON.stringify(edit),
      by_id: by.id,
      by_name: by.name,
      at,
      publication_id: null,
      removed_at: null,
    })
    .execute();
};

/** Discards open edits; returns whether any was open. */
export const removeEdits = async (tx: Tx, placeId: number, ids: readonly string[], now: number): Promise<boolean> => {
  if (ids.length === 0) return false;
  const { numUpdatedRows } = await tx.db
    .updateTable('drafts')
    .set({ removed_at: now })
    .where('place_id', '=', placeId)
    .where('id', 'in', [...ids])
    .where('publication_id', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const assignEdits = async (
  tx: Tx,
  placeId: number,
  ids: readonly string[],
  publicationId: string,
): Promise<void> => {
  await tx.db
    .updateTable('drafts')
    .set({ publication_id: publicationId })
    .where('place_id', '=', placeId)
    .where('id', 'in', [...ids])
    .execute();
};

/** Opens the edits of a publication again. */
export const releaseEdits = async (tx: Tx, placeId: number, publicationId: string): Promise<void> => {
  await tx.db
    .updateTable('drafts')
    .set({ publication_id: null })
    .where('place_id', '=', placeId)
    .where('publication_id', '=', publicationId)
    .execute();
};
