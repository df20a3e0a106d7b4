// The words of the staff's screens: catalogs of their own, so that no guest waits for them.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';
import { loadCheckoutCatalog } from './checkout-catalog.ts';

async function loadOwnCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/staff.po`);
  i18n.load(language, messages);
}

/**
 * Adds a language's words of the staff to those of the guests, and those of the order page with them: staff read what was
 * answered there. Rejects where they cannot be had.
 */
export async function loadStaffCatalog(language: Language): Promise<void> {
  await Promise.all([loadOwnCatalog(language), loadCheckoutCatalog(language)]);
}
