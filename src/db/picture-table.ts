// Pictures as blobs within a budget; the one used longest ago goes first.
import type { StoredPicture, TablDatabase } from './database.ts';

/** 47 dishes at card width take about 1.5 MB; a menu of a thousand fits. */
export const PICTURE_BUDGET_BYTES = 60_000_000;

/** The picture of this path, else another width of the same picture: a soft dish is better than none. */
export async function readPicture(db: TablDatabase, path: string, now: number): Promise<StoredPicture | undefined> {
  const exact = await db.pictures.get(path);
  const found = exact ?? (await db.pictures.where({ picture: pictureOf(path) }).first());
  if (found) await db.pictures.update(found.path, { usedAt: now });
  return found;
}

export const hasPicture = async (db: TablDatabase, path: string): Promise<boolean> =>
  (await db.pictures.where({ path }).count()) > 0;

export async function storePicture(db: TablDatabase, path: string, blob: Blob, now: number): Promise<void> {
  await db.pictures.put({ path, picture: pictureOf(path), blob, bytes: blob.size, usedAt: now });
}

/** Removes the least recently used until the rest fits; returns how many went. */
export async function trimPictures(db: TablDatabase, budget: number = PICTURE_BUDGET_BYTES): Promise<number> {
  return db.transaction('rw', db.pictures, async () => {
    let total = 0;
    const gone: string[] = [];
    await db.pictures
      .orderBy('usedAt')
      .reverse()
      .each((picture) => {
        total += picture.bytes;
        if (total > budget) gone.push(picture.path);
      });
    await db.pictures.bulkDelete(gone);
    return gone.length;
  });
}

/** `/pictures/<hash>/640.avif` → `/pictures/<hash>` */
const pictureOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
