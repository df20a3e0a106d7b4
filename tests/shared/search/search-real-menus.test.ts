// Menus of real places, searched by their dish names.
import { expect, test } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { fold } from '#domain/search/search-fold.ts';
import { ownWords } from '#domain/search/search-words.ts';
import { ownFields, wholeOwnFields } from '#shared/search/search-fields.ts';
import { createNearWords } from '#shared/search/search-near.ts';
import { buildIndex, buildProduct } from '../../support/build-menu.ts';
import { type ConvertedVenue, convertBistro, convertUniqueDishes } from '../../support/convert-menus.ts';
import { haveMenus, MENUS_DIR, OF_REAL_MENUS } from '../../support/menu-source.ts';
import { type OpenedSearch, search } from './search-menus.ts';

const missing = haveMenus ? '' : ` (skipped: there are no menus in ${MENUS_DIR})`;

async function searchOf(venue: ConvertedVenue): Promise<OpenedSearch> {
  const products = venue.products.map(({ name, description = '' }, at) =>
    buildProduct({ id: (at + 1) as ProductId, name: String(name), description, textLanguage: 'de' }),
  );
  const menu = buildIndex({ products });
  const { signal } = new AbortController();
  const fields = await wholeOwnFields(ownFields(menu, products), products, signal);
  return { menu, products, fields, near: createNearWords(fields), own: (one) => ownWords(menu, one), others: [] };
}

test.skipIf(!haveMenus).each([
  ['a bistro of 255 dishes', convertBistro, 1],
  ['12,763 dishes of canteens', convertUniqueDishes, 397],
] as const)(
  `search: %s: finds a dish by its name, without umlauts, and by prefixes of its words${missing} [S2.09]`,
  OF_REAL_MENUS,
  async (_, convert, step) => {
    const index = await searchOf(convert());
    expect(index.products.length).toBeGreaterThan(200);
    for (let at = 0; at < index.products.length; at += step) {
      const product = index.products[at];
      if (!product || fold(product.name).trim() === '') continue;
      const beginnings = product.name
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, -1));
      for (const query of [product.name, fold(product.name), beginnings.join(' ')]) {
        if (query !== '') expect(search(index, query).found.free.includes(product), query).toBe(true);
      }
    }
  },
);
