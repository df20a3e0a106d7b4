// The words of a shared device between guests: catalogs of their own, which no guest's phone asks for.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/** Adds a language's words of a shared device to the others. Rejects where they cannot be had. */
export async function loadKioskCatalog(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/kiosk.po`);
  i18n.load(language, messages);
}
