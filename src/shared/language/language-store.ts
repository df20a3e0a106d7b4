// Language of the interface and the menu. Priority: the language in the address, stored as the guest's choice; the choice
// stored in `_tlt_`; the best match of venue and browser. [S1.10, S9.15, S9.21]

import { takeAskedLanguage } from '#core/platform/asked-language.ts';
import { readLanguageCookie, writeLanguageCookie } from '#core/platform/cookies.ts';
import { readOffered } from '#core/platform/offered-languages.ts';
import { firstLanguage, type OfferedLanguages } from '#domain/language/first-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { activateLanguage } from '#locales/activate.ts';

export interface LanguageStore {
  readonly get: () => Language;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the guest's own choice. Rejects and keeps the old language when the new texts cannot be loaded. */
  readonly choose: (language: Language) => Promise<void>;
  /**
   * Switches to the offered language that the browser prefers, unless the guest has chosen. Keeps the old one when the new
   * texts cannot be loaded. Never rejects.
   */
  readonly suit: (offered: OfferedLanguages) => Promise<void>;
}

/** Creates the store. Rejects when no texts can be loaded, because there is nothing to show then. */
export async function createLanguageStore(): Promise<LanguageStore> {
  const listeners = new Set<() => void>();
  const asked = takeAskedLanguage();
  const kept = readLanguageCookie();
  let chosen = asked ?? kept;
  let wanted = chosen ?? firstLanguage(navigator.languages, readOffered());
  let current = wanted;
  let turn: Promise<void> = Promise.resolve();

  /** Switches languages one after the other, so that the last choice wins. */
  const become = (language: Language): Promise<void> => {
    wanted = language;
    const mine = turn.then(async () => {
      // A later choice arrived while this one waited.
      if (language !== wanted) return;
      await activateLanguage(language, () => {
        current = language;
        for (const listener of listeners) listener();
      });
    });
    turn = mine.catch(() => undefined);
    return mine;
  };
  await become(current).catch((error: unknown) => {
    if (current === DEFAULT_LANGUAGE) throw error;
    chosen = kept;
    return become(DEFAULT_LANGUAGE);
  });
  if (asked && current === asked) writeLanguageCookie(asked);

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: async (language) => {
      await become(language);
      if (current !== language) return;
      chosen = language;
      writeLanguageCookie(language);
    },
    suit: async (offered) => {
      const language = chosen ?? firstLanguage(navigator.languages, offered);
      if (language !== current) await become(language).catch(() => undefined);
    },
  };
}
