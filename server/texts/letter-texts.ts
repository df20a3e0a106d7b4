// Texts that every mail has, in the guest's language.
import type { Language } from '#domain/language/language.ts';

/** Name of the venue's number. */
export const PHONE_WORD: Readonly<Record<Language, string>> = {
  bg: 'Телефон',
  en: 'Phone',
  es: 'Número de teléfono',
  de: 'Telefonnummer',
  'fr-CH': 'Téléphone',
};

/** A fact with its name in one line. */
export const labelled = (language: Language, name: string, value: string): string =>
  `${name}${language === 'fr-CH' ? '\u202f' : ''}: ${value}`;
