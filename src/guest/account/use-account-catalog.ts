import { loadAccountCatalog } from '#locales/account-catalog.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the texts of the account pages are loaded. */
export const useAccountCatalog = (): boolean => useCatalog(loadAccountCatalog);
