// Brings a place's menu to the device: the specification's calls in parallel, put together only where all answers are of
// one version, stored in one transaction. The guest's language and the default come first, the others behind them.

import { getAccumulatedAmount } from '#api/accumulated-amount.ts';
import { getAvailability } from '#api/availability.ts';
import { getClient } from '#api/client.ts';
import type { ApiFailure, Http } from '#api/http.ts';
import { getMenuPart } from '#api/menu.ts';
import { type CategoryWithWords, parseHierarchy } from '#contract/category.ts';
import { type IngredientWithWords, parseIngredients } from '#contract/ingredient.ts';
import { assembleMenu } from '#contract/menu.ts';
import { type ParsedProduct, parseProducts } from '#contract/product.ts';
import { parseSettings } from '#contract/settings.ts';
import type { Rejected } from '#contract/wire.ts';
import { storeAccumulatedAmount } from '#db/accumulated-amount-table.ts';
import { replaceAvailability } from '#db/availability-table.ts';
import { storeClient } from '#db/client-table.ts';
import type { TablDatabase } from '#db/database.ts';
import { readMenu, storeMenu, storeTexts } from '#db/menu-table.ts';
import type { Language } from '#domain/language.ts';
import type { Menu, MenuTexts } from '#domain/menu.ts';
import type { Client, Place } from '#domain/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings.ts';

export interface MenuRefreshDependencies {
  readonly db: TablDatabase;
  readonly http: Http;
  readonly now: () => number;
  /** A line for whoever looks after the venue: what was left out, and why. */
  readonly log: (line: string) => void;
}

export interface FetchedMenu {
  readonly menu: Menu;
  readonly settings: Settings;
  readonly texts: readonly MenuTexts[];
}

/** A new menu may be published between two of the calls; then all are asked again, this often. */
const ATTEMPTS = 3;

export async function refreshClient({ db, http }: MenuRefreshDependencies): Promise<Result<Client, ApiFailure>> {
  const client = await getClient(http);
  if (client.ok) await storeClient(db, client.value);
  return client;
}

/** Fetches and stores the menu; what could be read is also handed back, for a device that cannot store. */
export async function refreshMenu(
  dependencies: MenuRefreshDependencies,
  place: Place,
  language: Language,
): Promise<Result<FetchedMenu, ApiFailure>> {
  const { db, http } = dependencies;
  const fetched = await fetchMenu(dependencies, place, languagesBeside(place, [language]));
  if (!fetched.ok) return fetched;
  const { menu, settings, texts } = fetched.value;
  await storeMenu(db, menu, settings, texts, dependencies.now());
  const [availability, accumulated] = await Promise.all([
    getAvailability(http, place.id),
    getAccumulatedAmount(http, place.id),
  ]);
  if (availability.ok) await replaceAvailability(db, place.id, availability.value);
  if (accumulated.ok) await storeAccumulatedAmount(db, place.id, accumulated.value);
  return fetched;
}

/** The words of the languages that the device has not got yet, in the background. */
export async function refreshOtherLanguages(
  dependencies: MenuRefreshDependencies,
  place: Place,
  language: Language,
): Promise<void> {
  const others = languagesBeside(
    place,
    place.languages.filter((one) => one !== language),
  );
  if (others.length === 0) return;
  const fetched = await fetchMenu(dependencies, place, others);
  if (!fetched.ok) return;
  const stored = await readMenu(dependencies.db, place.id);
  if (stored?.menu.version === fetched.value.menu.version)
    await storeTexts(dependencies.db, place.id, fetched.value.texts);
}

/** Never empty on the wire: an empty list would ask for all. */
const languagesBeside = (place: Place, wanted: readonly Language[]): Language[] => {
  const others = wanted.filter((one) => one !== place.defaultLanguage && place.languages.includes(one));
  return others;
};

async function fetchMenu(
  { http, log }: MenuRefreshDependencies,
  place: Place,
  languages: readonly Language[],
): Promise<Result<FetchedMenu, ApiFailure>> {
  const wanted = languages.length > 0 ? languages : [place.defaultLanguage];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [settings, hierarchy, ingredients, products] = await Promise.all([
      getMenuPart(http, 'settings', place.id, wanted),
      getMenuPart(http, 'hierarchy', place.id, wanted),
      getMenuPart(http, 'ingredients', place.id, wanted),
      getMenuPart(http, 'products', place.id, wanted),
    ]);
    if (!hierarchy.ok) return hierarchy;
    if (!ingredients.ok) return ingredients;
    if (!products.ok) return products;
    const { version } = products.value;
    const parts = [hierarchy.value, ingredients.value];
    if (parts.some((part) => part.version !== version) || (settings.ok && settings.value.version !== version)) continue;

    const categories = parseHierarchy(hierarchy.value.body, place.defaultLanguage);
    const found = parseProducts(products.value.body, place);
    const known = parseIngredients(ingredients.value.body, place.currency);
    if (!categories || !found || !known) return fail({ kind: 'other' });
    report(log, 'category', categories.rejected);
    report(log, 'product', found.rejected);
    report(log, 'ingredient', known.rejected);
    return ok({
      ...menuOf(place, version, categories.items, found.items, known.items),
      settings: readSettings(settings, log),
    });
  }
  return fail({ kind: 'other' });
}

const menuOf = (
  place: Place,
  version: string,
  categories: readonly CategoryWithWords[],
  products: readonly ParsedProduct[],
  ingredients: readonly IngredientWithWords[],
) => assembleMenu({ placeId: place.id, version, categories, products, ingredients });

/** Settings that did not come are only logged; the defaults are safe. [S7.02, S8.29] */
function readSettings(answer: Awaited<ReturnType<typeof getMenuPart>>, log: (line: string) => void): Settings {
  const parsed = answer.ok ? parseSettings(answer.value.body) : undefined;
  if (parsed?.ok) return parsed.value;
  log('settings could not be read; the defaults are used');
  return DEFAULT_SETTINGS;
}

function report(log: (line: string) => void, kind: string, rejected: readonly Rejected[]): void {
  for (const { id, reason } of rejected) log(`${kind} ${id} left out: ${reason}`);
}
