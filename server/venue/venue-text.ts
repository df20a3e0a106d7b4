// Texts of a venue: their places, and their translations.

import type { Venue } from '#contract/place/venue.ts';
import type { VenueTexts } from '#contract/place/venue-fields.ts';
import type { VenueGroup } from '#contract/product/venue-group.ts';
import type { Language } from '#domain/language/language.ts';
import type { Translated } from '#domain/language/translated.ts';
import type { ReadableVenue } from './parse-venue.ts';
import type { Path, Report } from './problem.ts';

/** Text in one language; `undefined` when missing or empty. */
export function wordsIn(
  words: VenueTexts | undefined,
  language: Language,
  defaultLanguage: Language,
): string | undefined {
  if (words === undefined) return undefined;
  const said = typeof words === 'string' ? (language === defaultLanguage ? words : undefined) : words[language];
  return said || undefined;
}

/** Text with its translations in the venue's other languages. */
export const translatedText = (
  words: VenueTexts,
  { languages, defaultLanguage }: Pick<Venue, 'languages' | 'defaultLanguage'>,
): Translated => ({
  text: wordsIn(words, defaultLanguage, defaultLanguage) ?? '',
  by: Object.fromEntries(
    languages.flatMap((language) => {
      const said = language === defaultLanguage ? undefined : wordsIn(words, language, defaultLanguage);
      return said === undefined ? [] : [[language, said]];
    }),
  ),
});

interface PlacedTexts {
  readonly path: Path;
  readonly words: VenueTexts | undefined;
  /** A name, which must not be empty. */
  readonly isName: boolean;
}

function* serviceWords({ needs, payments, questions }: ReadableVenue['venue']['service']): Generator<PlacedTexts> {
  const at = (...path: Path): Path => ['service', ...path];
  for (const [i, { name }] of needs.entries()) yield { path: at('needs', i, 'name'), words: name, isName: true };
  for (const [i, { name }] of payments.entries()) yield { path: at('payments', i, 'name'), words: name, isName: true };
  for (const [i, { title, low, high, options }] of questions.entries()) {
    yield { path: at('questions', i, 'title'), words: title, isName: true };
    yield { path: at('questions', i, 'low'), words: low, isName: false };
    yield { path: at('questions', i, 'high'), words: high, isName: false };
    for (const [j, words] of options.entries()) {
      yield { path: at('questions', i, 'options', j), words, isName: true };
    }
  }
}

function* allWords({ venue, indexes }: ReadableVenue): Generator<PlacedTexts> {
  const name = (path: Path, words: VenueTexts): PlacedTexts => ({ path, words, isName: true });
  const text = (path: Path, words: VenueTexts | undefined): PlacedTexts => ({ path, words, isName: false });

  yield name(['name'], venue.name);
  yield text(['description'], venue.description);
  yield text(['address'], venue.address);
  if (venue.city !== undefined) yield text(['city'], venue.city);
  for (const [at, tag] of (venue.tags ?? []).entries()) yield text(['tags', at], tag);
  for (const [key, words] of Object.entries(venue.settings)) {
    if (typeof words === 'object') yield text(['settings', key], words);
  }
  for (const [page, words] of Object.entries(venue.pages)) yield text(['pages', page], words);
  for (const [i, { caption }] of venue.gallery.entries()) yield text(['gallery', i, 'caption'], caption);
  yield* serviceWords(venue.service);
  for (const [i, hall] of (venue.reservations?.halls ?? []).entries()) {
    yield name(['reservations', 'halls', i, 'name'], hall.name);
    yield text(['reservations', 'halls', i, 'note'], hall.note);
  }
  for (const [i, type] of venue.orderTypes.entries()) {
    const at: Path = ['orderTypes', indexes.orderTypes[i] ?? i];
    for (const [j, shape] of type.shapes.entries()) {
      if (shape.name !== undefined) yield name([...at, 'shapes', j, 'name'], shape.name);
    }
    for (const [j, region] of type.regions.entries()) yield name([...at, 'regions', j, 'name'], region.name);
    for (const [j, one] of type.pickupPlaces.entries()) {
      yield name([...at, 'pickupPlaces', j, 'name'], one.name);
      yield text([...at, 'pickupPlaces', j, 'address'], one.address);
    }
    for (const [j, one] of type.additionalTypes.entries()) yield name([...at, 'additionalTypes', j, 'name'], one.name);
  }
  for (const [i, station] of venue.stations.entries()) yield name(['stations', i, 'name'], station.name);
  for (const [key, words] of Object.entries(venue.allergens)) yield name(['allergens', key], words);
  for (const [key, one] of Object.entries(venue.ingredients)) yield name(['ingredients', key, 'name'], one.name);
  const groupText = function* (group: VenueGroup, at: Path): Generator<PlacedTexts> {
    yield name([...at, 'title'], group.title);
    for (const [i, option] of group.options.entries()) {
      if (option.name !== undefined) yield name([...at, 'options', i, 'name'], option.name);
    }
  };
  for (const [key, group] of Object.entries(venue.groups)) yield* groupText(group, ['groups', key]);
  for (const [i, category] of venue.categories.entries()) {
    const at: Path = ['categories', indexes.categories[i] ?? i];
    yield name([...at, 'name'], category.name);
    yield text([...at, 'description'], category.description);
    for (const [j, link] of category.links.entries()) yield text([...at, 'links', j], link);
    for (const [key, words] of Object.entries(category.subcategories)) yield name([...at, 'subcategories', key], words);
  }
  for (const [i, product] of venue.products.entries()) {
    const at: Path = ['products', indexes.products[i] ?? i];
    yield name([...at, 'name'], product.name);
    yield text([...at, 'description'], product.description);
    yield text([...at, 'label'], product.label);
    yield text([...at, 'commentPlaceholder'], product.commentPlaceholder);
    for (const [j, group] of product.groups.entries()) {
      if (typeof group !== 'string' && group.title !== undefined) yield* groupText(group, [...at, 'groups', j]);
    }
    for (const [j, variant] of product.variants.entries()) yield text([...at, 'variants', j, 'size'], variant.size);
  }
}

/** Every text needs the default language, names must not be empty, and `languages` must be complete. */
export function checkText(readable: ReadableVenue, report: Report): void {
  const { defaultLanguage, languages } = readable.venue;
  for (const { path, words, isName } of allWords(readable)) {
    if (words === undefined) continue;
    if (typeof words === 'string') {
      if (isName && words.trim() === '') report(path, 'is empty');
      continue;
    }
    if (!words[defaultLanguage]?.trim()) report(path, `says nothing in ${defaultLanguage}, the default language`);
    for (const language of Object.keys(words)) {
      if (!languages.some((known) => known === language)) {
        report([...path, language], `${language} is not among the languages of this venue`);
      }
    }
  }
}
