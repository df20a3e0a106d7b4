// The venues that come with the house, so that a fresh installation has something to show.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { fail, ok, type Result } from '#domain/result.ts';
import { listVersions } from '../store/place/place-documents.ts';
import type { Store } from '../store/store.ts';
import { importVenue } from './import-venue.ts';
import { type Problem, problemText } from './problem.ts';

/**
 * Imported demo venues with their files' hash and their version: a venue with another version was changed, and belongs to
 * its owner.
 */
const recordSchema = v.record(v.string(), v.object({ files: v.string(), version: v.string() }));
type DemoRecord = v.InferOutput<typeof recordSchema>;

/**
 * Imports the demo venues into a store that has no place yet, and again those whose files have changed since, unless
 * an import of the owner's has. Gives the slugs imported now. The error is what is wrong with a demo.
 */
export async function importDemoVenues(
  store: Store,
  dataDir: string,
  demoDir: string,
): Promise<Result<readonly string[], string>> {
  const published = await versionsOf(store);
  const known = await readRecord(dataDir);
  if (!known && published.size > 0) return ok([]);
  const record: DemoRecord = { ...known };
  const imported: string[] = [];
  for (const folder of await foldersOf(demoDir)) {
    const files = await hashOf(folder.path);
    const before = record[folder.slug];
    const isOwners = published.get(folder.slug) !== before?.version;
    if (before?.files === files || isOwners) continue;
    const result = await importVenue(store, dataDir, folder.path);
    if (!result.ok) return fail(sentence(folder.slug, result.error));
    record[folder.slug] = { files, version: result.value.menuVersion };
    imported.push(folder.slug);
  }
  if (imported.length > 0) await writeFile(recordFile(dataDir), `${JSON.stringify(record, undefined, 2)}\n`);
  return ok(imported);
}

/** The slugs of the venues that were imported as demos here. */
export const demoSlugsIn = async (dataDir: string): Promise<readonly string[]> =>
  Object.keys((await readRecord(dataDir)) ?? {});

const recordFile = (dataDir: string) => join(dataDir, 'demo-venues.json');

async function readRecord(dataDir: string): Promise<DemoRecord | undefined> {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(recordSchema, JSON.parse(text));
}

async function versionsOf(store: Store): Promise<Map<string, string>> {
  const versions = await listVersions(store.read);
  return new Map(versions.map(({ slug, version }) => [slug, version]));
}

/** A venue that cannot even be read is left to the import, which says what is wrong. */
async function foldersOf(demoDir: string): Promise<{ slug: string; path: string }[]> {
  const folders: { slug: string; path: string }[] = [];
  for (const entry of await readdir(demoDir, { withFileTypes: true })) {
    const path = join(demoDir, entry.name);
    const text = await readFile(join(path, 'venue.json'), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const slug = /"slug"\s*:\s*"([^"]*)"/.exec(text)?.[1];
    folders.push({ slug: slug ?? entry.name, path });
  }
  return folders.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`${path.slice(folder.length)}\n`).update(await readFile(path));
  }
  return hash.digest('hex');
}

const sentence = (slug: string, problems: readonly Problem[]): string =>
  [`The demo venue ${slug} cannot be imported:`, ...problems.map((problem) => `  ${problemText(problem)}`)].join('\n');
