// Real menus of hundreds and thousands of dishes, through every step of a venue folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEADERS } from '#contract/headers.ts';
import { parseHierarchy } from '#contract/menu/category.ts';
import { judgeOrderAnswer } from '#contract/order/order-answer.ts';
import { parseClient } from '#contract/place/client.ts';
import { parseSettings } from '#contract/place/settings.ts';
import { readModifierGroups } from '#contract/product/modifier-group.ts';
import { parseProducts } from '#contract/product/product.ts';
import { parseSessionAnswer } from '#contract/session/session.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { Place } from '#domain/place/place.ts';
import { formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import { createApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import {
  type ConvertedVenue,
  convertBistro,
  convertCanteens,
  convertUniqueDishes,
} from '../../support/convert-menus.ts';
import { haveMenus, MENUS_DIR, OF_REAL_MENUS } from '../../support/menu-source.ts';
import { type Json, writeVenueFolder } from '../../support/small-venue.ts';

/** A Tuesday, 12:00 in Munich: within the bistro's first window. */
const NOON = Date.UTC(2026, 9, 6, 10);
const missing = haveMenus ? '' : ` (skipped: there are no menus in ${MENUS_DIR})`;

let dir: string;
let store: Store;
let app: FastifyInstance;
let now = NOON;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'menus-'));
  const config = readConfig({ DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'warn' });
  if (!config.ok) throw new Error(config.error.join());
  store = await openStore({ url: undefined, file: join(dir, 'tabl.db') });
  app = await createApp({ store, config: config.value, clock: () => now });
});
afterAll(async () => {
  await app.close();
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const publish = async (venue: ConvertedVenue): Promise<void> => {
  const folder = await writeVenueFolder(join(dir, venue.slug), venue as unknown as Json);
  const imported = await importVenue(store, join(dir, 'data'), folder);
  expect(imported.ok ? [] : imported.error.map(problemText)).toEqual([]);
};

const get = async (path: string, place?: Place): Promise<unknown> => {
  const headers = place ? { [HEADERS.place]: String(place.id) } : {};
  const answer = await app.inject({ url: `/api/${path}`, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json();
};

/** Parses like a device, with the contract's parsers, which skip unreadable parts. */
const browse = async (slug: string): Promise<{ place: Place; products: Product[] }> => {
  const client = parseClient(await get('client'));
  const place = client.ok ? client.value.places.find((one) => one.slug === slug) : undefined;
  if (!place) throw new Error(`${slug} is not among the places`);
  expect(parseSettings(await get('settings', place)).ok).toBe(true);
  const tree = parseHierarchy(await get('categoriesHierarchy?active=1', place), place.defaultLanguage);
  const products = parseProducts(await get('products?active=1', place), { ...place, readGroups: readModifierGroups });
  expect(tree?.rejected).toEqual([]);
  expect(products?.rejected).toEqual([]);
  const known = new Set(tree?.items.map(({ category }) => category.id));
  const found = products?.items.map(({ product }) => product) ?? [];
  expect(found.filter(({ categoryIds }) => !categoryIds.every((id) => known.has(id)))).toEqual([]);
  return { place, products: found };
};

const expectSame = (venue: ConvertedVenue, place: Place, products: readonly Product[]) => {
  const shown = products.map(({ slug, name, variants }) => ({
    slug,
    name,
    prices: variants.map(({ price }) => price),
  }));
  const given = venue.products.map(({ slug, name, variants }) => ({
    slug,
    name: typeof name === 'string' ? name : name.de,
    prices: variants.map(({ price }) => (price === null ? null : parseAmount(price, place.currency))),
  }));
  expect(shown).toEqual(given);
};

/** Sits down at the table, orders two of the dish, and returns the kitchen's order. */
const order = async (venue: ConvertedVenue, place: Place, product: Product): Promise<string> => {
  const [table] = venue.tables as { code: string }[];
  const verified = await app.inject({
    method: 'POST',
    url: '/api/tables/verify_token',
    payload: { token: table?.code, placeSlug: venue.slug },
  });
  const session = parseSessionAnswer(verified.statusCode, verified.json());
  if (!session.ok) throw new Error(`${venue.slug}: ${verified.body}`);
  const variant = product.variants.find(({ price }) => price !== null);
  if (!variant || variant.price === null) throw new Error(`${product.slug} has no price`);
  const id = crypto.randomUUID() as OrderId;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: {
      [HEADERS.place]: String(place.id),
      [HEADERS.idempotencyKey]: id,
      [HEADERS.shownTotal]: formatAmountPlain(((variant.price ?? 0) * 2) as typeof variant.price, place.currency),
      [HEADERS.label]: 'K2-41',
      [HEADERS.orderAge]: '0',
    },
    payload: {
      session: session.value.token,
      products: [{ product_id: product.id, product_variant_id: variant.id, quantity: 2 }],
    },
  });
  const contentType = String(answer.headers['content-type']);
  const verdict = judgeOrderAnswer(
    { status: answer.statusCode, contentType, retryAfter: null, body: answer.json() },
    id,
    place.currency,
  );
  if (verdict.kind === 'refused') return verdict.refusal.code;
  if (verdict.kind !== 'accepted') return answer.body;
  const rows = (await readJournal(store, place.id)).filter((row) => row.type === 'order.placed' && row.orderId === id);
  expect(rows).toHaveLength(1);
  expect(verdict.order.lines).toMatchObject([{ name: product.name, quantity: 2, total: variant.price * 2 }]);
  return 'accepted';
};

const orderable = (product: Product) => product.variants.some(({ price }) => price !== null);

test.skipIf(!haveMenus)(
  `24 canteens are imported, browsed in two languages and ordered from${missing}`,
  OF_REAL_MENUS,
  async () => {
    const canteens = convertCanteens();
    expect(canteens).toHaveLength(24);
    for (const venue of canteens) {
      await publish(venue);
      const { place, products } = await browse(venue.slug);
      expectSame(venue, place, products);
      expect(place.languages).toEqual(['de', 'en']);
      const dish = products.find(orderable);
      if (dish) expect([venue.slug, await order(venue, place, dish)]).toEqual([venue.slug, 'accepted']);
    }
  },
);

test.skipIf(!haveMenus)(
  `12,763 dishes arrive as one menu, none left out, and can be ordered${missing}`,
  OF_REAL_MENUS,
  async () => {
    const venue = convertUniqueDishes();
    expect(venue.products).toHaveLength(12_763);
    await publish(venue);
    const { place, products } = await browse(venue.slug);
    expectSame(venue, place, products);
    const last = products.findLast(orderable);
    if (!last) throw new Error('nothing to order');
    expect(await order(venue, place, last)).toBe('accepted');
  },
);

test.skipIf(!haveMenus)(
  `a bistro with two windows a day takes orders within them and none between them [S5.03, S9.17]${missing}`,
  OF_REAL_MENUS,
  async () => {
    const venue = convertBistro();
    await publish(venue);
    const { place, products } = await browse(venue.slug);
    expect(products).toHaveLength(255);
    expectSame(venue, place, products);
    const dish = products.find(orderable);
    if (!dish) throw new Error('nothing to order');
    expect(await order(venue, place, dish)).toBe('accepted');
    now = NOON + 3 * 3_600_000;
    expect(await order(venue, place, dish)).toBe('place_closed');
    now = NOON + 6 * 3_600_000;
    expect(await order(venue, place, dish)).toBe('accepted');
    now = NOON;
  },
);
