import type { Language } from '#domain/language/language.ts';

/** Name of a language in the reader's language. */
export const languageName = (language: Language, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language.split('-')[0] ?? '') ?? '';
