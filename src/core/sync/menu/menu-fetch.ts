// Fetches a place's menu: the specified calls in parallel, combined only when all answers have one version.

import { parseHierarchy } from '#contract/menu/category.ts';
import { assembleMenu } from '#contract/menu/menu.ts';
import { parseSettings } from '#contract/place/settings.ts';
import type { GroupReader } from '#contract/product/group-reader.ts';
import { parseIngredients } from '#contract/product/ingredient.ts';
import { parseProducts } from '#contract/product/product.ts';
import type { Rejected } from '#contract/wire.ts';
import type { ApiFailure, Http } from '#core/api/http.ts';
import { getMenuPart } from '#core/api/menu.ts';
import type { Language } from '#domain/language/language.ts';
import type { Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { Place } from '#domain/place/place.ts';
import { defaultSettings, type Settings } from '#domain/place/settings.ts';
import { fail, ok, type Result } from '#domain/result.ts';

export interface FetchedMenu {
  readonly menu: Menu;
  /** undefined: missing or unreadable. */
  readonly settings: Settings | undefined;
  /** Translations of all requested languages, even empty ones. */
  readonly texts: readonly MenuTexts[];
}

export interface MenuFetchDependencies {
  readonly http: Http;
  /** Log line for the venue's technician: parts that were left out, and why. */
  readonly log: (line: string) => void;
}

/** A new menu may be published between two calls; then all are repeated, up to this often. */
const ATTEMPTS = 3;

/** The server's current menu version, from the smallest of its parts. */
export async function getMenuVersion(http: Http, place: Place): Promise<Result<string, ApiFailure>> {
  const answer = await getMenuPart(http, 'settings', place.id, [place.defaultLanguage]);
  return answer.ok ? ok(answer.value.version) : answer;
}

type Answer = Awaited<ReturnType<typeof getMenuPart>>;

/** The four pending calls with their languages, fixed at the time of the request. */
export interface AskedMenu {
  readonly languages: readonly Language[];
  readonly answers: Promise<readonly [settings: Answer, hierarchy: Answer, ingredients: Answer, products: Answer]>;
}

/**
 * Requests all parts at once, in at least one language, since none would request all. The slug is enough: a first visit need
 * not wait for the place's data.
 */
export const askMenu = (http: Http, place: Place['id'] | Place['slug'], languages: readonly Language[]): AskedMenu => ({
  languages,
  answers: Promise.all([
    getMenuPart(http, 'settings', place, languages),
    getMenuPart(http, 'hierarchy', place, languages),
    getMenuPart(http, 'ingredients', place, languages),
    getMenuPart(http, 'products', place, languages),
  ]),
});

/** The menu in the place's default language, with the other requested translations. */
export async function fetchMenu(
  { http, log }: MenuFetchDependencies,
  place: Place,
  asked: AskedMenu,
): Promise<Result<FetchedMenu, ApiFailure>> {
  const { languages } = asked;
  const others = languages.filter((one) => one !== place.defaultLanguage && place.languages.includes(one));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { answers } = attempt === 1 ? asked : askMenu(http, place.id, languages);
    const [settings, hierarchy, ingredients, products] = await answers;
    if (!hierarchy.ok) return hierarchy;
    if (!ingredients.ok) return ingredients;
    if (!products.ok) return products;
    const { version } = products.value;
    const parts = [hierarchy.value, ingredients.value, ...(settings.ok ? [settings.value] : [])];
    if (parts.some((part) => part.version !== version)) continue;

    const categories = parseHierarchy(hierarchy.value.body, place.defaultLanguage);
    const readGroups = hasGroups(products.value.body) ? await loadGroupReader() : undefined;
    const dishes = parseProducts(products.value.body, { ...place, readGroups });
    const known = parseIngredients(ingredients.value.body, place.currency);
    if (!categories || !dishes || !known) return fail({ kind: 'other' });
    report(log, 'category', categories.rejected);
    report(log, 'product', dishes.rejected);
    report(log, 'ingredient', known.rejected);
    const { menu, texts } = assembleMenu({
      placeId: place.id,
      version,
      categories: categories.items,
      products: dishes.items,
      ingredients: known.items,
    });
    return ok({
      menu,
      settings: readSettings(settings, place, log),
      texts: others.map((language) => texts.find((one) => one.language === language) ?? noWords(language, version)),
    });
  }
  return fail({ kind: 'other' });
}

const hasGroups = (body: unknown): boolean =>
  Array.isArray(body) &&
  body.some((product: unknown) => typeof product === 'object' && product !== null && 'modifier_groups' in product);

const loadGroupReader = async (): Promise<GroupReader> =>
  (await import('#contract/product/modifier-group.ts')).readModifierGroups;

/** Failed settings are only logged. [S7.02, S8.29] */
function readSettings(answer: Answer, place: Place, log: MenuFetchDependencies['log']): Settings | undefined {
  const parsed = answer.ok ? parseSettings(answer.value.body, defaultSettings(place.currency)) : undefined;
  if (parsed?.ok) return parsed.value;
  log('settings could not be read');
  return undefined;
}

/** Stored like any other, so that a language without translations is not requested at each start. */
const noWords = (language: Language, version: string): MenuTexts => ({
  language,
  version,
  categories: {},
  products: {},
  variants: {},
  ingredients: {},
  allergens: {},
});

function report(log: MenuFetchDependencies['log'], kind: string, rejected: readonly Rejected[]): void {
  for (const { id, reason } of rejected) log(`${kind} ${id} left out: ${reason}`);
}
