// Venue texts outside the menu: pages, promotions, footer.
import type { Language } from './language.ts';

export interface Translated {
  /** Text in the place's default language. */
  readonly text: string;
  /** Translations. A missing one falls back to the default language. */
  readonly by: Readonly<Partial<Record<Language, string>>>;
}

/** A text with its language, for the `lang` attribute. */
export interface Said {
  readonly text: string;
  readonly language: Language;
}

export const NOTHING_SAID: Translated = { text: '', by: {} };

export const sayIn = (words: Translated, language: Language, defaultLanguage: Language): Said => {
  const own = words.by[language];
  return own ? { text: own, language } : { text: words.text, language: defaultLanguage };
};
