// The words of a customer's account: catalogs of their own, which load with its pages.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/** Adds a language's words of the account to the others. Rejects where they cannot be had. */
export async function loadAccountCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/account.po`);
  i18n.load(language, messages);
}
