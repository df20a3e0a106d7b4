/**
 * Languages of the interface in display order, the specification's default first. A venue may have texts in fewer. [S1.10]
 */
export const LANGUAGES = ['bg', 'en', 'es', 'de', 'fr-CH'] as const;
export type Language = (typeof LANGUAGES)[number];
/** [S9.15] */
export const DEFAULT_LANGUAGE: Language = 'bg';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** Each language's own name; never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  bg: 'Български',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  'fr-CH': 'Français (Suisse)',
};
