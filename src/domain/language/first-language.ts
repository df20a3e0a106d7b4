// The language of a first visit. What the guest chooses wins over it.
import type { Place } from '../place/place.ts';
import type { Language } from './language.ts';

/** The languages that a first visit may be in; where the browser wants none of them, the first one is spoken. */
export type OfferedLanguages = readonly [Language, ...Language[]];

/** The venue's wish (`first_init_lang`) leaves no choice; else its own language and all that it is written in. */
export const offeredLanguages = (
  place: Pick<Place, 'defaultLanguage' | 'languages'>,
  wish: Language | undefined,
): OfferedLanguages => (wish ? [wish] : [place.defaultLanguage, ...place.languages]);

const base = (tag: string): string | undefined => tag.split('-')[0];

/** The first of a browser's languages that is offered, whatever its country: "de-AT" wants "de", "fr" wants "fr-CH". */
export const firstLanguage = (wished: readonly string[], offered: OfferedLanguages): Language => {
  for (const tag of wished) {
    const found = offered.find((language) => base(language) === base(tag));
    if (found) return found;
  }
  return offered[0];
};
