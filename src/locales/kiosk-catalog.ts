// Catalogs of a shared device between guests; a guest's phone never loads them.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/**
 * Loads the texts of a shared device in a language, beside the main catalog. Rejects when the file is neither cached
 * nor reachable.
 */
export async function loadKioskCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/kiosk.po`);
  i18n.load(language, messages);
}
