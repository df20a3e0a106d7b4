// Catalogs of the service at a table: separate, so that the first card does not wait for them.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/**
 * Loads the texts of the service in a language, beside the main catalog. Rejects when the file is neither cached nor
 * reachable.
 */
export async function loadServiceCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/service.po`);
  i18n.load(language, messages);
}
