// Interface texts, one catalog a language, each its own chunk.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/** Loads the catalog and switches to it. Rejects where it can neither be fetched nor is on the device. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/messages.po`);
  i18n.loadAndActivate({ locale: language, messages });
}

export { i18n };
