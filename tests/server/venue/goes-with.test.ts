// Dishes offered with others: from the venue file to the guest's menu, and rejected when invalid.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseProducts, productToWire } from '#contract/product/product.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Json, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

const EUR = 'EUR' as Currency;

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'venue-goes-with-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true });
});

/** Sets this list on the file's first dish. */
const importWith = async (goesWith: Json) => {
  const venue = smallVenue();
  set(venue, 'products.0.goesWith', goesWith);
  return importVenue(store, dir, await writeVenueFolder(join(dir, 'venue'), venue));
};

test('goes-with: a dish’s suggestions reach its guests’ devices, and other dishes have none', async () => {
  expect(await importWith(['fish'])).toMatchObject({ ok: true });
  const { index } = (await createPublishedPlaces(store).find('small')) ?? {};
  const [first, fish] = [index?.productBySlug.get('shopska'), index?.productBySlug.get('fish')];
  if (!first || !fish) throw new Error('The dishes were not published');
  expect(first.goesWith).toEqual([fish.id]);
  expect(fish.goesWith).toBeUndefined();
  const read = parseProducts([productToWire(first, [], EUR), productToWire(fish, [], EUR)], {
    currency: EUR,
    defaultLanguage: 'bg',
  });
  expect(read?.items.map(({ product }) => product.goesWith)).toEqual([[fish.id], undefined]);
});

test.each([
  ['a dish that there is not', ['fisch'], 'products[0].goesWith[0]: there is no dish "fisch"; is "fish" meant?'],
  ['the dish itself', ['shopska'], 'products[0].goesWith[0]: is the dish itself'],
  ['a dish twice', ['fish', 'fish'], /^products\[0\]\.goesWith\[1\]: "fish"/],
])('goes-with: %s stops the import', async (_, goesWith, problem) => {
  const result = await importWith(goesWith);
  expect(result.ok ? [] : result.error.map(problemText)).toContainEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});
