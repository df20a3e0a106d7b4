import { loadCheckoutCatalog } from '#locales/checkout-catalog.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the texts of the order page are loaded. */
export const useCheckoutCatalog = (): boolean => useCatalog(loadCheckoutCatalog);
