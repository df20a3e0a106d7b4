// A place's menu with its settings, and its words by language: each one record, replaced whole.

import type { StoredMenu, StoredTexts, TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { Settings } from '#domain/place/settings.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';

/** Raised when a stored menu of an older build can no longer be read as it is; it is then read from the server again. */
const MENU_FORMAT = 2;

const isReadable = (stored: StoredMenu | undefined): stored is StoredMenu =>
  stored?.format === MENU_FORMAT && Array.isArray(stored.menu?.products);

export async function readMenu(db: TablDatabase, placeId: PlaceId): Promise<StoredMenu | undefined> {
  const stored = await db.menus.get(placeId);
  // A setting that came with a later build has its default until the settings are read again.
  return isReadable(stored) ? { ...stored, settings: { ...DEFAULT_SETTINGS, ...stored.settings } } : undefined;
}

const versionKey = (placeId: PlaceId): DeviceKey => `menu-version:${placeId}`;

/**
 * Cheap to follow: a menu of 3,000 products is not read for it. A menu whose settings did not come has a name of its own,
 * so that it is asked for again although its version is the server's.
 */
export const readMenuVersion = async (db: TablDatabase, placeId: PlaceId): Promise<string | undefined> => {
  const found = await db.device.get(versionKey(placeId));
  return typeof found?.value === 'string' ? found.value : undefined;
};

export interface MenuToStore {
  readonly menu: Menu;
  readonly settings: Settings;
  /** false: these are not the settings that belong to the menu. */
  readonly isWhole: boolean;
  readonly texts: readonly MenuTexts[];
  /** Epoch ms, device clock. */
  readonly fetchedAt: number;
}

/**
 * Menu, settings and words appear together, or not at all. Words of other versions go. Of a menu that is there already
 * only the words are written.
 */
export async function storeMenu(
  db: TablDatabase,
  { menu, settings, isWhole, texts, fetchedAt }: MenuToStore,
): Promise<void> {
  const { placeId } = menu;
  const version = isWhole ? menu.version : `${menu.version} without settings`;
  await db.transaction('rw', db.menus, db.texts, db.device, async (tx) => {
    const menus: TablDatabase['menus'] = tx.table('menus');
    const words: TablDatabase['texts'] = tx.table('texts');
    const device: TablDatabase['device'] = tx.table('device');
    const known = await device.get(versionKey(placeId));
    const stored = await menus.get(placeId);
    if (known?.value !== version || !isReadable(stored) || stored.menu.version !== menu.version) {
      await words
        .where({ placeId })
        .filter((row) => row.format !== MENU_FORMAT || row.texts.version !== menu.version)
        .delete();
      await menus.put({ placeId, format: MENU_FORMAT, menu, settings, fetchedAt });
      await device.put({ key: versionKey(placeId), value: version });
    }
    await words.bulkPut(texts.map((one) => toRow(placeId, one)));
  });
}

/** Words fetched later are kept only where they belong to the menu that is stored now. */
export async function storeTexts(db: TablDatabase, placeId: PlaceId, texts: readonly MenuTexts[]): Promise<void> {
  await db.transaction('rw', db.menus, db.texts, async (tx) => {
    const menus: TablDatabase['menus'] = tx.table('menus');
    const words: TablDatabase['texts'] = tx.table('texts');
    const version = (await menus.get(placeId))?.menu.version;
    const current = texts.filter((one) => one.version === version);
    await words.bulkPut(current.map((one) => toRow(placeId, one)));
  });
}

const toRow = (placeId: PlaceId, texts: MenuTexts): StoredTexts => ({
  placeId,
  language: texts.language,
  format: MENU_FORMAT,
  texts,
});

export async function readTexts(
  db: TablDatabase,
  placeId: PlaceId,
  language: Language,
): Promise<MenuTexts | undefined> {
  const stored = await db.texts.get([placeId, language]);
  return stored?.format === MENU_FORMAT ? stored.texts : undefined;
}

/** The languages whose words the device has: only those of the stored menu's version are ever kept. */
export const readTextLanguages = async (db: TablDatabase, placeId: PlaceId): Promise<readonly Language[]> =>
  (await db.texts.where({ placeId }).primaryKeys()).map(([, language]) => language);
