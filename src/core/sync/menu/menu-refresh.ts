// Fetches a place's menu and stores it in one transaction. The guest's and the default language come first, the others
// later. A menu that cannot be stored is still returned for display.
import { getClient } from '#core/api/client.ts';
import type { ApiFailure } from '#core/api/http.ts';
import { replaceAvailability } from '#core/db/availability/availability-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readMenu, storeMenu, storeTexts } from '#core/db/menu/menu-table.ts';
import { storeClient } from '#core/db/place/client-table.ts';
import { storeAccumulatedAmount } from '#core/db/pricing/accumulated-amount-table.ts';
import { askAvailability } from '#core/sync/availability/ask-availability.ts';
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow, Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { Client, Place } from '#domain/place/place.ts';
import { defaultSettings, type Settings } from '#domain/place/settings.ts';
import { ok, type Result } from '#domain/result.ts';
import { type AskedMenu, askMenu, fetchMenu, type MenuFetchDependencies } from './menu-fetch.ts';

export interface MenuRefreshDependencies extends MenuFetchDependencies {
  readonly db: TablDatabase;
  readonly now: () => number;
}

export interface RefreshedMenu {
  readonly menu: Menu;
  readonly settings: Settings;
  readonly texts: readonly MenuTexts[];
  /** The server's list, to be merged under later events; undefined: not fetched. */
  readonly availability: readonly AvailabilityRow[] | undefined;
  /** Resolves when everything is stored, or cannot be stored. */
  readonly stored: Promise<unknown>;
}

export async function refreshClient(dependencies: MenuRefreshDependencies): Promise<Result<Client, ApiFailure>> {
  const client = await getClient(dependencies.http);
  if (client.ok) await kept(dependencies, 'the client', storeClient(dependencies.db, client.value));
  return client;
}

/** Discounts of the next order, if the place has any. */
const askNextDiscounts = async (dependencies: MenuRefreshDependencies, place: Place) => {
  // Lazy: few places count orders or discount customers.
  if (!place.orderNumberDiscounts && !place.discountsCustomers) return undefined;
  return (await import('#core/sync/promotion/next-discounts.ts').catch(() => undefined))?.askNextDiscounts(
    dependencies,
    place,
  );
};

/** Percentage that a registered guest collects. No screen waits for this percentage. */
const askAmount = async ({ http }: MenuRefreshDependencies, { id }: Place) =>
  (await import('#core/api/accumulated-amount.ts').catch(() => undefined))?.getAccumulatedAmount(http, id);

/** The server's current menu in the requested languages. An unchanged version is not stored again. */
export async function refreshMenu(
  dependencies: MenuRefreshDependencies,
  place: Place,
  asked: AskedMenu,
): Promise<Result<RefreshedMenu, ApiFailure>> {
  const { db, now } = dependencies;
  const asking = askAmount(dependencies, place);
  const [fetched, availability, next] = await Promise.all([
    fetchMenu(dependencies, place, asked),
    askAvailability(dependencies, place.id),
    askNextDiscounts(dependencies, place),
  ]);
  if (!fetched.ok) return fetched;
  const { menu, texts } = fetched.value;
  // Without an answer the last read settings are better than defaults.
  const before = fetched.value.settings ?? (await readMenu(db, place.id).catch(() => undefined))?.settings;
  const settings = before ?? defaultSettings(place.currency);
  const isWhole = fetched.value.settings !== undefined;
  // Not awaited: a strict write takes as long as painting the first card.
  const stored = Promise.all([
    kept(dependencies, 'the menu', storeMenu(db, { menu, settings, isWhole, texts, fetchedAt: now() })),
    availability.ok &&
      kept(
        dependencies,
        'availability',
        replaceAvailability(db, place.id, availability.value.listed, availability.value.before),
      ),
    next && kept(dependencies, 'the discounts', next.store()),
    asking.then(async (amount) => {
      if (amount?.ok) await kept(dependencies, 'the amount', storeAccumulatedAmount(db, place.id, amount.value));
    }),
  ]);
  return ok({ menu, settings, texts, availability: availability.ok ? availability.value.listed : undefined, stored });
}

/** Translations into further languages. They are of the server's current version, which may be newer. */
export async function refreshTexts(
  dependencies: MenuRefreshDependencies,
  place: Place,
  languages: readonly Language[],
): Promise<Result<readonly MenuTexts[], ApiFailure>> {
  const fetched = await fetchMenu(dependencies, place, askMenu(dependencies.http, place.id, languages));
  if (!fetched.ok) return fetched;
  await kept(dependencies, 'words', storeTexts(dependencies.db, place.id, fetched.value.texts));
  return ok(fetched.value.texts);
}

/** A full or broken disk does not block the menu. */
const kept = async ({ log }: MenuRefreshDependencies, what: string, storing: Promise<void>): Promise<void> =>
  storing.catch((error: unknown) => log(`${what} could not be stored: ${String(error)}`));
