import { LANGUAGES } from '#domain/language/language.ts';
import { loadKioskWords } from '#locales/kiosk-words.ts';
import { loadStaffWords } from '#locales/staff-words.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the texts of a shared device are loaded. */
export const useKioskWords = (): boolean => useCatalog(loadKioskWords);

/** Loads the texts in all languages, so that they work offline for the next guest and for staff. Never rejects. */
export const fetchKioskWords = (): Promise<unknown> =>
  Promise.allSettled(LANGUAGES.flatMap((language) => [loadKioskWords(language), loadStaffWords(language)]));
