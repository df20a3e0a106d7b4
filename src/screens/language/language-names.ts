import type { Language } from '#domain/language.ts';

/** What each language calls itself: never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  bg: 'Български',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  'fr-CH': 'Français (Suisse)',
};

/** Two letters, for a small button. */
export const LANGUAGE_SHORT: Readonly<Record<Language, string>> = {
  bg: 'БГ',
  en: 'EN',
  es: 'ES',
  de: 'DE',
  'fr-CH': 'FR',
};
