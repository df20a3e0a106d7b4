import type { Language } from '#domain/language/language.ts';

/** Two letters for each language, for a small button. */
export const LANGUAGE_SHORT: Readonly<Record<Language, string>> = {
  bg: 'БГ',
  en: 'EN',
  es: 'ES',
  de: 'DE',
  'fr-CH': 'FR',
};
