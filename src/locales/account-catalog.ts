// Catalogs of a customer's account, loaded with the account's pages.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/**
 * Loads the account's texts in a language, beside the main catalog. Rejects when the file is neither cached nor
 * reachable.
 */
export async function loadAccountCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/account.po`);
  i18n.load(language, messages);
}
