// Demo venues, so that a new installation has content.
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
 * Imported demo venues with the hash of their files and their version: another version means that the owner has changed the
 * venue.
 */
const recordSchema = v.record(v.string(), v.object({ files: v.string(), version: v.string() }));
type DemoRecord = v.InferOutput<typeof recordSchema>;

/**
 * Imports the demo venues into a store without places, and later those with changed files, unless the owner has imported the
 * venue. Returns the imported slugs. The error lists a demo's errors.
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

/** Slugs of venues imported as demos here. */
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

/** An unreadable venue is left to the import, which reports the error. */
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
