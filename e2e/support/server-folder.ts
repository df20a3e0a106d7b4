// Initial data of each worker's server: imported once per run and copied, because an import takes longer than a server
// start.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCategoryVenues } from './category-venue.ts';
import { importFolders } from './publish.ts';
import { makeTestVenues, PLACE } from './test-venues.ts';

/** Environment variables with the folders of this run: demo venues only, and with the other test venues. */
const DEMO = 'JOURNEYS_DEMO_FOLDER';
const ALL = 'JOURNEYS_FOLDER';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tabl-journeys-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
export const dataIn = (folder: string): string => join(folder, 'data');

/** Creates the folders of this run: test venues, and server data with them. Returns the cleanup. */
export async function makeServerFolders(): Promise<() => void> {
  const demo = newFolder();
  const venues = makeTestVenues(demo);
  await importFolders(
    dataIn(demo),
    venues.map((venue) => venue.folder),
  );
  const all = newFolder();
  cpSync(demo, all, { recursive: true });
  await importFolders(dataIn(all), await writeCategoryVenues(all));
  process.env[DEMO] = demo;
  process.env[ALL] = all;
  return () => [demo, all].forEach(removeFolder);
}

/** A copy for one server. */
export function copyServerFolder({ isDemoAlone }: { readonly isDemoAlone: boolean }): string {
  const from = process.env[isDemoAlone ? DEMO : ALL];
  if (from === undefined) throw new Error('The global setup of the journeys has not run.');
  const folder = newFolder();
  cpSync(from, folder, { recursive: true });
  return folder;
}

const MOST_COPIES = 60;

/**
 * Marks the bistro and its copies as demo venues, which get payment doubles. The stored versions match none, so that the
 * server does not import them again.
 */
export function markAsDemo(folder: string): void {
  const slugs = [PLACE, ...Array.from({ length: MOST_COPIES }, (_, at) => `${PLACE}-${at + 2}`)];
  const record = Object.fromEntries(slugs.map((slug) => [slug, { files: '', version: 'of the journeys' }]));
  writeFileSync(join(dataIn(folder), 'demo-venues.json'), JSON.stringify(record));
}
