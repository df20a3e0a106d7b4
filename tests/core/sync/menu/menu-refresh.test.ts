// Fetching a place's menu from the real server, through whatever is in between.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { HEADERS } from '#contract/headers.ts';
import { readAvailability } from '#core/db/availability/availability-table.ts';
import { readMenu, readMenuVersion, readTextLanguages, readTexts } from '#core/db/menu/menu-table.ts';
import { readClient } from '#core/db/place/client-table.ts';
import { askMenu, getMenuVersion } from '#core/sync/menu/menu-fetch.ts';
import { refreshClient, refreshMenu, refreshTexts } from '#core/sync/menu/menu-refresh.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import type { Place } from '#domain/place/place.ts';
import { DEFAULT_SETTINGS, defaultSettings } from '#domain/place/settings.ts';
import { setAvailability } from '../../../../server/services/availability/set-availability.ts';
import { type Device, newDevice, type Page } from '../../../shared/menu/device.ts';
import { type HttpServer, startHttpServer } from '../../../support/http-server.ts';
import { type Front, html, json, startFront } from '../../../support/http-server-front.ts';

let server: HttpServer;
let front: Front;
let device: Device;
let page: Page;
let place: Place;

beforeAll(async () => {
  server = await startHttpServer({ demos: ['neven'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  front = await startFront(server.url);
  device = newDevice();
  page = device.open(front.url);
  const client = await refreshClient(parts());
  const found = client.ok ? client.value.places.find(({ slug }) => slug === 'neven') : undefined;
  if (!found) throw new Error('The place is not there');
  place = found;
  front.takePaths();
});
afterEach(async () => {
  device.close();
  await front.close();
});

const parts = () => ({
  db: page.db,
  http: page.http,
  now: () => 1_000,
  log: (line: string) => void lines.push(line),
});
const lines: string[] = [];
beforeEach(() => void lines.splice(0));

/** Fetched and stored. */
const refresh = async (language: Language = 'bg', now = 1_000) => {
  const fetched = await refreshMenu({ ...parts(), now: () => now }, place, askMenu(page.http, place.id, [language]));
  if (fetched.ok) await fetched.value.stored;
  return fetched;
};

const stored = async () => {
  const menu = await readMenu(page.db, place.id);
  if (!menu) throw new Error('No menu is stored');
  return menu;
};

test('refresh fetches client, menu, settings and dishes that are off [S7.02, S7.06, S7.07, S7.09]', async () => {
  const off = (await server.services.places.find('neven'))?.document.menu.products[3];
  if (!off) throw new Error('The venue has no fourth dish');
  await setAvailability(server.services, place.id, off.id, { off: true, until: null });
  const fetched = await refresh();
  await setAvailability(server.services, place.id, off.id, { off: false, until: null });
  expect(fetched.ok && fetched.value.availability?.map(({ productId }) => productId)).toEqual([off.id]);
  expect(await readClient(page.db)).toMatchObject({ places: [{ slug: 'neven', currency: 'EUR' }] });
  const { menu, settings, fetchedAt } = await stored();
  expect(menu.products.length).toBeGreaterThan(50);
  expect(menu.categories.length).toBeGreaterThan(5);
  expect(menu.ingredients.length).toBeGreaterThan(5);
  expect(settings).not.toEqual(DEFAULT_SETTINGS);
  expect(fetchedAt).toBe(1_000);
  expect((await readAvailability(page.db, place.id)).map(({ productId }) => productId)).toEqual([off.id]);
  expect(lines).toEqual([]);
});

test('the guest’s and the default language come first, the other three later [S1.10, S3.36]', async () => {
  await refresh('de');
  expect(front.seen.filter(({ path }) => path === '/api/products').map(({ search }) => search.get('lang'))).toEqual([
    'de',
  ]);
  expect(await readTextLanguages(page.db, place.id)).toEqual(['de']);
  await refreshTexts(parts(), place, ['en', 'es', 'fr-CH']);
  expect([place.defaultLanguage, ...(await readTextLanguages(page.db, place.id))].toSorted()).toEqual(
    LANGUAGES.toSorted(),
  );
  const { menu } = await stored();
  for (const language of ['de', 'en', 'es', 'fr-CH'] as const) {
    const texts = await readTexts(page.db, place.id, language);
    expect(texts?.version).toBe(menu.version);
    const named = menu.products.filter(({ id }) => texts?.products[id]?.name);
    expect(named.length).toBe(menu.products.length);
  }
});

test('an unchanged version stores no rows', async () => {
  await refresh();
  const before = await stored();
  await refresh('de', 2_000);
  expect((await stored()).fetchedAt).toBe(before.fetchedAt);
  expect(await readTextLanguages(page.db, place.id)).toEqual(['de']);
});

test('parts of different versions are never combined, but fetched again', async () => {
  let answers = 0;
  front.alter = ({ path }, answer) => {
    // The menu is published again while the first answers are pending.
    const isFirstRound = ++answers <= 5;
    if (path !== '/api/ingredients' || !isFirstRound) return answer;
    return { ...answer, headers: { ...answer.headers, [HEADERS.menuVersion]: 'the one before' } };
  };
  const fetched = await refresh();
  expect(fetched.ok).toBe(true);
  expect(front.takePaths().filter((path) => path === 'ingredients')).toHaveLength(2);
  expect((await stored()).menu.version).toBe(await readMenuVersion(page.db, place.id));
});

test('the stored menu stays when the parts never have one version', async () => {
  await refresh();
  const before = await stored();
  front.alter = ({ path }, answer) =>
    path === '/api/categoriesHierarchy'
      ? { ...answer, headers: { ...answer.headers, [HEADERS.menuVersion]: 'another' } }
      : answer;
  expect(await refresh()).toEqual({ ok: false, error: { kind: 'other' } });
  expect(await stored()).toEqual(before);
});

test('failed settings are logged; the currency’s defaults apply, and the settings are fetched again [S7.02, S8.29]', async () => {
  front.answer = ({ path }) => (path === '/api/settings' ? json({ success: false }, {}, 500) : undefined);
  const fetched = await refresh();
  expect(fetched.ok && fetched.value.settings).toEqual(defaultSettings('EUR'));
  expect(fetched.ok && fetched.value.settings.currencySuffix).toBe('€');
  expect(lines).toEqual(['settings could not be read']);
  expect((await stored()).menu.products.length).toBeGreaterThan(50);
  front.answer = () => undefined;
  const served = await getMenuVersion(page.http, place);
  expect(await readMenuVersion(page.db, place.id)).not.toBe(served.ok && served.value);
  await refresh();
  expect((await stored()).settings).not.toEqual(defaultSettings('EUR'));
  expect(await readMenuVersion(page.db, place.id)).toBe(served.ok && served.value);
});

test('settings that fail later do not open a closed venue [S8.29]', async () => {
  front.alter = ({ path }, answer) =>
    path === '/api/settings'
      ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), orders_allowed: { value: 0 } }) }
      : answer;
  await refresh();
  expect((await stored()).settings.ordersAllowed).toBe(false);
  front.answer = ({ path }) => (path === '/api/settings' ? html() : undefined);
  await refresh();
  expect((await stored()).settings.ordersAllowed).toBe(false);
});

test('one invalid product is left out with its reason, and the rest is shown', async () => {
  let broken: { id: number } | undefined;
  front.alter = ({ path }, answer) => {
    if (path !== '/api/products') return answer;
    const products = JSON.parse(answer.body) as { id: number; product_variants: unknown }[];
    broken = products[5];
    if (broken) Object.assign(broken, { product_variants: 'not a list' });
    return { ...answer, body: JSON.stringify(products) };
  };
  await refresh();
  const { menu } = await stored();
  const published = (await server.services.places.find('neven'))?.document.menu.products ?? [];
  expect(menu.products).toHaveLength(published.length - 1);
  expect(menu.products.some(({ id }) => id === broken?.id)).toBe(false);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^product ${broken?.id} left out: .+`));
});

test('after a portal’s page, broken JSON, a 500 or silence the stored menu stays, and the refresh returns the kind of error', async () => {
  await refresh();
  const before = await stored();
  const asked = async (answer: Front['answer']) => {
    front.answer = answer;
    const fetched = await refresh();
    return fetched.ok ? 'fetched' : fetched.error.kind;
  };
  expect(await asked(() => html())).toBe('no_response');
  expect(await asked(() => ({ ...json({}), body: '[{"id": 1' }))).toBe('other');
  expect(await asked(() => json({ success: false }, {}, 500))).toBe('responded');
  expect(await asked(() => 'dead')).toBe('no_response');
  // JSON that is no menu.
  expect(await asked(() => json({ hello: 'world' }))).toBe('other');
  expect(await stored()).toEqual(before);
});

test('a full disk does not block the menu', async () => {
  page.db.close();
  const fetched = await refresh('de');
  expect(fetched.ok && fetched.value.menu.products.length).toBeGreaterThan(50);
  expect(fetched.ok && fetched.value.texts.map(({ language }) => language)).toEqual(['de']);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('could not be stored');
});
