// Pictures as blobs within a budget; least recently used ones are deleted first.
import type { StoredPicture, TablDatabase } from '#core/db/database.ts';

/** 47 dishes at card width take about 1.5 MB; a menu of a thousand fits. */
export const PICTURE_BUDGET_BYTES = 60_000_000;
/** Often enough for the eviction order; a write per shown picture would be too slow. */
const NOTED_EVERY_MS = 3_600_000;

/** Whether the file survived: a browser may lose the content of a stored file and keep its row. */
const isWhole = ({ blob, bytes }: StoredPicture): boolean => blob.size === bytes;

/** The picture at this path, else the same picture in another width: a blurred dish is better than none. */
export const readPicture = async (db: TablDatabase, path: string): Promise<StoredPicture | undefined> =>
  (await findPicture(db, path)) ??
  (await db.pictures
    .where({ picture: pictureOf(path) })
    .filter(isWhole)
    .first());

/** Records the use of a picture on a viewed menu. `now`: device clock, epoch ms. */
export async function notePictureUse(
  db: TablDatabase,
  { path, usedAt }: Pick<StoredPicture, 'path' | 'usedAt'>,
  now: number,
): Promise<void> {
  if (now - usedAt > NOTED_EVERY_MS) await db.pictures.update(path, { usedAt: now });
}

/** Whether exactly this file is stored, with its size and last use. */
export async function findPicture(db: TablDatabase, path: string): Promise<StoredPicture | undefined> {
  const stored = await db.pictures.get(path);
  return stored && isWhole(stored) ? stored : undefined;
}

export async function storePicture(db: TablDatabase, path: string, blob: Blob, now: number): Promise<void> {
  await db.pictures.put({ path, picture: pictureOf(path), blob, bytes: blob.size, usedAt: now });
}

/** Deletes the least recently used pictures until the rest fits; returns their number. */
export const trimPictures = (db: TablDatabase, budget: number = PICTURE_BUDGET_BYTES): Promise<number> =>
  db.transaction('rw', db.pictures, async (tx) => {
    const pictures: TablDatabase['pictures'] = tx.table('pictures');
    let total = 0;
    const gone: string[] = [];
    await pictures
      .orderBy('usedAt')
      .reverse()
      .each(({ path, bytes }) => {
        total += bytes;
        if (total > budget) gone.push(path);
      });
    await pictures.bulkDelete(gone);
    return gone.length;
  });

/** `/pictures/<hash>/640.avif` → `/pictures/<hash>` */
const pictureOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
