// Catalogs of the order page and its dialogs: separate, so that the first card does not wait for them.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/**
 * Loads the order page's texts in a language, beside the main catalog. Rejects when the file is neither cached nor
 * reachable.
 */
export async function loadCheckoutCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/checkout.po`);
  i18n.load(language, messages);
}
