// The words of the staff's screens: catalogs of their own, so that no guest waits for them.
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/language/language.ts';

/** Adds a language's words of the staff to those of the guests. Rejects where they cannot be had. */
export async function loadStaffWords(language: Language): Promise<void> {
  const { messages }: { messages: Messages } = await import(`./${language}/staff.po`);
  i18n.load(language, messages);
}
