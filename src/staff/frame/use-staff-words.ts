import { loadStaffWords } from '#locales/staff-words.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the staff's words can be read. */
export const useStaffWords = (): boolean => useCatalog(loadStaffWords);
