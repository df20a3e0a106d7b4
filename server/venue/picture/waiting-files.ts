// Encoded pictures of guests that staff have not approved: `pictures/waiting/<place>-<id>/<width>.<avif|webp>`. No route
// serves that folder.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStored, type PictureFile } from '../picture-files.ts';

const home = (dataDir: string): string => join(dataDir, 'pictures', 'waiting');
const nameOf = (placeId: number, id: string): string => `${placeId}-${id}`;
const folderOf = (dataDir: string, placeId: number, id: string): string => join(home(dataDir), nameOf(placeId, id));

/** `id` must be a UUID: it names a folder. */
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

/** Moves the files to where guests load them. True when they are there, moved now or before. */
export async function showWaiting(dataDir: string, placeId: number, id: string, hash: string): Promise<boolean> {
  try {
    await rename(folderOf(dataDir, placeId, id), join(dataDir, 'pictures', hash));
    return true;
  } catch {
    // An earlier try moved them, or another picture has the same content.
    return isStored(dataDir, hash);
  }
}

/** The WebP of a waiting picture; undefined when its files are gone. */
export async function readWaiting(dataDir: string, placeId: number, id: string): Promise<Buffer | undefined> {
  const folder = folderOf(dataDir, placeId, id);
  const webp = (await readdir(folder).catch(() => [])).find((file) => file.endsWith('.webp'));
  return webp === undefined ? undefined : readFile(join(folder, webp)).catch(() => undefined);
}

export const removeWaiting = (dataDir: string, placeId: number, id: string): Promise<void> =>
  rm(folderOf(dataDir, placeId, id), { recursive: true, force: true });

/** The ids of the pictures of a place whose files have waited since before `until`, epoch ms. */
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
