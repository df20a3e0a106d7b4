// The stations of a venue's file, and the categories that each cooks.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ticketsByStation } from '../../../server/jobs/printing/stations.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Json, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'venue-stations-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true });
});

const importWith = async (stations: Json, printers: Json = []) => {
  const venue = smallVenue();
  set(venue, 'stations', stations);
  set(venue, 'printers', printers);
  return importVenue(store, dir, await writeVenueFolder(join(dir, 'venue'), venue));
};
const problemsOf = async (stations: Json, printers: Json = []) => {
  const result = await importWith(stations, printers);
  return result.ok ? [] : result.error.map(problemText);
};

const COLD = { id: 'cold', name: { bg: 'Салати', en: 'Cold' }, categories: ['salads'] };
const HOT = { id: 'hot', name: 'Топла кухня', categories: ['food'] };

test('stations: an order makes a ticket at each station that cooks a part of the order, named in the venue’s language', async () => {
  const imported = await importWith([COLD, HOT]);
  if (!imported.ok) throw new Error(imported.error.map(problemText).join());
  expect(imported.value.notes).toEqual([]);
  const place = await createPublishedPlaces(store).find('small');
  if (!place) throw new Error('no place');
  const line = (slug: string) => ({
    productId: place.index.productBySlug.get(slug)?.id,
    name: slug,
  });
  const lines = [line('fish'), line('shopska'), line('fish')] as unknown as Parameters<typeof ticketsByStation>[1];
  expect(ticketsByStation(place, lines).map(({ id, name, lines }) => [id, name, lines.map((one) => one.name)])).toEqual(
    [
      ['cold', 'Салати', ['shopska']],
      ['hot', 'Топла кухня', ['fish', 'fish']],
    ],
  );
});

test('stations: categories without a station are named, with the station that gets them', async () => {
  const imported = await importWith([COLD, { id: 'bar', name: 'Бар', default: true }]);
  expect(imported.ok && imported.value.notes).toEqual(['stations: nobody has the category "food"; "bar" cooks it']);
});

test('stations: repeated names, a category of two stations, two defaults and unknown names are reported', async () => {
  expect(
    await problemsOf(
      [
        { ...COLD, default: true },
        { ...HOT, categories: ['salads', 'grill'], default: true },
        { ...HOT, name: '', categories: [] },
      ],
      [{ name: 'desk', address: 'folder:desk', stations: ['cold', 'bar'] }],
    ),
  ).toEqual([
    'stations[2].name: is empty',
    'stations[2].id: "hot" is the id of another one already: stations[1].id',
    'stations[1].categories[0]: "salads" is the category of another one already: stations[0].categories[0]',
    'stations[1].categories[1]: there is no category "grill"',
    'stations[1].default: one station alone cooks what belongs to none',
    'printers[0].stations[1]: there is no station "bar"',
  ]);
});

test('stations: an unreadable station is reported, and the printer that names this station is not', async () => {
  expect(
    await problemsOf([{ ...COLD, nmae: 'x' }], [{ name: 'desk', address: 'folder:desk', stations: ['cold'] }]),
  ).toEqual(['stations[0].nmae: there is no such field']);
});
