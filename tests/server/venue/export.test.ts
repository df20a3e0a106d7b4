import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import { exportVenue } from '../../../server/venue/export-venue.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { venueJsonSchema } from '../../../server/venue/json-schema.ts';
import { smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'export-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const filesOf = async (folder: string): Promise<Map<string, string>> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const read = files.map(async (one): Promise<[string, string]> => {
    const path = join(one.parentPath, one.name);
    return [path.slice(folder.length), (await readFile(path)).toString('base64')];
  });
  return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
};

test('export: equals the imported folder, pictures included', async () => {
  const venue = { ...smallVenue(), description: 'Със снимки' };
  const folder = await writeVenueFolder(join(dir, 'in'), venue, ['salad', 'unused']);
  expect((await importVenue(store, join(dir, 'data'), folder)).ok).toBe(true);
  const exported = await exportVenue(store, join(dir, 'data'), 'small', join(dir, 'out'));
  expect(exported).toEqual({ ok: true, value: { pictures: 2 } });
  expect(await filesOf(join(dir, 'out'))).toEqual(await filesOf(folder));
});

test('export: a menu can be imported again and is the same menu', async () => {
  const first = await importVenue(store, join(dir, 'data'), await writeVenueFolder(join(dir, 'in'), smallVenue()));
  await exportVenue(store, join(dir, 'data'), 'small', join(dir, 'out'));
  const second = await importVenue(store, join(dir, 'data'), join(dir, 'out'));
  expect(second.ok && second.value.menuVersion).toBe(first.ok && first.value.menuVersion);
});

test('export: never overwrites, and rejects an unknown place', async () => {
  await importVenue(store, join(dir, 'data'), await writeVenueFolder(join(dir, 'in'), smallVenue()));
  await writeFile(join(dir, 'keep.txt'), 'mine');
  expect(await exportVenue(store, join(dir, 'data'), 'small', dir)).toMatchObject({ ok: false });
  expect(await exportVenue(store, join(dir, 'data'), 'other', join(dir, 'out'))).toMatchObject({ ok: false });
  expect(await readFile(join(dir, 'keep.txt'), 'utf8')).toBe('mine');
});

test('export: the published JSON Schema is the schema of the import', async () => {
  // Regenerate with: node server/cli/run.mjs schema > docs/venue.schema.json
  const published = JSON.parse(await readFile(join(import.meta.dirname, '../../../docs/venue.schema.json'), 'utf8'));
  expect(published).toEqual(venueJsonSchema());
  expect(published.required).toEqual(expect.arrayContaining(['format', 'currency', 'timeZone']));
});
