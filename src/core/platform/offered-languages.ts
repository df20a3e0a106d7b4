// Languages of a first visit, given by the server in a place's page: known before anything is loaded.
import type { OfferedLanguages } from '#domain/language/first-language.ts';
import { isLanguage, LANGUAGES } from '#domain/language/language.ts';

/** Parses `data-languages`; a page from the device's own store lacks it, so all languages are possible. */
export const parseOffered = (value = ''): OfferedLanguages => {
  const [first, ...others] = value.split(' ').filter(isLanguage);
  return first ? [first, ...others] : LANGUAGES;
};

export const readOffered = (): OfferedLanguages => parseOffered(document.documentElement.dataset.languages);
