// Reads a menu from the device's rows and the server. Loaded after the first paint of a page that brings its own part of the
// menu.
import { readAvailability } from '#core/db/availability/availability-table.ts';
import { follow } from '#core/db/follow.ts';
import { readMenu, readMenuVersion, readTextLanguages, readTexts } from '#core/db/menu/menu-table.ts';
import { readClient } from '#core/db/place/client-table.ts';
import { type AskedMenu, askMenu, getMenuVersion } from '#core/sync/menu/menu-fetch.ts';
import {
  type MenuRefreshDependencies,
  refreshClient,
  refreshMenu,
  refreshTexts,
} from '#core/sync/menu/menu-refresh.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import type { Place } from '#domain/place/place.ts';
import type { MenuSource } from './menu-snapshot.ts';

/** Binds the menu readers to one device and one server. */
export const createMenuReading = (dependencies: MenuRefreshDependencies) => {
  const { db, http } = dependencies;
  return {
    /** A place as stored on the device; `undefined` when the device has no menu of this place. */
    readPlace: async (
      slug: string,
    ): Promise<(MenuSource & { readonly rows: readonly AvailabilityRow[] }) | undefined> => {
      const place = (await readClient(db))?.places.find((one) => one.slug === slug);
      const stored = place && (await readMenu(db, place.id));
      if (!place || !stored) return undefined;
      const { menu, settings, fetchedAt } = stored;
      return { place, menu, settings, fetchedAt, rows: await readAvailability(db, place.id) };
    },
    readTexts: (id: PlaceId, language: Language) => readTexts(db, id, language),
    readTextLanguages: (id: PlaceId) => readTextLanguages(db, id),
    readVersion: (id: PlaceId) => readMenuVersion(db, id),
    followAvailability: (id: PlaceId, onRows: (rows: readonly AvailabilityRow[]) => void) =>
      follow(db, (followed) => readAvailability(followed, id), onRows),
    followVersion: (id: PlaceId, onVersion: (version: string | undefined) => void) =>
      follow(db, (followed) => readMenuVersion(followed, id), onVersion),
    askMenu: (slug: string, languages: readonly Language[]) => askMenu(http, slug, languages),
    refreshClient: () => refreshClient(dependencies),
    refreshMenu: (place: Place, asked: AskedMenu) => refreshMenu(dependencies, place, asked),
    refreshTexts: (place: Place, languages: readonly Language[]) => refreshTexts(dependencies, place, languages),
    servedVersion: async (place: Place): Promise<string | undefined> => {
      const answer = await getMenuVersion(http, place);
      return answer.ok ? answer.value : undefined;
    },
  };
};

export type MenuReading = ReturnType<typeof createMenuReading>;
