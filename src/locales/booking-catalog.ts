// Catalogs of bookings, loaded with the booking pages.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/**
 * Loads the texts of bookings in a language, beside the main catalog. Rejects when the file is neither cached nor
 * reachable.
 */
export async function loadBookingCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/booking.po`);
  i18n.load(language, messages);
}
