// The texts of the interface: one catalog a language, each its own chunk.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/**
 * Loads a language's catalog and switches to it. Rejects where the catalog is neither on the device nor to be fetched.
 */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/messages.po`);
  // `loadAndActivate` would drop the further catalogs of this language that are loaded already.
  i18n.load(language, messages);
  i18n.activate(language);
}

export { i18n };
