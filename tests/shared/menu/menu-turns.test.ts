// A place's menu is read by one reader and in one language at a time, whatever is chosen or announced meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeAvailability, readAvailability } from '#core/db/availability/availability-table.ts';
import { readTextLanguages } from '#core/db/menu/menu-table.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Front, json, startFront } from '../../support/http-server-front.ts';
import { set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { type Device, newDevice, type Page } from './device.ts';

let server: HttpServer;
let front: Front;
let device: Device;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'menu-turns-'));
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

const opened = async (page: Page, slug = 'neven'): Promise<void> => {
  const found = await page.menus.open(slug);
  if (typeof found === 'string') throw new Error(`${slug} could not be opened: ${found}`);
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

/** The server's answer for this path waits until the test releases it. */
const hold = (path: string) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  front.answer = (request) => (request.path === path ? held : undefined);
  return letGo;
};
const nameIn = (page: Page) => {
  const shown = page.menus.get('neven')?.menu.products[0];
  return [page.menus.get('neven')?.language, shown?.textLanguage];
};

test('menu turns: texts are stored under the language requested, whichever was chosen meanwhile', async () => {
  const page = device.open(front.url, { language: 'en' });
  const letGo = hold('/api/client');
  const opening = opened(page);
  await vi.waitFor(() => expect(front.seen.map(({ path }) => path)).toContain('/api/client'));
  page.language.choose('de');
  letGo();
  await opening;
  await settled(page, 1);
  const id = page.menus.get('neven')?.place.id;
  expect(id && (await readTextLanguages(page.db, id))).toEqual(['en']);
  await page.menus.completeLanguages('neven');
  await vi.waitFor(() => expect(nameIn(page)).toEqual(['de', 'de']));
});

test('menu turns: a language chosen during a reload gets its texts', async () => {
  const page = device.open(front.url, { language: 'en' });
  await opened(page);
  await settled(page, 1);
  const letGo = hold('/api/client');
  front.takePaths();
  const reading = page.menus.readAgain();
  await vi.waitFor(() => expect(front.seen.map(({ path }) => path)).toContain('/api/client'));
  page.language.choose('de');
  letGo();
  await reading;
  await vi.waitFor(() => expect(nameIn(page)).toEqual(['de', 'de']));
  page.language.choose('en');
  await vi.waitFor(() => expect(nameIn(page)).toEqual(['en', 'en']));
});

test('menu turns: one reload runs at a time, and none for a version that has arrived meanwhile', async () => {
  await publish('Салата');
  const page = device.open(front.url);
  await opened(page, 'small');
  await publish('Нова салата');
  const served = (await server.services.places.find('small'))?.version;
  let running = 0;
  let most = 0;
  front.answer = async ({ path }) => {
    if (path !== '/api/products') return undefined;
    running += 1;
    most = Math.max(most, running);
    await new Promise((later) => setTimeout(later, 50));
    running -= 1;
    return undefined;
  };
  front.takePaths();
  expect(
    await Promise.all([
      page.menus.refresh('small', served),
      page.menus.refresh('small', served),
      page.menus.readAgain().then(() => true),
      page.menus.refresh('small'),
    ]),
  ).toEqual([true, true, true, true]);
  expect(most).toBe(1);
  // One for the new version, one for the forced reload.
  expect(front.takePaths().filter((path) => path === 'products')).toHaveLength(2);
  expect(nameOf(page)).toBe('Нова салата');
});

test('menu turns: a dish that goes off while the list of off dishes is loading stays off', async () => {
  const page = device.open(front.url);
  await opened(page);
  await settled(page, 0);
  const { place, menu } = page.menus.get('neven') ?? {};
  const dish = menu?.products[2]?.id;
  if (!place || !dish) throw new Error('The venue has no third dish');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  front.answer = async ({ path }) => {
    if (path !== '/api/availability') return undefined;
    await held;
    return json([]);
  };
  front.takePaths();
  const reading = page.menus.readAgain();
  await vi.waitFor(() => expect(front.seen.map(({ path }) => path)).toContain('/api/availability'));
  await changeAvailability(page.db, { placeId: place.id, productId: dish, until: null, seq: 9 }, true);
  await vi.waitFor(() => expect(page.menus.get('neven')?.off.has(dish)).toBe(true));
  const shown: (boolean | undefined)[] = [];
  page.menus.subscribe(() => void shown.push(page.menus.get('neven')?.off.has(dish)));
  letGo();
  await reading;
  await page.menus.refresh('neven', menu.version);
  expect(await readAvailability(page.db, place.id)).toMatchObject([{ productId: dish, seq: 9 }]);
  expect(shown).not.toContain(false);
});
