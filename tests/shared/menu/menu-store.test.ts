// The menu for a guest: offline from the device, in their language, with the dishes that are off.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeAvailability } from '#core/db/availability/availability-table.ts';
import { readTextLanguages } from '#core/db/menu/menu-table.ts';
import type { ProductId } from '#domain/ids.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Front, html, json, startFront } from '../../support/http-server-front.ts';
import { set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { type Device, NOWHERE, newDevice, type Page } from './device.ts';

let server: HttpServer;
let front: Front;
let device: Device;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'menu-store-'));
  server = await startHttpServer({ demos: ['neven'] });
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});
beforeEach(async () => {
  front = await startFront(server.url);
  device = newDevice();
});
afterEach(async () => {
  device.close();
  await front.close();
});

const opened = async (page: Page, slug = 'neven'): Promise<MenuSnapshot> => {
  const found = await page.menus.open(slug);
  if (typeof found === 'string') throw new Error(`${slug} could not be opened: ${found}`);
  return found;
};
/** Publishes the small venue again. */
const publish = async (shopska: string): Promise<void> => {
  const venue = smallVenue();
  set(venue, 'products.0.name.bg', shopska);
  await server.importFolder(await writeVenueFolder(join(dir, 'small'), venue));
};
const nameOf = (page: Page, slug = 'small') => page.menus.get(slug)?.index.productBySlug.get('shopska')?.name;
/** Menu and texts are stored. */
const settled = (page: Page, languages: number) =>
  vi.waitFor(async () => {
    const place = page.menus.get('neven')?.place;
    expect(place && (await readTextLanguages(page.db, place.id))).toHaveLength(languages);
  });

test('menu store: the first visit reads the network, a later one only the device', async () => {
  const first = device.open(front.url);
  const { menu } = await opened(first);
  await first.menus.completeLanguages('neven');
  await settled(first, 4);
  first.close();
  const later = device.open(NOWHERE);
  expect((await opened(later)).menu).toEqual(menu);
  expect(later.menus.get('neven')?.off.size).toBe(0);
});

test('menu store: without a choice, a menu opens directly in its first language', async () => {
  const first = device.open(front.url);
  await opened(first);
  await first.menus.completeLanguages('neven');
  await settled(first, 4);
  first.close();
  const later = device.open(NOWHERE, { language: 'bg', wished: ['de-AT', 'en'] });
  const { language, index } = await opened(later);
  expect([language, later.language.get()]).toEqual(['de', 'de']);
  expect(index.productBySlug.get('shopska-salata')?.name).toBe('Schopska-Salat');
});

test('menu store: the interface uses a single-language venue’s language unless the guest has chosen', async () => {
  const venue = smallVenue();
  for (const key of ['name', 'allergens', 'ingredients', 'categories', 'products']) {
    const inEnglish = JSON.stringify(venue[key]).replace(/\{"bg":"[^"]*","en":("[^"]*")\}/g, '$1');
    set(venue, key, JSON.parse(inEnglish.replaceAll('"bg"', '"en"')));
  }
  set(venue, 'defaultLanguage', 'en');
  set(venue, 'languages', ['en']);
  await server.importFolder(await writeVenueFolder(join(dir, 'english'), venue));
  const german = device.open(front.url, { language: 'de', wished: ['de'] });
  expect((await opened(german, 'small')).language).toBe('en');
  const chosen = device.open(front.url, { language: 'de' });
  expect((await opened(chosen, 'small')).language).toBe('de');
});

test('menu store: only the server can say "unknown"; a dead network, a portal or a server error cannot [S2.22]', async () => {
  expect(await device.open(front.url).menus.open('nowhere')).toBe('unknown');
  expect(await device.open(NOWHERE).menus.open('nowhere')).toBe('no_response');
  front.answer = () => html();
  expect(await device.open(front.url).menus.open('nowhere')).toBe('no_response');
  front.answer = () => html(302);
  expect(await device.open(front.url).menus.open('neven')).toBe('no_response');
  front.answer = () => json({ message: 'no' }, {}, 503);
  expect(await device.open(front.url).menus.open('nowhere')).toBe('responded');
  front.answer = () => json({ hello: 'there' });
  expect(await device.open(front.url).menus.open('neven')).toBe('other');
});

test('menu store: two simultaneous requests fetch a menu once', async () => {
  const page = device.open(front.url);
  const [one, other] = await Promise.all([opened(page), opened(page)]);
  expect(one).toBe(other);
  expect(front.takePaths().filter((path) => path === 'products')).toHaveLength(1);
});

test('menu store: a language change applies at once when its texts are on the device, also offline [S1.10]', async () => {
  const first = device.open(front.url, { language: 'de' });
  await opened(first);
  await first.menus.completeLanguages('neven');
  await settled(first, 4);
  first.close();
  const page = device.open(NOWHERE);
  const inBulgarian = await opened(page);
  const dish = inBulgarian.menu.products[0];
  const names = new Set([dish?.name]);
  for (const language of ['en', 'es', 'de', 'fr-CH'] as const) {
    page.language.choose(language);
    await vi.waitFor(() => expect(page.menus.get('neven')?.language).toBe(language));
    const shown = page.menus.get('neven')?.menu.products[0];
    expect([shown?.id, shown?.textLanguage]).toEqual([dish?.id, language]);
    if (shown) names.add(shown.name);
  }
  expect(names.size).toBeGreaterThan(3);
  page.language.choose('bg');
  await vi.waitFor(() => expect(page.menus.get('neven')?.menu.products[0]?.name).toBe(dish?.name));
});

test('menu store: missing texts are fetched; until then the default language stays', async () => {
  const first = device.open(front.url);
  const { menu } = await opened(first);
  await settled(first, 0);
  first.close();
  const page = device.open(front.url);
  front.answer = () => 'dead';
  await opened(page);
  page.language.choose('de');
  await vi.waitFor(() => expect(page.menus.get('neven')?.language).toBe('de'));
  expect(page.menus.get('neven')?.menu.products[0]).toMatchObject({ name: menu.products[0]?.name, textLanguage: 'bg' });
  front.answer = () => undefined;
  page.language.choose('de');
  await vi.waitFor(() => expect(page.menus.get('neven')?.menu.products[0]?.textLanguage).toBe('de'));
});

test('menu store: the second of two quick language choices wins', async () => {
  const page = device.open(front.url);
  await opened(page);
  page.language.choose('de');
  page.language.choose('en');
  await vi.waitFor(() => expect(page.menus.get('neven')?.menu.products[0]?.textLanguage).toBe('en'));
  await new Promise((later) => setTimeout(later, 100));
  expect(page.menus.get('neven')?.menu.products[0]?.textLanguage).toBe('en');
});

test('menu store: a device with all texts fetches none, however often it starts', async () => {
  const first = device.open(front.url);
  await opened(first);
  await first.menus.completeLanguages('neven');
  await settled(first, 4);
  first.close();
  front.takePaths();
  const page = device.open(front.url);
  await opened(page);
  await page.menus.completeLanguages('neven');
  expect(front.takePaths()).toEqual([]);
});

test('menu store: a venue without texts in one of its languages causes no repeated fetch either', async () => {
  front.alter = (_, answer) => ({
    ...answer,
    body: JSON.stringify(JSON.parse(answer.body, (key, value: unknown) => (key === 'es' ? undefined : value))),
  });
  const page = device.open(front.url);
  await opened(page);
  await page.menus.completeLanguages('neven');
  await settled(page, 4);
  front.takePaths();
  await page.menus.completeLanguages('neven');
  const again = device.open(front.url);
  await opened(again);
  await again.menus.completeLanguages('neven');
  expect(front.takePaths()).toEqual([]);
});

test('menu store: an unchanged menu costs one small request, and none when the stream has sent its version', async () => {
  const first = device.open(front.url);
  const { menu } = await opened(first);
  await settled(first, 0);
  front.takePaths();
  expect(await first.menus.refresh('neven')).toBe(true);
  expect(front.takePaths()).toEqual(['settings']);
  expect(await first.menus.refresh('neven', menu.version)).toBe(true);
  expect(front.takePaths()).toEqual([]);
  front.answer = () => 'dead';
  expect(await first.menus.refresh('neven')).toBe(false);
  expect(first.menus.get('neven')?.menu).toBe(menu);
});

test('menu store: a menu published while the device was away is shown on request, in every tab', async () => {
  await publish('Шопска салата');
  const [one, other] = [device.open(front.url), device.open(front.url)];
  await opened(one, 'small');
  await opened(other, 'small');
  const told = vi.fn();
  other.menus.subscribe(told);
  await publish('Шопска с печени чушки');
  expect(nameOf(one)).toBe('Шопска салата');
  expect(await one.menus.refresh('small')).toBe(true);
  expect(nameOf(one)).toBe('Шопска с печени чушки');
  await vi.waitFor(() => expect(nameOf(other)).toBe('Шопска с печени чушки'));
  expect(told).toHaveBeenCalled();
});

test('menu store: a new menu keeps the same place object, so that its stream and cart do not restart', async () => {
  await publish('Салата');
  const page = device.open(front.url);
  const { place } = await opened(page, 'small');
  await publish('Друга салата');
  await page.menus.refresh('small');
  expect(nameOf(page)).toBe('Друга салата');
  expect(page.menus.get('small')?.place).toBe(place);
});

test('menu store: a dish goes off by a row, and is back after its end time without another event', async () => {
  let now = 5_000_000;
  const page = device.open(front.url, { serverNow: () => now });
  const { place, menu, index } = await opened(page);
  const dish = menu.products[2]?.id ?? (0 as ProductId);
  const told = vi.fn();
  page.menus.subscribe(told);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const row = { placeId: place.id, productId: dish, until: now + 120_000, seq: 1 };
  await changeAvailability(page.db, row, true);
  await vi.waitFor(() => expect(page.menus.get('neven')?.off.has(dish)).toBe(true));
  // The rest of the menu keeps its objects: only the off dishes have changed.
  expect(page.menus.get('neven')?.index).toBe(index);
  told.mockClear();
  now += 119_000;
  await vi.advanceTimersByTimeAsync(119_000);
  expect(page.menus.get('neven')?.off.has(dish)).toBe(true);
  now += 1_100;
  await vi.advanceTimersByTimeAsync(1_100);
  vi.useRealTimers();
  expect(page.menus.get('neven')?.off.has(dish)).toBe(false);
  expect(told).toHaveBeenCalled();
});

test('menu store: a dish reported off in another tab goes off here too', async () => {
  const [one, other] = [device.open(front.url), device.open(front.url)];
  const { place, menu } = await opened(one);
  await opened(other);
  const dish = menu.products[2]?.id ?? (0 as ProductId);
  const row = { placeId: place.id, productId: dish, until: null, seq: 1 };
  await changeAvailability(one.db, row, true);
  await vi.waitFor(() => expect(other.menus.get('neven')?.off.has(dish)).toBe(true));
  await changeAvailability(one.db, { ...row, seq: 2 }, false);
  await vi.waitFor(() => expect(other.menus.get('neven')?.off.has(dish)).toBe(false));
});

test('menu store: a page that may not store still shows the menu', async () => {
  const page = device.open(front.url);
  page.db.close();
  const { menu } = await opened(page);
  expect(menu.products.length).toBeGreaterThan(50);
  page.language.choose('de');
  await vi.waitFor(() => expect(page.menus.get('neven')?.menu.products[0]?.textLanguage).toBe('de'));
});

test('menu store: every request after the first names the owner, and every request about a place names the place', async () => {
  const page = device.open(front.url);
  const { place } = await opened(page);
  await page.menus.refresh('neven');
  await page.menus.refreshClient();
  const later = front.seen.slice(front.seen.findIndex(({ path }) => path === '/api/availability'));
  expect(later.length).toBeGreaterThan(2);
  for (const { headers } of later) expect(headers['x-client']).toBe('tabl');
  for (const { path, headers } of front.seen.filter(({ path }) => path !== '/api/client')) {
    expect([path, [String(place.id), 'neven'].includes(String(headers['x-place']))]).toEqual([path, true]);
  }
});
