// Dishes, sizes and categories added and removed by an owner, from drafts to the guests' menu.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { DraftsAnswer } from '#contract/owner/drafts-wire.ts';
import { type Addition, newCategory, newDish, newSize } from '#domain/owner/additions/new-things.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { withoutCategory, withoutDish, withoutSize } from '#domain/owner/removals/removals.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { publishDue } from '../../../server/services/owner/publish-drafts.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import { exportVenue } from '../../../server/venue/export-venue.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { smallVenue } from '../../support/small-venue.ts';
import { type Editing, editId, editing } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, nextId } from '../support/server.ts';

const { server, folder } = withServer();
const CODE = 'a-code-of-the-second-table';
let here: Editing;
beforeEach(async () => {
  here = await editing(server(), folder());
});

const menus = (file: VenueFile = smallVenue()) => ({ file, published: file, planned: [], plannedSizes: [] });
const made = (addition: Addition): DraftEdit => {
  if (!addition.ok) throw new Error(JSON.stringify(addition.error));
  return addition.value.edit;
};
const must = (edit: DraftEdit | undefined): DraftEdit => {
  if (!edit) throw new Error('nothing to take out');
  return edit;
};
const soup = () => made(newDish(menus(), 'food', { name: 'Леща', size: '350 г', price: '4,60' }));
const slugs = async () => (await readPublished(server().store, 'small'))?.menu.products.map(({ slug }) => slug);
const refused = async (edit: DraftEdit) => here.call('POST', 'drafts', { id: editId(), edit }, here.someoneElse);

test('added item: is live after publication, and gone after the undo', async () => {
  await here.add(made(newCategory(menus(), undefined, 'Чай')));
  await here.add(
    made(
      newDish(menus({ ...smallVenue(), categories: [{ slug: 'chay', name: 'Чай' }] }), 'chay', {
        name: 'Липа',
        size: '',
        price: '2',
      }),
    ),
  );
  await here.add(made(newSize(menus(), 'fish', { first: 'малка', name: 'голяма', price: '9' })));
  expect(await slugs()).toEqual(['shopska', 'fish']);
  expect((await here.publish()).status).toBe(200);
  expect(await here.prices()).toMatchObject({ lipa: 200, 'fish малка': null, 'fish голяма': 900 });
  await here.call('POST', 'drafts/undo', { id: (await here.drafts()).last?.id });
  expect(await slugs()).toEqual(['shopska', 'fish']);
  // The edits are open again, so they can be published once more.
  expect((await here.drafts()).edits).toHaveLength(3);
});

test('added item: gets another slug when an equal one is scheduled, and both are published', async () => {
  await here.add(soup());
  const at = server().clock.now + 4 * MINUTE;
  await here.publish({ at });
  const { file, planned } = (await here.call('GET', 'drafts')).json as DraftsAnswer;
  expect(planned).toMatchObject([{ added: [['products', 'leshta']] }]);
  const asked = { ...menus(file), planned: planned.flatMap(({ added }) => added) };
  await here.add(made(newDish(asked, 'food', { name: 'Леща', size: '', price: '1' })));
  expect((await here.publish()).status).toBe(200);
  server().clock.now = at;
  await publishDue({ store: server().store, clock: () => server().clock.now });
  expect(await slugs()).toEqual(['shopska', 'fish', 'leshta-2', 'leshta']);
});

test('added size: gets another key when an equal one is scheduled, and both are published', async () => {
  const size = { first: 'малка', name: 'голяма', price: '9' };
  await here.add(made(newSize(menus(), 'fish', size)));
  const at = server().clock.now + 4 * MINUTE;
  await here.publish({ at });
  const { file, planned } = (await here.call('GET', 'drafts')).json as DraftsAnswer;
  const asked = { ...menus(file), plannedSizes: planned.flatMap(({ sizes }) => sizes) };
  await here.add(made(newSize(asked, 'fish', { ...size, price: '12' })));
  expect(asked.plannedSizes).toContainEqual(['fish', 'golyama']);
  expect((await here.publish()).status).toBe(200);
  const { file: now } = (await here.call('GET', 'drafts')).json as DraftsAnswer;
  expect(valueAt(now, ['products', 'fish', 'variants', 'golyama-2', 'price'])).toBe('12.00');
  expect(valueAt(now, ['products', 'fish', 'variants', 'golyama'])).toBeUndefined();
});

test('order: keeps the name and price of a dish removed from the menu', async () => {
  await here.add(soup());
  await here.publish();
  const published = await readPublished(server().store, 'small');
  const dish = published?.menu.products.find(({ slug }) => slug === 'leshta');
  const id = nextId();
  const place = String(here.placeId);
  const answer = await server().order({
    session: await server().scan(CODE, 'small'),
    id,
    place,
    products: [{ product_id: dish?.id, product_variant_id: dish?.variants[0]?.id, quantity: 1 }],
    total: '4.60',
  });
  expect(answer.status, answer.text).toBe(201);
  const { file } = (await here.call('GET', 'drafts')).json as { file: VenueFile };
  await here.add(must(withoutDish(file, 'leshta')));
  expect((await here.publish()).status).toBe(200);
  expect(await slugs()).toEqual(['shopska', 'fish']);
  const whole = await here.call('GET', `orders/history/${id}`);
  expect(whole.status, whole.text).toBe(200);
  expect(whole.text).toContain('Леща');
  expect(whole.text).toContain('460');
});

test('removed category: is removed with its dishes as one edit', async () => {
  await here.add(must(withoutCategory(smallVenue(), 'salads')));
  expect((await here.publish()).status).toBe(200);
  expect(await slugs()).toEqual(['fish']);
  expect((await readPublished(server().store, 'small'))?.menu.categories.map(({ slug }) => slug)).toEqual(['food']);
});

test('conflict: the second of two editors who remove and change one item reads who was faster', async () => {
  await here.add(must(withoutSize(smallVenue(), 'shopska', 'small')));
  const price: DraftEdit = {
    kind: 'product',
    slug: 'shopska',
    changes: [{ path: ['variants', 'small', 'price'], was: '5.20', to: '5.60' }],
  };
  const late = await refused(price);
  expect([late.status, late.json]).toMatchObject([409, { payload: { conflicts: [{ by: { name: 'Nikola' } }] } }]);
  await here.add(soup());
  expect((await refused(soup())).status).toBe(200);
  const other = made(newDish(menus(), 'food', { name: 'Леща', size: '', price: '1' }));
  expect((await refused(other)).json).toMatchObject({ payload: { conflicts: [{ reason: 'taken' }] } });
});

test('removed size: the last size of a dish cannot be removed through the API', async () => {
  const [, fish] = smallVenue().products as { variants: DraftEdit[] }[];
  const edit = {
    kind: 'removed',
    changes: [{ path: ['products', 'fish', 'variants', 'one'], was: fish?.variants[0] }],
  } as unknown as DraftEdit;
  expect((await refused(edit)).status).toBe(422);
  expect((await here.drafts()).edits).toEqual([]);
});

test('added item: is in the spreadsheet, the export and its import', async () => {
  await here.add(soup());
  expect((await here.call('GET', 'menu-sheet')).text).toContain('leshta');
  await here.publish();
  const out = join(folder(), 'out');
  expect((await exportVenue(server().store, folder(), 'small', out)).ok).toBe(true);
  expect(await readFile(join(out, 'venue.json'), 'utf8')).toContain('"leshta"');
  expect((await importVenue(server().store, folder(), out)).ok).toBe(true);
  expect(await here.prices()).toMatchObject({ 'leshta 350 г': 460 });
  // An import of the earlier folder would lose it, and reports that.
  await here.add(must(withoutDish(smallVenue(), 'fish')));
  await here.publish();
  expect(await importVenue(server().store, folder(), here.folder)).toMatchObject({
    ok: false,
    error: [{ path: 'products.fish' }],
  });
});
