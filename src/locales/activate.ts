// Texts of the interface: one catalog per language, each in its own chunk.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/**
 * Loads a language's catalog and switches to that language. Rejects when the file is neither cached nor reachable. `onLoad`
 * runs in the same task as the switch, so that no page is drawn between the two.
 */
export async function activateLanguage(language: Language, onLoad?: () => void): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/messages.po`);
  // `loadAndActivate` would drop the additional catalogs that are already loaded for this language.
  i18n.load(language, messages);
  onLoad?.();
  i18n.activate(language);
}

export { i18n };
