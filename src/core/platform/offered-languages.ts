// The languages of a first visit, as the server names them in the page of a place: known before anything is loaded.
import type { OfferedLanguages } from '#domain/language/first-language.ts';
import { isLanguage, LANGUAGES } from '#domain/language/language.ts';

/** Reads `data-languages`; a page from the device's own store does not have it, so that every language may be meant. */
export const parseOffered = (value = ''): OfferedLanguages => {
  const [first, ...others] = value.split(' ').filter(isLanguage);
  return first ? [first, ...others] : LANGUAGES;
};

export const readOffered = (): OfferedLanguages => parseOffered(document.documentElement.dataset.languages);
