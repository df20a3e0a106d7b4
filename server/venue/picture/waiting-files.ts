// Encoded guest pictures before approval: `pictures/waiting/<place>-<id>/<width>.<avif|webp>`. No route serves the folder.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStored, type PictureFile } from '../picture-files.ts';

const home = (dataDir: string): string => join(dataDir, 'pictures', 'waiting');
const nameOf = (placeId: number, id: string): string => `${placeId}-${id}`;
const folderOf = (dataDir: string, placeId: number, id: string): string => join(home(dataDir), nameOf(placeId, id));

/** `id` must be a UUID, because it is a folder name. */
export async function storeWaiting(
  dataDir: string,
  placeId: number,
  id: string,
  files: readonly PictureFile[],
): Promise<void> {
  const folder = folderOf(dataDir, placeId, id);
  await mkdir(folder, { recursive: true });
  for (const { width, format, bytes } of files) await writeFile(join(folder, `${width}.${format}`), bytes);
}

/** Moves the files to the public folder. Returns true when the files are in the public folder, moved now or earlier. */
export async function showWaiting(dataDir: string, placeId: number, id: string, hash: string): Promise<boolean> {
  try {
    await rename(folderOf(dataDir, placeId, id), join(dataDir, 'pictures', hash));
    return true;
  } catch {
    // An earlier try moved the files, or another picture has equal content.
    return isStored(dataDir, hash);
  }
}

/** WebP of a waiting picture; `undefined` when its files are gone. */
export async function readWaiting(dataDir: string, placeId: number, id: string): Promise<Buffer | undefined> {
  const folder = folderOf(dataDir, placeId, id);
  const webp = (await readdir(folder).catch(() => [])).find((file) => file.endsWith('.webp'));
  return webp === undefined ? undefined : readFile(join(folder, webp)).catch(() => undefined);
}

export const removeWaiting = (dataDir: string, placeId: number, id: string): Promise<void> =>
  rm(folderOf(dataDir, placeId, id), { recursive: true, force: true });

/** Ids of a place's pictures whose files have waited since before `until`, epoch ms. */
export async function listWaiting(dataDir: string, placeId: number, until: number): Promise<readonly string[]> {
  const prefix = nameOf(placeId, '');
  const ids: string[] = [];
  for (const name of await readdir(home(dataDir)).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    const made = await stat(join(home(dataDir), name)).catch(() => undefined);
    if (made && made.mtimeMs < until) ids.push(name.slice(prefix.length));
  }
  return ids;
}
