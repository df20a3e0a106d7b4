// Published places with their versions and documents.

import { NOTHING_SAID, type Translated } from '#domain/language/translated.ts';
import type { Product } from '#domain/menu/menu.ts';
import { NO_PAGES } from '#domain/place/place-pages.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import type { Store } from '../store.ts';
import type { PublishedDocument } from './places.ts';

// Converts documents published by an earlier build.
/**
 * Earlier builds wrote an empty list for undeclared allergens, which looks like "none". So no claim is made until the venue
 * is imported again.
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

/** Earlier builds had only the default language, no pages, and fewer facts of a place. */
const NOT_SAID = { email: '', translations: {} };

const withText = (document: PublishedDocument): PublishedDocument => {
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
  const document = withText(published);
  const { products } = document.menu;
  if (products.every(({ mayContain }) => Array.isArray(mayContain))) return document;
  const ingredients = document.menu.ingredients.map((one) => ({
    ...one,
    allergens: one.allergens?.length ? one.allergens : undefined,
  }));
  return { ...document, menu: { ...document.menu, products: products.map(productOf), ingredients } };
};

type Db = Store['read'];

/** A place and its present version. */
export interface PlaceVersion {
  readonly id: number;
  /** Version that guests see. */
  readonly version: string;
  /** Grows with every publication, also of promo codes and rules, which do not change the version. */
  readonly publishedAt: number;
}

const COLUMNS = ['id', 'version', 'published_at as publishedAt'] as const;

const byIdQuery = keptQuery((db, { id }: Slots<{ id: number }>) =>
  db.selectFrom('places').select(COLUMNS).where('id', '=', id),
);

const bySlugQuery = keptQuery((db, { slug }: Slots<{ slug: string }>) =>
  db.selectFrom('places').select(COLUMNS).where('slug', '=', slug),
);

/** `undefined` for an unknown id. */
export const versionById = async (db: Db, id: number): Promise<PlaceVersion | undefined> =>
  (await byIdQuery(db, { id }))[0];

/** `undefined` for an unknown slug. */
export const versionBySlug = async (db: Db, slug: string): Promise<PlaceVersion | undefined> =>
  (await bySlugQuery(db, { slug }))[0];

/** All places, by slug. */
export const listVersions = (db: Db): Promise<(PlaceVersion & { readonly slug: string })[]> =>
  db
    .selectFrom('places')
    .select([...COLUMNS, 'slug'])
    .orderBy('slug')
    .execute();

/** The published document with its version, converted from an earlier build if needed; `undefined` for an unknown id. */
export const readDocument = async (
  db: Db,
  id: number,
): Promise<(PlaceVersion & { readonly document: PublishedDocument }) | undefined> => {
  const row = await db
    .selectFrom('places')
    .select([...COLUMNS, 'document'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, document: fromEarlier(JSON.parse(row.document) as PublishedDocument) };
};
