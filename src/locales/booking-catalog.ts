// The words of bookings: catalogs of their own, which load with their pages.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/** Adds a language's words of bookings to the others. Rejects where they cannot be had. */
export async function loadBookingCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/booking.po`);
  i18n.load(language, messages);
}
