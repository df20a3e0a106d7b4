// A place's menu with its settings, and its translations by language: each one record, replaced as a whole.

import type { StoredMenu, StoredTexts, TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { Settings } from '#domain/place/settings.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';

/** Raised when stored menus of older builds can no longer be read; they are fetched again. */
const MENU_FORMAT = 2;

const isReadable = (stored: StoredMenu | undefined): stored is StoredMenu =>
  stored?.format === MENU_FORMAT && Array.isArray(stored.menu?.products);

export async function readMenu(db: TablDatabase, placeId: PlaceId): Promise<StoredMenu | undefined> {
  const stored = await db.menus.get(placeId);
  // A setting of a later build has its default until the settings are fetched.
  return isReadable(stored) ? { ...stored, settings: { ...DEFAULT_SETTINGS, ...stored.settings } } : undefined;
}

const versionKey = (placeId: PlaceId): DeviceKey => `menu-version:${placeId}`;

/**
 * Cheap to observe: does not read the menu itself. A menu without its settings has a different version, so that it is
 * fetched again.
 */
export const readMenuVersion = async (db: TablDatabase, placeId: PlaceId): Promise<string | undefined> => {
  const found = await db.device.get(versionKey(placeId));
  return typeof found?.value === 'string' ? found.value : undefined;
};

export interface MenuToStore {
  readonly menu: Menu;
  readonly settings: Settings;
  /** false: the settings belong to another version. */
  readonly isWhole: boolean;
  readonly texts: readonly MenuTexts[];
  /** Epoch ms, device clock. */
  readonly fetchedAt: number;
}

/**
 * Stores menu, settings and translations in one transaction. Translations of other versions are deleted. For an already
 * stored menu only translations are written.
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

/** Stores later translations only when they belong to the stored menu. */
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

/** Languages with stored translations: only those of the stored menu's version are ever kept. */
export const readTextLanguages = async (db: TablDatabase, placeId: PlaceId): Promise<readonly Language[]> =>
  (await db.texts.where({ placeId }).primaryKeys()).map(([, language]) => language);
