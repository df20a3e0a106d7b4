// Language of a first visit. The guest's own choice wins over it.
import type { Place } from '../place/place.ts';
import type { Language } from './language.ts';

/** Languages for a first visit; the first one is used when the browser wants none of them. */
export type OfferedLanguages = readonly [Language, ...Language[]];

/** The venue's `first_init_lang` alone if set; else its own language and all its translations. */
export const offeredLanguages = (
  place: Pick<Place, 'defaultLanguage' | 'languages'>,
  wish: Language | undefined,
): OfferedLanguages => (wish ? [wish] : [place.defaultLanguage, ...place.languages]);

const base = (tag: string): string | undefined => tag.split('-')[0];

/**
 * The first of the browser's languages that is offered, ignoring the country: "de-AT" matches "de", "fr" matches "fr-CH".
 */
export const firstLanguage = (wished: readonly string[], offered: OfferedLanguages): Language => {
  for (const tag of wished) {
    const found = offered.find((language) => base(language) === base(tag));
    if (found) return found;
  }
  return offered[0];
};
