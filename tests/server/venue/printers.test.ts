// The printers of a venue's file.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPrinters } from '../../../server/store/printing/printers-rows.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Json, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'venue-printers-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true });
});

const importWith = async (printers: Json) => {
  const venue = smallVenue();
  set(venue, 'printers', printers);
  return importVenue(store, dir, await writeVenueFolder(join(dir, 'venue'), venue));
};

test('printers: are imported with defaults, changed by the next import, and never sent to guests', async () => {
  const first = await importWith([{ name: 'grill', address: '192.168.1.50:9100' }]);
  if (!first.ok) throw new Error(first.error.map(problemText).join());
  const { id } = first.value.place;
  expect(await listPrinters(store.read, id)).toEqual([
    {
      ...{ name: 'grill', address: '192.168.1.50:9100', stations: [], prints: ['tickets'] },
      ...{ width: 80, mode: 'raster', codePages: 'epson' },
    },
  ]);
  const moved = await importWith([{ name: 'grill', address: 'folder:grill', width: 58 }]);
  // The menu version is unchanged, so no device must fetch it again.
  expect(moved.ok && moved.value.menuVersion).toBe(first.value.menuVersion);
  expect(await listPrinters(store.read, id)).toMatchObject([{ address: 'folder:grill', width: 58 }]);
  const row = await store.read.selectFrom('places').select('document').executeTakeFirstOrThrow();
  const { source: _, ...shown } = JSON.parse(row.document);
  expect(JSON.stringify(shown)).not.toContain('folder:grill');
});

test.each([
  'kitchen',
  '192.168.1.50',
  'folder:../../etc',
  'folder:',
  'http://printer:9100',
  'printer:0',
  'printer:123456',
  'a b:9100',
])('printers: %j is not a valid address', async (address) => {
  const result = await importWith([{ name: 'grill', address }]);
  expect(result.ok ? [] : result.error.map(problemText)).toEqual([
    expect.stringMatching(/^printers\[0\]\.address: must be "192\.168\.1\.50:9100", .*or "folder:" and a name/),
  ]);
});

test.each(['printer.local:9100', '[fe80::1]:9100', 'folder:hot-kitchen'])(
  'printers: %j is a valid address',
  async (address) => {
    expect((await importWith([{ name: 'grill', address }])).ok).toBe(true);
  },
);

test('printers: a repeated name and an invalid port are reported', async () => {
  const result = await importWith([
    { name: 'grill', address: 'printer:70000' },
    { name: 'grill', address: 'printer:9100' },
  ]);
  expect(result.ok ? [] : result.error.map(problemText)).toEqual([
    'printers[1].name: "grill" is the name of another one already: printers[0].name',
    'printers[0].address: there is no port 70000; it is at most 65535',
  ]);
});
