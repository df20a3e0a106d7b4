import { LANGUAGES } from '#domain/language/language.ts';
import { loadKioskWords } from '#locales/kiosk-words.ts';
import { loadStaffWords } from '#locales/staff-words.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the words of a shared device can be read. */
export const useKioskWords = (): boolean => useCatalog(loadKioskWords);

/**
 * Fetches them in all languages, so that the next guest's is here without a network, and those of the staff who come to the
 * device. Never rejects.
 */
export const fetchKioskWords = (): Promise<unknown> =>
  Promise.allSettled(LANGUAGES.flatMap((language) => [loadKioskWords(language), loadStaffWords(language)]));
