// The languages of a first visit, as the server names them in the page of a place: known before anything is loaded.
import { ALL_OFFERED, type OfferedLanguages } from '#domain/language/first-language.ts';
import { isLanguage } from '#domain/language/language.ts';

/** Reads `data-languages`; a page from the device's own store does not have it. */
export const parseOffered = (value: string | undefined): OfferedLanguages => {
  const [first, ...others] = value?.split(' ').filter(isLanguage) ?? [];
  return first ? [first, ...others] : ALL_OFFERED;
};

export const readOffered = (): OfferedLanguages => parseOffered(document.documentElement.dataset.languages);
