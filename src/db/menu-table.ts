// A place's menu with its settings, and its words by language: each one record, replaced whole.
import type { PlaceId } from '#domain/ids.ts';
import type { Language } from '#domain/language.ts';
import type { Menu, MenuTexts } from '#domain/menu.ts';
import type { Settings } from '#domain/settings.ts';
import { DEFAULT_SETTINGS } from '#domain/settings.ts';
import type { StoredMenu, TablDatabase } from './database.ts';

/** Raised when a stored menu of an older build can no longer be read as it is; it is then read from the server again. */
export const MENU_FORMAT = 1;

export async function readMenu(db: TablDatabase, placeId: PlaceId): Promise<StoredMenu | undefined> {
  const stored = await db.menus.get(placeId);
  if (stored?.format !== MENU_FORMAT || !Array.isArray(stored.menu?.products)) return undefined;
  // A setting that came with a later build has its default until the settings are read again.
  return { ...stored, settings: { ...DEFAULT_SETTINGS, ...stored.settings } };
}

/** Cheap to follow: a menu of 3,000 products is not read for it. */
export const readMenuVersion = async (db: TablDatabase, placeId: PlaceId): Promise<string | undefined> => {
  const found = await db.device.get(`menu-version:${placeId}`);
  return typeof found?.value === 'string' ? found.value : undefined;
};

/** Menu, settings and words appear together, or not at all. Words of other versions go. */
export async function storeMenu(
  db: TablDatabase,
  menu: Menu,
  settings: Settings,
  texts: readonly MenuTexts[],
  fetchedAt: number,
): Promise<void> {
  const { placeId } = menu;
  await db.transaction('rw', db.menus, db.texts, db.device, async () => {
    const before = await db.menus.get(placeId);
    if (before?.menu.version !== menu.version) await db.texts.where({ placeId }).delete();
    await db.menus.put({ placeId, format: MENU_FORMAT, menu, settings, fetchedAt });
    await db.device.put({ key: `menu-version:${placeId}`, value: menu.version });
    await db.texts.bulkPut(texts.map((one) => ({ placeId, language: one.language, format: MENU_FORMAT, texts: one })));
  });
}

/** Words fetched later are kept only where they belong to the menu that is stored now. */
export async function storeTexts(db: TablDatabase, placeId: PlaceId, texts: readonly MenuTexts[]): Promise<void> {
  await db.transaction('rw', db.menus, db.texts, async () => {
    const version = (await db.menus.get(placeId))?.menu.version;
    const current = texts.filter((one) => one.version === version);
    await db.texts.bulkPut(
      current.map((one) => ({ placeId, language: one.language, format: MENU_FORMAT, texts: one })),
    );
  });
}

export async function readTexts(
  db: TablDatabase,
  placeId: PlaceId,
  language: Language,
): Promise<MenuTexts | undefined> {
  const stored = await db.texts.get([placeId, language]);
  return stored?.format === MENU_FORMAT ? stored.texts : undefined;
}
