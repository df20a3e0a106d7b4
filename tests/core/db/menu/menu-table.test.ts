// A place's menu, translations and owner, as stored on the device.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TablDatabase } from '#core/db/database.ts';
import {
  readMenu,
  readMenuVersion,
  readTextLanguages,
  readTexts,
  storeMenu,
  storeTexts,
} from '#core/db/menu/menu-table.ts';
import { readClient, storeClient } from '#core/db/place/client-table.ts';
import type { Language } from '#domain/language/language.ts';
import type { MenuTexts } from '#domain/menu/menu.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { aPlace } from '../../../shared/menu/snapshots.ts';
import { buildIndex } from '../../../support/build-menu.ts';
import { breakableDisk } from '../breakable-disk.ts';

const { id: placeId } = aPlace();
let db: TablDatabase;
let names = 0;
beforeEach(() => {
  names += 1;
  db = new TablDatabase(breakableDisk(), `menus-${names}`);
});
afterEach(() => db.close());

const words = (language: Language, version: string): MenuTexts => ({
  language,
  version,
  categories: {},
  products: { 1: { name: `${language} of ${version}` } },
  variants: {},
  ingredients: {},
  allergens: {},
});
const store = (version: string, languages: Language[] = [], more: { isWhole?: boolean; fetchedAt?: number } = {}) =>
  storeMenu(db, {
    menu: { ...buildIndex().menu, version },
    settings: { ...DEFAULT_SETTINGS, currencySuffix: version },
    isWhole: true,
    texts: languages.map((language) => words(language, version)),
    fetchedAt: 1,
    ...more,
  });

test('menu, settings and translations appear together', async () => {
  expect([await readMenu(db, placeId), await readMenuVersion(db, placeId)]).toEqual([undefined, undefined]);
  await store('v1', ['de']);
  expect(await readMenu(db, placeId)).toMatchObject({ menu: { version: 'v1' }, settings: { currencySuffix: 'v1' } });
  expect(await readMenuVersion(db, placeId)).toBe('v1');
  expect(await readTexts(db, placeId, 'de')).toEqual(words('de', 'v1'));
});

test('translations of another version are deleted with their menu, and are never applied to a newer menu', async () => {
  await store('v1', ['de']);
  await store('v2', ['en']);
  expect(await readTextLanguages(db, placeId)).toEqual(['en']);
  await storeTexts(db, placeId, [words('de', 'v1'), words('es', 'v2')]);
  expect((await readTextLanguages(db, placeId)).toSorted()).toEqual(['en', 'es']);
});

test('translations that arrive later are stored beside their menu, which is not rewritten', async () => {
  await store('v1', ['de']);
  await store('v1', ['en'], { fetchedAt: 2 });
  expect((await readTextLanguages(db, placeId)).toSorted()).toEqual(['de', 'en']);
  expect((await readMenu(db, placeId))?.fetchedAt).toBe(1);
});

test('a menu without its settings does not count as the server’s version', async () => {
  await store('v1', [], { isWhole: false });
  expect(await readMenu(db, placeId)).toBeDefined();
  expect(await readMenuVersion(db, placeId)).not.toBe('v1');
  await store('v1', [], { fetchedAt: 2 });
  expect(await readMenuVersion(db, placeId)).toBe('v1');
  expect((await readMenu(db, placeId))?.fetchedAt).toBe(2);
});

test('a menu of another build is fetched again; a setting unknown to that build has its default', async () => {
  await store('v1', ['de']);
  const row = await db.menus.get(placeId);
  if (!row) throw new Error('No menu is stored');
  const { repeatOrderSeconds: _, ...older } = row.settings;
  await db.menus.put({ ...row, settings: older as typeof row.settings });
  expect((await readMenu(db, placeId))?.settings.repeatOrderSeconds).toBe(DEFAULT_SETTINGS.repeatOrderSeconds);
  await db.menus.put({ ...row, format: 99 });
  expect(await readMenu(db, placeId)).toBeUndefined();
  await db.menus.put({ ...row, menu: 'x' as never });
  expect(await readMenu(db, placeId)).toBeUndefined();
  // A second store of the same version then writes the whole row.
  await store('v1', [], { fetchedAt: 3 });
  expect((await readMenu(db, placeId))?.fetchedAt).toBe(3);
});

test('the stored client is read back, and an unreadable one is undefined', async () => {
  expect(await readClient(db)).toBeUndefined();
  const client = { id: 'tabl', name: 'Tabl', places: [aPlace()] };
  await storeClient(db, client);
  expect(await readClient(db)).toEqual(client);
  await db.clients.put({ key: 'client', format: 99, client });
  expect(await readClient(db)).toBeUndefined();
  await db.clients.put({ key: 'client', format: 1, client: {} as never });
  expect(await readClient(db)).toBeUndefined();
});
