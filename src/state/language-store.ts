// The language of the interface and of the menu's words: the guest's choice, kept in `_tlt_`; else the venue's wish for a
// first visit; else Bulgarian. [S1.10, S9.15, S9.21]
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts';
import { activateLanguage } from '#locales/activate.ts';
import { readLanguageCookie, writeLanguageCookie } from '#platform/cookies.ts';

export interface LanguageStore {
  readonly get: () => Language;
  readonly subscribe: (listener: () => void) => () => void;
  /** The guest's own choice. Stays as it was where the texts cannot be had. */
  readonly choose: (language: Language) => Promise<void>;
  /** The venue's wish, followed only where the guest has not chosen. */
  readonly suggest: (language: Language) => Promise<void>;
}

export async function createLanguageStore(): Promise<LanguageStore> {
  const listeners = new Set<() => void>();
  let chosen = readLanguageCookie();
  let current = chosen ?? DEFAULT_LANGUAGE;
  const become = async (language: Language) => {
    await activateLanguage(language);
    current = language;
    for (const listener of listeners) listener();
  };
  await become(current);
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: async (language) => {
      await become(language);
      chosen = language;
      writeLanguageCookie(language);
    },
    suggest: async (language) => {
      if (chosen === undefined && language !== current) await become(language);
    },
  };
}
