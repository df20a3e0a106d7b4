// The texts of the interface: one catalog a language, each its own chunk.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/**
 * Loads a language's catalog and switches to it. Rejects where the catalog is neither on the device nor to be fetched.
 */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/messages.po`);
  i18n.loadAndActivate({ locale: language, messages });
}

export { i18n };
