/** The languages of the interface, in the order in which they are offered. A venue's texts may be in fewer. [S1.10] */
export const LANGUAGES = ['bg', 'en', 'es', 'de', 'fr-CH'] as const;
export type Language = (typeof LANGUAGES)[number];
/** [S9.15] */
export const DEFAULT_LANGUAGE: Language = 'bg';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
