// The language of the interface and of the menu's words: what the address asks for, as if it were chosen; the guest's
// choice, kept in `_tlt_`; else the venue's wish for a first visit; else Bulgarian. [S1.10, S9.15, S9.21]
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { activateLanguage } from '#locales/activate.ts';
import { takeAskedLanguage } from '#platform/asked-language.ts';
import { readLanguageCookie, writeLanguageCookie } from '#platform/cookies.ts';

export interface LanguageStore {
  readonly get: () => Language;
  readonly subscribe: (listener: () => void) => () => void;
  /** The guest's own choice. Rejects, and leaves it as it was, where the texts cannot be had. */
  readonly choose: (language: Language) => Promise<void>;
  /** The venue's wish, followed only where the guest has not chosen. */
  readonly suggest: (language: Language) => Promise<void>;
}

/** Rejects where no texts at all can be had: then there is nothing to show. */
export async function createLanguageStore(): Promise<LanguageStore> {
  const listeners = new Set<() => void>();
  const asked = takeAskedLanguage();
  const kept = readLanguageCookie();
  let chosen = asked ?? kept;
  let wanted = chosen ?? DEFAULT_LANGUAGE;
  let current = wanted;
  let turn: Promise<void> = Promise.resolve();

  /** One after the other, so that the last wish is the one that stays. */
  const become = (language: Language): Promise<void> => {
    wanted = language;
    const mine = turn.then(async () => {
      // Something else was wished for while this waited.
      if (language !== wanted) return;
      await activateLanguage(language);
      current = language;
      for (const listener of listeners) listener();
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
    suggest: async (language) => {
      if (chosen === undefined && language !== current) await become(language);
    },
  };
}
