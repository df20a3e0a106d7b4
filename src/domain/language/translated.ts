// A venue's words outside its menu: its pages, its promotions, its footer.
import type { Language } from './language.ts';

export interface Translated {
  /** The words in the place's default language. */
  readonly text: string;
  /** The words in other languages. A missing translation falls back to the default language. */
  readonly by: Readonly<Partial<Record<Language, string>>>;
}

/** Words with the language that they are written in, for the `lang` attribute. */
export interface Said {
  readonly text: string;
  readonly language: Language;
}

export const NOTHING_SAID: Translated = { text: '', by: {} };

export const sayIn = (words: Translated, language: Language, defaultLanguage: Language): Said => {
  const own = words.by[language];
  return own ? { text: own, language } : { text: words.text, language: defaultLanguage };
};
