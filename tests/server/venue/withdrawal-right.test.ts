// The right of withdrawal: from the venue's file to the guest's menu.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseProducts, productToWire } from '#contract/product/product.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

const EUR = 'EUR' as Currency;

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'venue-withdrawal-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true });
});

test('withdrawal right: is flagged on the wire and on the guest’s device for products that have it only', async () => {
  const venue = smallVenue();
  set(venue, 'products.0.withdrawalRight', true);
  expect(await importVenue(store, dir, await writeVenueFolder(join(dir, 'venue'), venue))).toMatchObject({ ok: true });
  const { index } = (await createPublishedPlaces(store).find('small')) ?? {};
  const [voucher, fish] = [index?.productBySlug.get('shopska'), index?.productBySlug.get('fish')];
  if (!voucher || !fish) throw new Error('The dishes were not published');
  const sent = [productToWire(voucher, [], EUR), productToWire(fish, [], EUR)];
  expect(sent.map((one) => one.withdrawal_right)).toEqual([1, undefined]);
  const read = parseProducts(sent, { currency: EUR, defaultLanguage: 'bg' });
  expect(read?.items.map(({ product }) => product.withdrawalRight)).toEqual([true, undefined]);
});
