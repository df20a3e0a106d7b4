import type { Language } from '#domain/language/language.ts';

/** What a language is called in the language of whoever reads. */
export const languageName = (language: Language, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language.split('-')[0] ?? '') ?? '';
