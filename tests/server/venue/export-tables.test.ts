import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addTable,
  changeTableName,
  type Managing,
  replaceCode,
  retire,
} from '../../../server/services/owner/tables.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import type { Store } from '../../../server/store/store.ts';
import { exportVenue } from '../../../server/venue/export-venue.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { replaceField } from '../../../server/venue/json/replace-field.ts';
import { smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

let dir: string;
let store: Store;
let elsewhere: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'export-tables-'));
  store = await openEmptyStore(dir);
  elsewhere = await openEmptyStore(join(dir, 'elsewhere'));
});
afterEach(async () => {
  await store.close();
  await elsewhere.close();
  await rm(dir, { recursive: true, force: true });
});

const imported = async (into: Store, folder: string) => {
  const done = await importVenue(into, join(dir, 'data'), folder);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
};
/** The small venue, and a person who changes its tables. */
const begin = async () => {
  const { place } = await imported(store, await writeVenueFolder(join(dir, 'in'), smallVenue()));
  const services = { store, clock: () => 1, places: createPublishedPlaces(store) };
  const by: Managing = { placeId: place.id, by: 'owner' };
  return { services, by };
};
const tablesOf = async (of: Store) =>
  (await readPublished(of, 'small'))?.tables.map(({ name, code }) => ({ name, code })) ?? [];
const written = () => readFile(join(dir, 'out', 'venue.json'), 'utf8');

test('export: with codes moves every printed code to another machine, of created and changed tables too', async () => {
  const { services, by } = await begin();
  await addTable(services, by, { name: 'Terrace', orderType: 'spot', room: undefined });
  await changeTableName(services, by, '1', 'Window');
  await replaceCode(services, by, '2');
  await exportVenue(store, join(dir, 'data'), 'small', join(dir, 'out'), { codes: true });
  await imported(elsewhere, join(dir, 'out'));
  expect(await tablesOf(elsewhere)).toEqual(await tablesOf(store));
  expect((await tablesOf(elsewhere)).map(({ name }) => name)).toEqual(['Window', '2', 'Terrace']);
});

test('export: without codes omits codes made or replaced by the server', async () => {
  const { services, by } = await begin();
  await addTable(services, by, { name: 'Terrace', orderType: 'spot', room: undefined });
  await exportVenue(store, join(dir, 'data'), 'small', join(dir, 'out'));
  expect(JSON.parse(await written()).tables).toEqual([
    { name: '1' },
    { name: '2', code: 'a-code-of-the-second-table' },
    { name: 'Terrace' },
  ]);
  await replaceCode(services, by, '2');
  await rm(join(dir, 'out'), { recursive: true });
  await exportVenue(store, join(dir, 'data'), 'small', join(dir, 'out'));
  expect(JSON.parse(await written()).tables).toEqual([{ name: '1' }, { name: '2' }, { name: 'Terrace' }]);
});

test('export: reimported on the same machine changes no table', async () => {
  const { services, by } = await begin();
  await addTable(services, by, { name: 'Terrace', orderType: 'spot', room: undefined });
  await changeTableName(services, by, '1', 'Window');
  await retire(services, by, '2');
  const before = await tablesOf(store);
  await exportVenue(store, join(dir, 'data'), 'small', join(dir, 'out'));
  const { notes } = await imported(store, join(dir, 'out'));
  expect(await tablesOf(store)).toEqual(before);
  expect(notes.filter((note) => note.startsWith('Table'))).toEqual([]);
});

test('export: a rewritten field leaves the rest of the file unchanged', () => {
  const text = '{\n  "a": "\\"tables\\": [1], {", "tables":[ {"x": [1, 2]} ] ,\n "z": {"tables": 1} }\n';
  expect(replaceField(text, 'tables', '[3]')).toBe(
    '{\n  "a": "\\"tables\\": [1], {", "tables": [3] ,\n "z": {"tables": 1} }\n',
  );
  expect(replaceField('{"tables": 1}', 'tables', '2')).toBe('{"tables": 2}');
  expect(JSON.parse(replaceField(text, 'new', '[3]'))).toEqual({ ...JSON.parse(text), new: [3] });
  expect(replaceField('{ }', 'new', '1')).toBe('{\n  "new": 1\n}');
});
