// VAT and service charge, from the venue folder to an order's price.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseClient } from '#contract/place/client.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { exportVenue } from '../../../server/venue/export-venue.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Json, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { withServer } from '../support/one-server.ts';
import { publish } from '../support/venues.ts';

const { server, folder } = withServer();

type Part = { readonly [key: string]: Json };
const edited = (more: Part, ofCategory: Part = {}, ofDish: Part = {}): Json => {
  const venue = smallVenue();
  const merged = (list: Json | undefined, part: Part) =>
    Array.isArray(list) ? list.map((one, at) => (at === 0 ? { ...(one as Part), ...part } : one)) : [];
  return {
    ...venue,
    ...more,
    categories: merged(venue.categories, ofCategory),
    products: merged(venue.products, ofDish),
  };
};
const taken = async (venue: Json) =>
  importVenue(server().store, folder(), await writeVenueFolder(join(folder(), 'in'), venue));
const problems = async (venue: Json) => {
  const result = await taken(venue);
  return result.ok ? [] : result.error.map(problemText);
};
const service = (more: Part = {}) => ({ serviceCharge: { valueType: 'percent', value: '10', ...more } });

test.each<[string, Json, RegExp]>([
  ['a rate over the whole price', edited({ vat: '101' }), /^vat: must be/],
  ['half a pair of rates', edited({ vat: { here: '20' } }), /^vat/],
  ['a dish with a rate in a venue without', edited({}, {}, { vat: '9' }), /^products\[0\]\.vat: the venue itself/],
  ['a category with a rate in a venue without', edited({}, { vat: '9' }), /^categories\[0\]\.vat: the venue itself/],
  ['a service over the price', edited(service({ value: '101' })), /^serviceCharge\.value: 101 is over 100/],
  ['a service of nothing', edited(service({ value: '0' })), /^serviceCharge\.value: 0 charges nothing/],
  [
    'a fee a tenth of a cent too fine',
    edited({ ...service({ valueType: 'money', value: '1.50' }), currency: 'JPY' }),
    /^serviceCharge\.value: 1\.50 has more decimals than JPY/,
  ],
])('charges: the import rejects %s with its path', async (_, venue, problem) => {
  expect(await problems(venue)).toContainEqual(expect.stringMatching(problem));
});

test('VAT rates: of dish, category and venue are published where they differ, and exported unchanged', async () => {
  const more = { vat: { here: '20', away: '9' }, ...service({ orderTypes: ['spot', 'room'] }) };
  expect(await problems(edited(more, { vat: '5.5' }, { vat: '0' }))).toEqual([]);
  const place = await createPublishedPlaces(server().store).find('small');
  expect(place?.document.place).toMatchObject({
    vat: { here: 20, away: 9 },
    serviceCharge: { valueType: 'percent', value: 10, orderTypes: ['spot', 'room'] },
  });
  // A dish's own rate overrides its category's; the fish has its category's rate.
  expect(place?.document.menu.products.map(({ vat }) => vat)).toEqual([
    { here: 0, away: 0 },
    { here: 5.5, away: 5.5 },
  ]);
  const client = parseClient((await server().get('/api/client')).json);
  expect(client.ok && client.value.places.find(({ slug }) => slug === 'small')).toMatchObject({
    vat: { here: 20, away: 9 },
    serviceCharge: { valueType: 'percent', value: 10, orderTypes: ['spot', 'room'] },
  });
  const out = join(folder(), 'out');
  await exportVenue(server().store, folder(), 'small', out);
  expect(JSON.parse(await readFile(join(out, 'venue.json'), 'utf8'))).toMatchObject(more);
});

test('VAT rates: a category’s rate applies to the dishes of its subcategories', async () => {
  expect(await problems(edited({ vat: '20' }, { vat: '9' }))).toEqual([]);
  const place = await createPublishedPlaces(server().store).find('small');
  expect(place?.document.menu.products.map(({ vat }) => vat?.here)).toEqual([9, 9]);
});

test('service charge: a guest who was not shown the charge must confirm the new price', async () => {
  const on = server();
  const session = await on.scan();
  await publish(on.store, { place: { serviceCharge: { valueType: 'percent', value: 10, orderTypes: ['spot'] } } });
  const unaware = await on.order({ session, products: [on.line('salad')], total: '7.90' });
  expect(unaware.json).toMatchObject({
    payload: {
      message: 'price_changed',
      quote: {
        totalPrice: '8.69',
        steps: [
          { kind: 'lines', amount: 790 },
          { kind: 'service', amount: 79 },
        ],
      },
    },
  });
  const aware = await on.order({ session, products: [on.line('salad')], total: '8.69' });
  expect(aware.json).toMatchObject({ order: { totalPrice: '8.69' } });
});
