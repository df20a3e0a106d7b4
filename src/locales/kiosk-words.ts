// The words of a device of the house between guests: catalogs of their own, which no guest's phone asks for.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';
import { loadCheckoutWords } from './checkout-words.ts';

/**
 * Adds a language's words of a device of the house to the others, and those of the order page with them: the ways to order are
 * called there as here. Rejects where they cannot be had.
 */
export async function loadKioskWords(language: Language): Promise<void> {
  const [{ messages }] = await Promise.all([
    import(`./${language}/kiosk.po`) as Promise<{ messages: Messages }>,
    loadCheckoutWords(language),
  ]);
  i18n.load(language, messages);
}
