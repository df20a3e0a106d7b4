import type { Venue } from '#contract/place/venue.ts';
import type { Language } from '#domain/language/language.ts';
import type { MenuTexts } from '#domain/menu/menu.ts';
import type { IdFor } from '../store/place/published.ts';
import { ALLERGEN_NAMES, isEuAllergen } from '../texts/allergen-names.ts';
import { groupTexts } from './compile-groups.ts';
import { variantKey } from './compile-input.ts';
import { wordsIn } from './venue-text.ts';

/** Drops missing texts, and the whole entry when all are missing. */
function entry<T extends Record<string, unknown>>(id: number | string, words: T): [number | string, object][] {
  const said = Object.entries(words).filter(([, word]) => word !== undefined);
  return said.length === 0 ? [] : [[id, Object.fromEntries(said)]];
}

/** A venue's texts in another than the default language; missing texts stay missing. */
export function compileTexts(venue: Venue, language: Language, idFor: IdFor): MenuTexts {
  const say = (words: Venue['name'] | undefined) => wordsIn(words, language, venue.defaultLanguage);
  const codes = new Set(venue.products.flatMap(({ allergens = [], mayContain }) => [...allergens, ...mayContain]));
  const groups = groupTexts(venue, language, idFor);
  return {
    language,
    version: '',
    categories: Object.fromEntries(
      venue.categories.flatMap(({ slug, name, description, links }) =>
        entry(idFor('category', slug), {
          name: say(name),
          description: say(description),
          links: linksIn(links, language, venue.defaultLanguage),
        }),
      ),
    ),
    products: Object.fromEntries(
      venue.products.flatMap((product) =>
        entry(idFor('product', product.slug), {
          name: say(product.name),
          description: say(product.description),
          label: say(product.label),
          subcategory: say(subcategoryText(venue, product)),
          commentPlaceholder: say(product.commentPlaceholder),
        }),
      ),
    ),
    variants: Object.fromEntries(
      venue.products.flatMap((product) =>
        product.variants.flatMap(({ key, size }) =>
          entry(idFor('variant', variantKey(product.slug, key)), { size: say(size) }),
        ),
      ),
    ),
    ingredients: {
      ...Object.fromEntries(
        Object.entries(venue.ingredients).flatMap(([key, { name }]) =>
          entry(idFor('ingredient', key), { name: say(name) }),
        ),
      ),
      ...groups.ingredients,
    },
    ...groups.titles,
    allergens: Object.fromEntries(
      [...codes].flatMap((code) =>
        entry(code, { name: isEuAllergen(code) ? ALLERGEN_NAMES[code][language] : say(venue.allergens[code]) }),
      ),
    ),
  };
}

/** Links of a category; `undefined` when none differs in this language. [S3.12] */
function linksIn(
  links: Venue['categories'][number]['links'],
  language: Language,
  defaultLanguage: Language,
): string[] | undefined {
  if (!links.some((link) => typeof link === 'object' && wordsIn(link, language, defaultLanguage))) return undefined;
  return links.flatMap(
    (link) => wordsIn(link, language, defaultLanguage) ?? wordsIn(link, defaultLanguage, defaultLanguage) ?? [],
  );
}

function subcategoryText(venue: Venue, product: Venue['products'][number]): Venue['name'] | undefined {
  const home = venue.categories.find(({ slug }) => slug === product.categories[0]);
  return product.subcategory === undefined ? undefined : home?.subcategories[product.subcategory];
}
