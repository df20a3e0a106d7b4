// Rows of uploaded pictures. A picture may be deleted when no file, edit or undo names it.
import { type PictureSizes, parseSizes } from '#contract/place/picture-sizes.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface UploadedPicture {
  /** Name in the venue file. */
  readonly name: string;
  readonly hash: string;
  readonly sizes: PictureSizes;
}

/** Existing uploaded pictures of a place. */
export const uploadedPictures = async (db: Db, placeId: number): Promise<UploadedPicture[]> => {
  const rows = await db
    .selectFrom('uploaded_pictures')
    .select(['name', 'hash', 'sizes'])
    .where('place_id', '=', placeId)
    .orderBy('at')
    .execute();
  return rows.map(({ name, hash, sizes }) => ({ name, hash, sizes: parseSizes(sizes) }));
};

/** Stores a picture; a repeated upload is the same row, marked as new. */
export const keepUpload = async (tx: Tx, placeId: number, one: UploadedPicture, now: number): Promise<void> => {
  await tx.db
    .insertInto('uploaded_pictures')
    .values({
      ...{ place_id: placeId, name: one.name, hash: one.hash, sizes: JSON.stringify(one.sizes) },
      ...{ at: now, unused_since: null },
    })
    .onConflict((conflict) => conflict.columns(['place_id', 'name']).doUpdateSet({ at: now, unused_since: null }))
    .execute();
};

/**
 * Whether a picture is still named: by the published file, by one that an undo would restore, or by an edit that waits or
 * that an undo would reopen. A name ends in a hash, so a text search of the rows suffices.
 */
const isNamed = async (db: Db, placeId: number, name: string): Promise<boolean> => {
  const text = `%${name}%`;
  const published = db.selectFrom('places').select('id').where('id', '=', placeId).where('document', 'like', text);
  if (await published.executeTakeFirst()) return true;
  const standing = db.selectFrom('publications').where('place_id', '=', placeId).where('undone_at', 'is', null);
  if (await standing.select('id').where('before', 'like', text).executeTakeFirst()) return true;
  const undoable = standing
    .select('id')
    .where((or) => or.or([or('before', 'is not', null), or('done_at', 'is', null)]));
  const edit = await db
    .selectFrom('drafts')
    .select('id')
    .where('place_id', '=', placeId)
    .where('removed_at', 'is', null)
    .where('edit', 'like', text)
    .where((or) => or.or([or('publication_id', 'is', null), or('publication_id', 'in', undoable)]))
    .executeTakeFirst();
  return edit !== undefined;
};

/** Marks unnamed pictures with the time; deletes those unnamed since before `until`, and returns their hashes. */
export async function forgetUnused(
  tx: Tx,
  placeId: number,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<readonly string[]> {
  const rows = await tx.db.selectFrom('uploaded_pictures').selectAll().where('place_id', '=', placeId).execute();
  const gone: string[] = [];
  for (const { name, hash, unused_since: since } of rows) {
    const isUsed = await isNamed(tx.db, placeId, name);
    if (isUsed || since === null || since > until) {
      const to = isUsed ? null : (since ?? now);
      if (to !== since)
        await tx.db
          .updateTable('uploaded_pictures')
          .set({ unused_since: to })
          .where('place_id', '=', placeId)
          .where('name', '=', name)
          .execute();
    } else {
      await tx.db.deleteFrom('uploaded_pictures').where('place_id', '=', placeId).where('name', '=', name).execute();
      gone.push(hash);
    }
  }
  return gone;
}

/** Whether any place uses a picture's files: uploaded, published, approved, or restorable by an undo. */
export async function isStoredFor(db: Db, hash: string): Promise<boolean> {
  const text = `%${hash}%`;
  const found = await Promise.all([
    db.selectFrom('uploaded_pictures').select('name').where('hash', '=', hash).executeTakeFirst(),
    db.selectFrom('places').select('id').where('document', 'like', text).executeTakeFirst(),
    db.selectFrom('publications').select('id').where('before', 'like', text).executeTakeFirst(),
    db
      .selectFrom('guest_pictures')
      .select('id')
      .where('hash', '=', hash)
      .where('status', '=', 'shown')
      .executeTakeFirst(),
  ]);
  return found.some((one) => one !== undefined);
}
