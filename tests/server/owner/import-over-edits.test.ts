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

test('import: lists the edits that it would lose, and changes nothing', async () => {
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

test('import: overwrites the edits when forced, and the next import does not ask', async () => {
  await here.publish();
  expect((await importAgain(here.folder, { overwriteEdits: true })).ok).toBe(true);
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520 });
  expect((await importAgain(here.folder)).ok).toBe(true);
});

test('import: an export contains the edits, so the exported folder can be changed elsewhere and imported', async () => {
  await here.publish();
  const out = join(folder(), 'out');
  expect((await exportVenue(server().store, folder(), 'small', out)).ok).toBe(true);
  const text = await readFile(join(out, 'venue.json'), 'utf8');
  expect(text).toContain('"5.60"');
  await writeFile(join(out, 'venue.json'), text.replace('"7.9"', '"8.20"'));
  expect((await importAgain(out)).ok).toBe(true);
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560, 'shopska 400 г': 820 });
});

test('import: unpublished and undone edits do not block an import', async () => {
  expect((await importAgain(here.folder)).ok).toBe(true);
  expect((await here.drafts()).edits).toHaveLength(1);
  await here.publish();
  await here.call('POST', 'drafts/undo', { id: (await here.drafts()).last?.id });
  expect((await importAgain(here.folder)).ok).toBe(true);
});

test('import: an open edit of a changed item shows the conflict before publication', async () => {
  const text = await readFile(join(here.folder, 'venue.json'), 'utf8');
  await writeFile(join(here.folder, 'venue.json'), text.replace('"5.20"', '"5.40"'));
  expect((await importAgain(here.folder)).ok).toBe(true);
  expect((await here.call('GET', 'drafts/preview')).json).toMatchObject({ conflicts: [{ reason: 'changed' }] });
});
