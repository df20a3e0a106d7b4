import { LANGUAGES } from '#domain/language/language.ts';
import { loadKioskCatalog } from '#locales/kiosk-catalog.ts';
import { loadStaffCatalog } from '#locales/staff-catalog.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the texts of a shared device are loaded. */
export const useKioskCatalog = (): boolean => useCatalog(loadKioskCatalog);

/** Loads the texts in all languages, so that they work offline for the next guest and for staff. Never rejects. */
export const fetchKioskCatalog = (): Promise<unknown> =>
  Promise.allSettled(LANGUAGES.flatMap((language) => [loadKioskCatalog(language), loadStaffCatalog(language)]));
