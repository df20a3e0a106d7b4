// The words of the order page and its dialogs: catalogs of their own, so that no first card waits for them.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/** Adds a language's words of the order page to the others. Rejects where they cannot be had. */
export async function loadCheckoutCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/checkout.po`);
  i18n.load(language, messages);
}
