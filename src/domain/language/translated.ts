// A venue's words that are not part of its menu: its pages, its promotions, its footer.
import type { Language } from './language.ts';

export interface Translated {
  /** In the place's default language. */
  readonly text: string;
  /** In others; what is missing is said in the default language. */
  readonly by: Readonly<Partial<Record<Language, string>>>;
}

/** Words with the language that they are really written in, for the `lang` attribute. */
export interface Said {
  readonly text: string;
  readonly language: Language;
}

export const NOTHING_SAID: Translated = { text: '', by: {} };

export const sayIn = (words: Translated, language: Language, defaultLanguage: Language): Said => {
  const own = words.by[language];
  return own ? { text: own, language } : { text: words.text, language: defaultLanguage };
};
