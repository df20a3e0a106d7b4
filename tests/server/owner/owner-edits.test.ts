// Settings, discounts and a menu sheet, from drafts to guests and back.

import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { comparedSheetSchema } from '#contract/owner/menu-sheet-wire.ts';
import { tiersChange } from '#domain/owner/discount-tiers.ts';
import { fieldChanges } from '#domain/owner/field-values.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import { smallVenue } from '../../support/small-venue.ts';
import { type Editing, editId, editing } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';

const { server, folder } = withServer();
let here: Editing;
beforeEach(async () => {
  here = await editing(server(), folder());
});

const published = () => readPublished(server().store, 'small');

test('setting: applies to guests after publication, until it is undone', async () => {
  await here.add({ kind: 'settings', changes: fieldChanges(smallVenue(), 'settings.orders_allowed', 0) });
  expect((await published())?.settings.ordersAllowed).toBe(true);
  await here.publish();
  expect((await published())?.settings.ordersAllowed).toBe(false);
  await here.call('POST', 'drafts/undo', { id: (await here.drafts()).last?.id });
  expect((await published())?.settings.ordersAllowed).toBe(true);
});

test('setting: a setting that an import would reject is rejected with its path', async () => {
  const changes = fieldChanges(smallVenue(), 'settings.design_theme', 9);
  const answer = await here.call('POST', 'drafts', { id: editId(), edit: { kind: 'settings', changes } });
  expect(answer.status).toBe(422);
  expect(answer.json).toMatchObject({
    payload: { message: 'invalid_edit', problems: [{ path: 'settings.design_theme' }] },
  });
});

test('[S3.21] setting: an owner’s discount is the discount of the order type', async () => {
  const happy = { priceOver: '0', valueType: 'money', value: '1.50', activeFrom: '15:00', activeTo: '18:00' } as const;
  await here.add({ kind: 'discounts', changes: [tiersChange(smallVenue(), 'spot', [happy])] });
  await here.publish();
  expect((await published())?.place.orderTypes[0]?.discounts).toEqual([
    { priceOver: 0, valueType: 'money', value: 150, activeFrom: '15:00', activeTo: '18:00' },
  ]);
});

test('spreadsheet: is exported, comes back as one edit, and is published and undone as one', async () => {
  const { csv } = v.parse(v.object({ csv: v.string() }), (await here.call('GET', 'menu-sheet')).json);
  const mended = csv.replace('5.20', '5,60').replace('7.9,', '8.40,').replace(',5,60,', ',"5,60",');
  const compared = await here.call('POST', 'menu-sheet', { csv: mended });
  const { changes, problems } = v.parse(comparedSheetSchema, compared.json);
  expect(problems).toEqual([]);
  expect(changes.map(({ was, to }) => [was, to])).toEqual([
    ['5.20', '5.60'],
    ['7.9', '8.40'],
  ]);
  expect((await here.drafts()).edits).toEqual([]);
  await here.add({ kind: 'sheet', changes: changes.map(({ path, was, to }) => ({ path, was, to })) });
  expect((await here.drafts()).edits).toHaveLength(1);
  await here.publish();
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560, 'shopska 400 г': 840 });
  await here.call('POST', 'drafts/undo', { id: (await here.drafts()).last?.id });
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520, 'shopska 400 г': 790 });
});

test('spreadsheet: a file that cannot be compared is rejected by name, and no edit waits', async () => {
  const refused = await here.call('POST', 'menu-sheet', { csv: '' });
  expect([refused.status, refused.json]).toMatchObject([422, { payload: { message: 'columns' } }]);
  const unknown = await here.call('POST', 'menu-sheet', { csv: 'name\nsoup', columns: ['what it is'] });
  expect(unknown.status).toBe(400);
  expect((await here.drafts()).edits).toEqual([]);
});

test('spreadsheet: a foreign spreadsheet asks for its columns, and is compared once they are named', async () => {
  const csv = 'Salads,Each\nShopska salad,8.40\n';
  const asked = await here.call('POST', 'menu-sheet', { csv });
  expect([asked.status, asked.json]).toMatchObject([
    200,
    { foreign: [{ name: 'Salads' }, { name: 'Each', guess: '' }] },
  ]);
  const said = await here.call('POST', 'menu-sheet', { csv, columns: ['name_en', 'price'] });
  expect([said.status, said.json]).toMatchObject([200, { ignored: [] }]);
  expect((await here.drafts()).edits).toEqual([]);
});

test('spreadsheet: a spreadsheet with 2,000 dishes is one edit', { tags: ['deep'] }, async () => {
  const products = Array.from({ length: 2000 }, (_, i) => ({
    slug: `dish-${i}`,
    name: { bg: `Ястие ${i}`, en: `Dish ${i}` },
    categories: ['salads'],
    variants: [{ key: 'one', price: '5.00' }],
  }));
  here = await editing(server(), folder(), { ...smallVenue('large'), products, tables: [] });
  const { csv } = v.parse(v.object({ csv: v.string() }), (await here.call('GET', 'menu-sheet')).json);
  const answer = await here.call('POST', 'menu-sheet', { csv: csv.replaceAll('5.00', '6.00') });
  const { changes } = v.parse(comparedSheetSchema, answer.json);
  await here.add({ kind: 'sheet', changes: changes.map(({ path, was, to }) => ({ path, was, to })) });
  expect(changes).toHaveLength(2000);
});
