// Catalogs of the staff screens: separate, so that no guest waits for them.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';
import { loadCheckoutCatalog } from './checkout-catalog.ts';

async function loadOwnCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/staff.po`);
  i18n.load(language, messages);
}

/**
 * Loads the staff's texts in a language, and those of the order page, because staff read guests' answers. Rejects when
 * a file is neither cached nor reachable.
 */
export async function loadStaffCatalog(language: Language): Promise<void> {
  await Promise.all([loadOwnCatalog(language), loadCheckoutCatalog(language)]);
}
