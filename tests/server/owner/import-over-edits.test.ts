import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { exportVenue } from '../../../server/venue/export-venue.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { type Editing, editing, newPrice } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';

const { server, folder } = withServer();
let here: Editing;
beforeEach(async () => {
  here = await editing(server(), folder());
  await here.add(newPrice('5.20', '5.60'));
});
const importAgain = (from: string, options = {}) => importVenue(server().store, folder(), from, options);

test('an import names the edits that it would lose, and changes nothing', async () => {
  await here.publish();
  expect(await importAgain(here.folder)).toEqual({
    ok: false,
    error: [
      {
        path: 'products.shopska.variants.small.price',
        message: 'was edited here: "5.60"; the folder has "5.20"',
      },
    ],
  });
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560 });
});

test('an owner who means it writes over the edits; the next import asks no more', async () => {
  await here.publish();
  expect((await importAgain(here.folder, { overwriteEdits: true })).ok).toBe(true);
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520 });
  expect((await importAgain(here.folder)).ok).toBe(true);
});

test('an export holds the edits, so it can be changed elsewhere and imported', async () => {
  await here.publish();
  const out = join(folder(), 'out');
  expect((await exportVenue(server().store, folder(), 'small', out)).ok).toBe(true);
  const text = await readFile(join(out, 'venue.json'), 'utf8');
  expect(text).toContain('"5.60"');
  await writeFile(join(out, 'venue.json'), text.replace('"7.9"', '"8.20"'));
  expect((await importAgain(out)).ok).toBe(true);
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560, 'shopska 400 г': 820 });
});

test('edits that are not published, and those that were taken back, stand in no import’s way', async () => {
  expect((await importAgain(here.folder)).ok).toBe(true);
  expect((await here.drafts()).edits).toHaveLength(1);
  await here.publish();
  await here.call('POST', 'drafts/undo', { id: (await here.drafts()).last?.id });
  expect((await importAgain(here.folder)).ok).toBe(true);
});

test('an open edit of what an import has changed says so before it is published', async () => {
  const text = await readFile(join(here.folder, 'venue.json'), 'utf8');
  await writeFile(join(here.folder, 'venue.json'), text.replace('"5.20"', '"5.40"'));
  expect((await importAgain(here.folder)).ok).toBe(true);
  expect((await here.call('GET', 'drafts/preview')).json).toMatchObject({ conflicts: [{ reason: 'changed' }] });
});
