// Export: the imported folder as given, with the present tables. Codes made by the server are omitted unless requested.
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fail, ok, type Result } from '#domain/result.ts';
import { readPublished } from '../store/place/places.ts';
import type { Store } from '../store/store.ts';
import { parseSource } from './edited/venue-source.ts';
import { withTables } from './table/export-tables.ts';

/** Writes a venue into a new or empty folder, with its table codes if requested. The error is a sentence. */
export async function exportVenue(
  store: Store,
  dataDir: string,
  slug: string,
  folder: string,
  { codes = false }: { readonly codes?: boolean } = {},
): Promise<Result<{ readonly pictures: number }, string>> {
  const published = await readPublished(store, slug);
  if (!published) return fail(`There is no place "${slug}".`);
  const inside = await readdir(folder).catch(() => []);
  if (inside.length > 0) return fail(`${folder} is not empty; name a new folder.`);

  const source = parseSource(published.source);
  if (!source) return fail(`"${slug}" was not published from a folder.`);
  const { venue, pictures, videos } = source;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'venue.json'), withTables(venue, published.tables, codes));
  if (Object.keys(videos).length > 0) await mkdir(join(folder, 'videos'), { recursive: true });
  for (const [name, file] of Object.entries(videos)) {
    await copyFile(join(dataDir, 'videos', file), join(folder, 'videos', `${name}${parse(file).ext}`));
  }
  if (pictures.file === null) return ok({ pictures: 0 });
  await writeFile(join(folder, 'pictures.json'), pictures.file);
  await mkdir(join(folder, 'pictures'), { recursive: true });
  for (const [name, hash] of Object.entries(pictures.hashes)) {
    const home = join(dataDir, 'pictures', hash);
    for (const file of await readdir(home)) {
      const { name: width, ext } = parse(file);
      await writeFile(join(folder, 'pictures', `${name}-${width}${ext}`), await readFile(join(home, file)));
    }
  }
  return ok({ pictures: Object.keys(pictures.hashes).length });
}
