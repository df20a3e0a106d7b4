// A server-drawn page starts with a partial menu; the whole menu replaces it without a step back.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NO_PAGES } from '#domain/place/place-pages.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { seedMenus } from '#shared/menu/seeded-menus.ts';
import { sliceOf } from '#shared/menu/slice-of.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { patience } from '../../support/patience.ts';
import { set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { type Device, NOWHERE, newDevice, type Page } from './device.ts';

let server: HttpServer;
let device: Device;
let dir: string;
let published = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'seeded-menus-'));
  server = await startHttpServer({ demos: [] });
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});
beforeEach(() => {
  device = newDevice();
});
afterEach(() => device.close());

/** Publishes the small venue with another name of its first dish. */
const publish = async (name: string): Promise<void> => {
  const venue = smallVenue();
  set(venue, 'products.0.name.bg', name);
  published += 1;
  await server.importFolder(await writeVenueFolder(join(dir, `small-${published}`), venue));
};
const wholeOf = async (page: Page): Promise<MenuSnapshot> => {
  const found = await page.menus.open('small');
  if (typeof found === 'string') throw new Error(found);
  return found;
};
/** The page that the server would have drawn from this menu, with its slice as text. */
const drawnFrom = (whole: MenuSnapshot, now: number, url = '/small/about') => {
  const client = { id: 'house', name: 'House', places: [] };
  const slice = sliceOf({
    url,
    language: 'bg',
    kind: 'phone',
    now,
    client,
    document: { ...whole, texts: [], pages: NO_PAGES },
  });
  if (!slice.place) throw new Error('The slice has no place');
  return { place: JSON.parse(JSON.stringify(slice.place)), now, language: 'bg' } as const;
};
const seededOn = (page: Page, { place, ...drawn }: ReturnType<typeof drawnFrom>) => seedMenus(page.menus, place, drawn);
const nameIn = (snapshot: MenuSnapshot | undefined) => snapshot?.index.productBySlug.get('shopska')?.name;
const untilWhole = (menus: ReturnType<typeof seedMenus>) =>
  vi.waitFor(() => expect(menus.get('small')?.part).toBeUndefined(), { timeout: patience(10_000) });

test('seeded menu: a server-drawn page has its part at once, and the whole menu later, with the same place', async () => {
  await publish('Шопска');
  const slice = drawnFrom(await wholeOf(newDevice().open(server.url)), Date.now());
  const menus = seededOn(device.open(server.url), slice);
  const first = menus.get('small');
  expect(first?.part).toEqual(new Set());
  expect(nameIn(first)).toBeUndefined();
  expect(await menus.open('small')).toBe(first);
  await untilWhole(menus);
  expect(nameIn(menus.get('small'))).toBe('Шопска');
  expect(menus.get('small')?.place).toBe(first?.place);
  expect(menus.get('small')).toBe(menus.get('small'));
});

test('seeded menu: a page without an answer keeps its part of the menu and retries without a press', async () => {
  await publish('Шопска');
  const slice = drawnFrom(await wholeOf(newDevice().open(server.url)), Date.now());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const page = device.open(NOWHERE);
    const ask = vi.spyOn(page.menus, 'open').mockResolvedValue('no_response');
    const menus = seededOn(page, slice);
    await menus.open('small');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(menus.get('small')?.part).toBeDefined();
    ask.mockResolvedValue('unknown');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
    menus.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('seeded menu: an older stored menu does not replace the page’s; the new one is shown next', async () => {
  await publish('Стара');
  const first = device.open(server.url);
  await wholeOf(first);
  await vi.waitFor(async () => expect(await first.db.menus.count()).toBe(1));
  first.close();
  await publish('Нова');
  const slice = drawnFrom(await wholeOf(newDevice().open(server.url)), Date.now() + 1_000, '/small/salads');
  const menus = seededOn(device.open(server.url), slice);
  const seen: (string | undefined)[] = [nameIn(menus.get('small'))];
  menus.subscribe(() => seen.push(nameIn(menus.get('small'))));
  await menus.open('small');
  await untilWhole(menus);
  expect(new Set(seen)).toEqual(new Set(['Нова']));
});

test('seeded menu: offline, an older stored menu is preferred to a part of a newer one', async () => {
  await publish('Стара');
  const first = device.open(server.url);
  await wholeOf(first);
  await vi.waitFor(async () => expect(await first.db.menus.count()).toBe(1));
  first.close();
  await publish('Нова');
  const slice = drawnFrom(await wholeOf(newDevice().open(server.url)), Date.now() + 1_000);
  const menus = seededOn(device.open(NOWHERE), slice);
  await menus.open('small');
  await untilWhole(menus);
  expect(nameIn(menus.get('small'))).toBe('Стара');
});

test('seeded menu: a kept page of an earlier menu shows the device’s newer one without an error', async () => {
  await publish('Вчера');
  const slice = drawnFrom(await wholeOf(newDevice().open(server.url)), Date.now() - 1_000, '/small/salads');
  await publish('Днес');
  const first = device.open(server.url);
  await wholeOf(first);
  await vi.waitFor(async () => expect(await first.db.menus.count()).toBe(1));
  first.close();
  const menus = seededOn(device.open(NOWHERE), slice);
  expect(nameIn(menus.get('small'))).toBe('Вчера');
  await menus.open('small');
  await untilWhole(menus);
  expect(nameIn(menus.get('small'))).toBe('Днес');
});
