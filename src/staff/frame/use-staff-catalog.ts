import { loadStaffCatalog } from '#locales/staff-catalog.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the staff texts are loaded. */
export const useStaffCatalog = (): boolean => useCatalog(loadStaffCatalog);
