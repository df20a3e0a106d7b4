// A moved dish and many price changes at once, from drafts to the guests' menu.
import { beforeEach, expect, test } from 'vitest';
import { bulkPrices, pricesEdit } from '#domain/owner/bulk-prices.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { minor } from '#domain/pricing/money.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import { smallVenue } from '../../support/small-venue.ts';
import { type Editing, editId, editing, newPrice } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';

const { server, folder } = withServer();
let here: Editing;
beforeEach(async () => {
  here = await editing(server(), folder());
});

const homes = async () => {
  const published = await readPublished(server().store, 'small');
  const slugOf = new Map(published?.menu.categories.map(({ id, slug }) => [id, slug]));
  return Object.fromEntries(
    (published?.menu.products ?? []).map(({ slug, categoryIds }) => [slug, categoryIds.map((id) => slugOf.get(id))]),
  );
};

const toFood: DraftEdit = {
  kind: 'moved',
  list: 'products',
  slug: 'shopska',
  from: 'salads',
  to: 'food',
  before: 'fish',
};

test('menu edit: a moved dish is in its new category for guests, before the chosen dish', async () => {
  await here.add(toFood);
  expect(await homes()).toMatchObject({ shopska: ['salads'] });
  expect((await here.publish()).status).toBe(200);
  expect(await homes()).toEqual({ shopska: ['food'], fish: ['food'] });
  const published = await readPublished(server().store, 'small');
  expect(published?.menu.products.map(({ slug }) => slug)).toEqual(['shopska', 'fish']);
});

test('menu conflict: the second of two editors who move one dish reads who was faster', async () => {
  const menu = smallVenue();
  menu.categories = [
    ...(menu.categories as object[] as never[]),
    { slug: 'drinks', name: { bg: 'Напитки', en: 'Drinks' } },
  ];
  here = await editing(server(), folder(), menu);
  await here.add(toFood);
  const late = await here.call('POST', 'drafts', { id: editId(), edit: { ...toFood, to: 'drinks' } }, here.someoneElse);
  expect(late.status).toBe(409);
  expect(late.json).toMatchObject({
    payload: {
      conflicts: [{ reason: 'changed', by: { name: 'Nikola' }, path: ['products', 'shopska', 'categories'] }],
    },
  });
});

test('menu edit: a category cannot be moved into itself', async () => {
  const edit = { kind: 'moved', list: 'categories', slug: 'food', to: 'salads' };
  const answer = await here.call('POST', 'drafts', { id: editId(), edit });
  expect([answer.status, answer.json]).toMatchObject([422, { payload: { message: 'invalid_edit' } }]);
});

const raised = () =>
  pricesEdit(
    bulkPrices(smallVenue(), {
      scope: { kind: 'menu' },
      rule: { by: 'percent', percent: 10 },
      step: minor(10),
      modifiers: true,
    }).changed,
  ) as DraftEdit;

test('menu edit: prices changed together are one edit, published and undone together', async () => {
  await here.add(raised());
  expect((await here.drafts()).edits).toHaveLength(1);
  await here.publish();
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 570, 'shopska 400 г': 870 });
  const published = await readPublished(server().store, 'small');
  expect(published?.menu.ingredients.map(({ price }) => price)).toContain(70);
  await here.call('POST', 'drafts/undo', { id: (await here.drafts()).last?.id });
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520, 'shopska 400 г': 790 });
});

test('menu edit: prices changed together are discarded together, and kept all or none', async () => {
  const id = await here.add(raised());
  expect((await here.call('DELETE', `drafts/${id}`)).status).toBe(200);
  expect((await here.call('GET', 'drafts/preview')).json).toMatchObject({ changes: [], edits: [] });
  await here.add(newPrice('5.20', '5.60'), here.someoneElse);
  const late = await here.call('POST', 'drafts', { id: editId(), edit: raised() });
  expect(late.status).toBe(409);
  expect((await here.drafts()).edits).toHaveLength(1);
});
