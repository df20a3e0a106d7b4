/**
 * The languages of the interface, in the order in which they are offered, the specification's default first. A venue's
 * texts may be in fewer. [S1.10]
 */
export const LANGUAGES = ['bg', 'en', 'es', 'de', 'fr-CH'] as const;
export type Language = (typeof LANGUAGES)[number];
/** [S9.15] */
export const DEFAULT_LANGUAGE: Language = 'bg';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** Each language's name for itself; never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  bg: 'Български',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  'fr-CH': 'Français (Suisse)',
};
