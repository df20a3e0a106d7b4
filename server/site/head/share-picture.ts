// Picture of a shared address. Preview programs read WebP and JPEG, rarely AVIF, so it is the largest existing WebP with its
// real size.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '#domain/picture.ts';

export interface SharePicture {
  readonly path: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** Default picture, for a venue without any. */
export const VENUE_PICTURE: SharePicture = { path: '/share.png', type: 'image/png', width: 1200, height: 630 };

export type FindSharePicture = (picture: Picture) => Promise<SharePicture | undefined>;

/** The files of a picture never change, so each folder is read once. */
export const createSharePictures = (dataDir: string): FindSharePicture => {
  const widths = new Map<string, Promise<number | undefined>>();
  return async (picture) => {
    const width = widths.get(picture.path) ?? largestWebp(join(dataDir, picture.path));
    widths.set(picture.path, width);
    const found = await width;
    if (found === undefined) return undefined;
    const height = Math.round((found * picture.height) / picture.width);
    return { path: `${picture.path}/${found}.webp`, type: 'image/webp', width: found, height };
  };
};

async function largestWebp(folder: string): Promise<number | undefined> {
  const files = await readdir(folder).catch(() => []);
  const widths = files.flatMap((file) => /^(\d{2,4})\.webp$/.exec(file)?.[1] ?? []).map(Number);
  return widths.length > 0 ? Math.max(...widths) : undefined;
}
