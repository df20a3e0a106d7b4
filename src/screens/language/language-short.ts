import type { Language } from '#domain/language/language.ts';

/** Two letters for each language, for a small button: Latin, so that every guest can read them. */
export const LANGUAGE_SHORT: Readonly<Record<Language, string>> = {
  bg: 'BG',
  en: 'EN',
  es: 'ES',
  de: 'DE',
  'fr-CH': 'FR',
};
