import { loadServiceCatalog } from '#locales/service-catalog.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the texts of table service are loaded. */
export const useServiceCatalog = (): boolean => useCatalog(loadServiceCatalog);
