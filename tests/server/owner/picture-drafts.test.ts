import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { DraftsAnswer } from '#contract/owner/drafts-wire.ts';
import { picturesEdit } from '#domain/owner/pictures/dish-pictures.ts';
import { KEPT_MS, sweepPictures } from '../../../server/services/owner/picture-sweep.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import { exportVenue } from '../../../server/venue/export-venue.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { type Editing, editing } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';
import { photograph, sendPicture, takenOf } from '../support/sent-pictures.ts';

const { server, folder } = withServer();
let here: Editing;
beforeEach(async () => {
  here = await editing(server(), folder());
});

const drafts = async () => (await here.call('GET', 'drafts')).json as DraftsAnswer;
/** Uploads a picture of one colour, which no menu uses yet. */
const sent = async (colour: string) =>
  takenOf(await sendPicture(server(), here.placeId, here.manager, await photograph(colour).png().toBuffer()));
/** Makes the picture the dish's first picture by an edit. */
const edited = async (name: string) => {
  const { file } = await drafts();
  const edit = picturesEdit(file, 'shopska', { kind: 'add', picture: { name, positionY: 30, scale: 100 } });
  if (!edit) throw new Error('Nothing is edited');
  return here.add(edit);
};
const shown = async () =>
  (await readPublished(server().store, 'small'))?.menu.products.find(({ slug }) => slug === 'shopska')?.images ?? [];
const isServed = async (path: string) => (await server().app.inject(`${path}/320.webp`)).statusCode === 200;
const later = (ms: number) => ({ ...server(), dataDir: folder(), clock: () => Date.now() + ms });
/** Sweeps twice: the first marks unused pictures. */
const sweep = async (after = KEPT_MS + 1000) => {
  await sweepPictures(later(0));
  return sweepPictures(later(after));
};

test('picture edit: is in no menu before publication; then guests get it with its focus [S3.04]', async () => {
  const { name, picture } = await sent('#208040');
  await edited(name);
  expect(await shown()).toEqual([]);
  const { json } = await here.call('GET', 'drafts/preview');
  expect(json).toMatchObject({
    changes: [{ kind: 'field', path: ['products', 'shopska', 'images'], now: [{ name, positionY: 30 }] }],
    problems: [],
  });
  expect((await drafts()).pictures[name]).toEqual(picture);
  expect((await here.publish()).status).toBe(200);
  expect(await shown()).toMatchObject([{ path: picture.path, width: 400, height: 300, positionY: 30 }]);
});

test('picture edit: is rejected when the picture was never uploaded', async () => {
  const edit = picturesEdit((await drafts()).file, 'shopska', {
    kind: 'add',
    picture: { name: 'shopska-000000000000', positionY: 50, scale: 100 },
  });
  expect((await here.call('POST', 'drafts', { id: 'edit-unknown-picture', edit })).status).toBe(422);
});

test('picture edit: an undo restores the old picture, and the edit can be published again', async () => {
  const old = await sent('#208040');
  await edited(old.name);
  await here.publish();
  const next = await sent('#802040');
  const edit = picturesEdit((await drafts()).file, 'shopska', {
    kind: 'replace',
    name: old.name,
    picture: { name: next.name, positionY: 56, scale: 100 },
  });
  if (edit) await here.add(edit);
  await here.publish();
  expect(await shown()).toMatchObject([{ path: next.picture.path }]);
  expect((await drafts()).pictures).toHaveProperty(old.name);
  const { last } = await drafts();
  expect((await here.call('POST', 'drafts/undo', { id: last?.id })).status).toBe(200);
  expect(await shown()).toMatchObject([{ path: old.picture.path }]);
  await sweep();
  expect((await here.publish()).status).toBe(200);
  expect(await shown()).toMatchObject([{ path: next.picture.path }]);
  expect(await isServed(next.picture.path)).toBe(true);
});

test('picture edit: an export contains the picture for an import; an import without the picture names the loss', async () => {
  const { name, picture } = await sent('#204080');
  await edited(name);
  await here.publish();
  const out = join(folder(), 'out');
  expect((await exportVenue(server().store, folder(), 'small', out)).ok).toBe(true);
  expect(await readdir(join(out, 'pictures'))).toEqual(
    expect.arrayContaining([`${name}-320.avif`, `${name}-320.webp`]),
  );
  expect(await readFile(join(out, 'pictures.json'), 'utf8')).toContain(name);
  expect(await importVenue(server().store, folder(), here.folder)).toMatchObject({
    ok: false,
    error: [{ path: 'products.shopska.images', message: expect.stringContaining(name) }],
  });
  expect((await importVenue(server().store, folder(), out)).ok).toBe(true);
  expect(await shown()).toMatchObject([{ path: picture.path }]);
});

test('picture sweep: deletes a picture without an edit after a week, row and files', async () => {
  const { name, picture } = await sent('#208040');
  expect(await sweep(KEPT_MS - 60_000)).toBe(0);
  expect(await isServed(picture.path)).toBe(true);
  expect(await sweep()).toBe(1);
  expect(await isServed(picture.path)).toBe(false);
  expect((await drafts()).pictures).not.toHaveProperty(name);
});

test('picture sweep: keeps a picture while its edit waits, and deletes it once the edit is discarded', async () => {
  const { name, picture } = await sent('#208040');
  const id = await edited(name);
  expect(await sweep()).toBe(0);
  await here.call('DELETE', `drafts/${id}`);
  expect(await sweep()).toBe(1);
  expect(await isServed(picture.path)).toBe(false);
});

test('picture sweep: keeps a published picture and one that an undo would restore, and deletes it afterwards', async () => {
  const { name, picture } = await sent('#208040');
  await edited(name);
  await here.publish();
  expect(await sweep()).toBe(0);
  const gone = picturesEdit((await drafts()).file, 'shopska', { kind: 'remove', name });
  if (gone) await here.add(gone);
  await here.publish();
  expect(await shown()).toEqual([]);
  expect(await sweep()).toBe(0);
  expect(await isServed(picture.path)).toBe(true);
  // After twenty more publications that one can no longer be undone.
  for (let i = 0; i < 21; i += 1) {
    const [was, to] = i % 2 === 0 ? ['5.20', '5.60'] : ['5.60', '5.20'];
    await here.add({
      kind: 'product',
      slug: 'shopska',
      changes: [{ path: ['variants', 'small', 'price'], was, to }],
    });
    await here.publish();
  }
  expect(await sweep()).toBe(1);
  expect(await isServed(picture.path)).toBe(false);
});

test('picture sweep: never deletes a picture from a folder, even if an owner uploaded the same one', async () => {
  const { name, picture } = await sent('#208040');
  await edited(name);
  await here.publish();
  const out = join(folder(), 'out');
  await exportVenue(server().store, folder(), 'small', out);
  await importVenue(server().store, folder(), out, { overwriteEdits: true });
  expect(await sweep()).toBe(0);
  expect(await isServed(picture.path)).toBe(true);
});
