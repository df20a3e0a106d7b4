// The language of a first visit. What the guest chooses wins over it.
import type { Place } from '../place/place.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts';

/** The languages that a first visit may be in; where the browser wants none of them, the first one is spoken. */
export type OfferedLanguages = readonly [Language, ...Language[]];

const offeredFrom = (own: Language, languages: readonly Language[]): OfferedLanguages => [
  own,
  ...languages.filter((language) => language !== own),
];

/** The venue's wish (`first_init_lang`) leaves no choice; else its own language and the others that it is written in. */
export const offeredLanguages = (
  place: Pick<Place, 'defaultLanguage' | 'languages'>,
  wish: Language | undefined,
): OfferedLanguages => (wish ? [wish] : offeredFrom(place.defaultLanguage, place.languages));

/** Where no venue is open. */
export const ALL_OFFERED = offeredFrom(DEFAULT_LANGUAGE, LANGUAGES);

const base = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

/** The first of a browser's languages that is offered, whatever its country: "de-AT" wants "de", "fr" wants "fr-CH". */
export const firstLanguage = (wished: readonly string[], offered: OfferedLanguages): Language => {
  for (const tag of wished) {
    const found = offered.find((language) => base(language) === base(tag));
    if (found) return found;
  }
  return offered[0];
};
