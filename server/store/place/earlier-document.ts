// Documents that an earlier build has published, read as this one means them.

import { NOTHING_SAID, type Translated } from '#domain/language/translated.ts';
import type { Product } from '#domain/menu/menu.ts';
import { NO_PAGES } from '#domain/place/place-pages.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import type { PublishedDocument } from './places.ts';

/**
 * Earlier builds wrote an empty list where a venue had said nothing of a dish's allergens. They cannot tell it from "none",
 * so nothing is claimed until the venue is imported again.
 */
const productOf = (product: Product): Product =>
  Array.isArray(product.mayContain)
    ? product
    : {
        ...product,
        allergens: product.allergens?.length ? product.allergens : undefined,
        mayContain: [],
        diets: undefined,
      };

/** Earlier builds had words in the default language alone, no pages, and places that said less of themselves. */
const NOT_SAID = { email: '', translations: {} };

const withWords = (document: PublishedDocument): PublishedDocument => {
  const { settings, pages } = document;
  const translated = (words: Translated | string | undefined): Translated =>
    typeof words === 'string' ? { text: words, by: {} } : (words ?? NOTHING_SAID);
  return {
    ...document,
    place: { ...NOT_SAID, ...document.place },
    settings: {
      ...DEFAULT_SETTINGS,
      ...settings,
      promotionsHtml: translated(settings.promotionsHtml),
      promotionsText: translated(settings.promotionsText),
      footerHtml: translated(settings.footerHtml),
    },
    pages: { ...NO_PAGES, ...pages },
  };
};

export const fromEarlier = (published: PublishedDocument): PublishedDocument => {
  const document = withWords(published);
  const { products } = document.menu;
  if (products.every(({ mayContain }) => Array.isArray(mayContain))) return document;
  const ingredients = document.menu.ingredients.map((one) => ({
    ...one,
    allergens: one.allergens?.length ? one.allergens : undefined,
  }));
  return { ...document, menu: { ...document.menu, products: products.map(productOf), ingredients } };
};
