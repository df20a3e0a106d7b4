// Pictures as blobs within a budget; the one used longest ago goes first.
import type { StoredPicture, TablDatabase } from '#core/db/database.ts';

/** 47 dishes at card width take about 1.5 MB; a menu of a thousand fits. */
export const PICTURE_BUDGET_BYTES = 60_000_000;
/** Often enough for who goes first; a write for every picture on the screen would be felt. */
const NOTED_EVERY_MS = 3_600_000;

/** The picture of this path, else another width of the same picture: a soft dish is better than none. */
export const readPicture = async (db: TablDatabase, path: string): Promise<StoredPicture | undefined> =>
  (await db.pictures.get(path)) ?? (await db.pictures.where({ picture: pictureOf(path) }).first());

/** A picture was looked at, or is on a menu that was. `now`: device clock, epoch ms. */
export async function notePictureUse(
  db: TablDatabase,
  { path, usedAt }: Pick<StoredPicture, 'path' | 'usedAt'>,
  now: number,
): Promise<void> {
  if (now - usedAt > NOTED_EVERY_MS) await db.pictures.update(path, { usedAt: now });
}

/** Whether this very file is kept, and its size and last use. */
export const findPicture = (db: TablDatabase, path: string): Promise<StoredPicture | undefined> =>
  db.pictures.get(path);

export async function storePicture(db: TablDatabase, path: string, blob: Blob, now: number): Promise<void> {
  await db.pictures.put({ path, picture: pictureOf(path), blob, bytes: blob.size, usedAt: now });
}

/** Removes the least recently used until the rest fits; returns how many went. */
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
