// The parts of a published menu in their wire format.

import { languagesToWire } from '#contract/language/language.ts';
import { hierarchyToWire } from '#contract/menu/category.ts';
import type { WireCategoryWithSubcategories, WireSubcategory } from '#contract/menu/subcategory.ts';
import { placePagesToWire } from '#contract/place/place-pages.ts';
import { settingsToWire } from '#contract/place/settings.ts';
import { accumulatedAmountToWire } from '#contract/pricing/accumulated-amount.ts';
import { ingredientsToWire } from '#contract/product/ingredient.ts';
import { productToWire } from '#contract/product/product.ts';
import type { CategoryId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Translated } from '#domain/language/translated.ts';
import type { ServiceOffer } from '#domain/service/service-offer.ts';
import type { PublishedDocument } from '../../store/place/places.ts';
import { offerOf } from '../service/venue-offer.ts';

/** Texts in the named languages, plus the default language. */
const textsIn = (document: PublishedDocument, languages: readonly Language[]) =>
  document.texts.filter(({ language }) => languages.includes(language));

const subcategoriesOf = (
  document: PublishedDocument,
  categoryId: CategoryId,
  languages: readonly Language[],
): WireSubcategory[] =>
  document.subcategories
    .filter((one) => one.categoryId === categoryId)
    .map(({ id, name, translations }) => ({
      id,
      name,
      translations: Object.fromEntries(
        Object.entries(translations).flatMap(([language, words]) =>
          languages.some((one) => one === language) ? [[language, { name: words }]] : [],
        ),
      ),
    }));

/** A caller's filters for categories. A published menu contains active products only. */
export interface CategoryFlags {
  /** Each category contains its tags. */
  readonly withTags: boolean;
  /** Only categories with products of their own. */
  readonly withProducts: boolean;
}

const NO_FLAGS: CategoryFlags = { withTags: false, withProducts: false };

/** The categories in menu order. [S7.05] */
const categoriesWithSubcategories = (
  document: PublishedDocument,
  languages: readonly Language[],
  { withTags, withProducts } = NO_FLAGS,
): WireCategoryWithSubcategories[] => {
  const used = new Set(document.menu.products.flatMap(({ categoryIds }) => categoryIds));
  return document.menu.categories
    .filter(({ id }) => !withProducts || used.has(id))
    .map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      subcategories: withTags ? subcategoriesOf(document, id, languages) : [],
    }));
};

type Only = (words: Translated) => Translated;

const onlyIn =
  (languages: readonly Language[]): Only =>
  ({ text, by }) => ({
    text,
    by: Object.fromEntries(Object.entries(by).filter(([language]) => languages.some((one) => one === language))),
  });

const offerIn = ({ needs, questions, payments }: ServiceOffer, only: Only): ServiceOffer => ({
  needs: needs.map((need) => ({ ...need, name: only(need.name) })),
  questions: questions.map(({ key, title, low, high, options }) => ({
    key,
    title: only(title),
    low: only(low),
    high: only(high),
    options: options.map(only),
  })),
  payments: payments.map(({ key, name }) => ({ key, name: only(name) })),
});

const pagesIn = (document: PublishedDocument, languages: readonly Language[]): PublishedDocument['pages'] => {
  const { pages } = document;
  const only = onlyIn(languages);
  return {
    about: only(pages.about),
    terms: only(pages.terms),
    privacy: only(pages.privacy),
    refund: only(pages.refund),
    gallery: pages.gallery.map(({ picture, caption }) => ({ picture, caption: only(caption) })),
    service: offerIn(offerOf(document), only),
  };
};

export type MenuPart = (document: PublishedDocument, languages: readonly Language[], flags?: CategoryFlags) => unknown;

/** By the last segment of their URL. [S7.02, S7.04–S7.07, S7.09] */
export const MENU_PARTS = {
  settings: ({ settings }) => settingsToWire(settings),
  'accumulated-order-amount-setting-place': ({ settings }) =>
    accumulatedAmountToWire({ percent: settings.accumulatedPercent }),
  languages: ({ place }) => languagesToWire(place.languages),
  categoriesWithSubcategories,
  categoriesHierarchy: (document, languages) => hierarchyToWire(document.menu.categories, textsIn(document, languages)),
  ingredients: (document, languages) =>
    ingredientsToWire(document.menu.ingredients, textsIn(document, languages), document.place.currency),
  products: (document, languages) => {
    const texts = textsIn(document, languages);
    return document.menu.products.map((product) => productToWire(product, texts, document.place.currency));
  },
  pages: (document, languages) => placePagesToWire(pagesIn(document, languages)),
} as const satisfies Readonly<Record<string, MenuPart>>;

/** The tags of one category. [S7.08] */
export const subcategoriesPart = (categoryId: CategoryId): MenuPart => {
  return (document, languages) => subcategoriesOf(document, categoryId, languages);
};
