// The words of the service at a table: catalogs of their own, so that no first card waits for them.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/** Adds a language's words of the service to the others. Rejects where they cannot be had. */
export async function loadServiceCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/service.po`);
  i18n.load(language, messages);
}
