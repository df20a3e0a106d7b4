// A menu as on the search page: opened over real HTTP, stored, read back, with every language prepared.
import { readTextLanguages } from '#core/db/menu/menu-table.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { createJudge, NO_FILTER, type SearchFilter } from '#domain/search/avoidance-filter.ts';
import type { MarkedText } from '#domain/search/search-why.ts';
import { otherWords, ownWords } from '#domain/search/search-words.ts';
import { otherFields, ownFields, wholeOwnFields } from '#shared/search/search-fields.ts';
import { createNearWords } from '#shared/search/search-near.ts';
import {
  type DishStates,
  findDishes,
  foldQuery,
  type SearchIndex,
  type SearchResults,
} from '#shared/search/search-results.ts';
import { readSearchWords } from '#shared/search/use-search-index.ts';
import type { Page } from '../menu/device.ts';

export interface OpenedSearch extends SearchIndex {
  readonly menu: MenuIndex;
}

export async function openSearch(page: Page, slug: string): Promise<OpenedSearch> {
  const snapshot = await page.menus.open(slug);
  if (typeof snapshot === 'string') throw new Error(`${slug} could not be opened: ${snapshot}`);
  await page.menus.completeLanguages(slug);
  const { place, menu, index, language } = snapshot;
  for (let tries = 0; (await readTextLanguages(page.db, place.id)).length < place.languages.length - 1; tries++) {
    if (tries > 100) throw new Error('the words of the other languages were not stored');
    await new Promise((done) => setTimeout(done, 20));
  }
  const own = place.languages.includes(language) ? language : place.defaultLanguage;
  const words = await readSearchWords(page.db, place, { version: menu.version, own }, undefined);
  const products = index.menu.products;
  const { signal } = new AbortController();
  const others = otherWords(words, index);
  const fields = await wholeOwnFields(ownFields(index, products), products, signal);
  for (const read of others) fields.push(...(await otherFields(products, read, signal)));
  return {
    menu: index,
    products,
    fields,
    near: createNearWords(fields),
    own: (product) => ownWords(index, product),
    others,
  };
}

export const search = (
  index: OpenedSearch,
  query: string,
  filter: SearchFilter = NO_FILTER,
  isOff: (product: Product) => boolean = (product) => !product.inStock,
  states: Partial<DishStates> = {},
): SearchResults => findDishes(index, foldQuery(query), filter, { isOff, judge: createJudge(index.menu), ...states });

export const names = (found: readonly Product[]): string[] => found.map(({ name }) => name);

/** The marked parts of a text. */
export const marked = (text: MarkedText | undefined): string[] =>
  text?.ranges.map(([start, end]) => text.text.slice(start, end)) ?? [];
