import { loadCheckoutWords } from '#locales/checkout-words.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the words of the order page can be read. */
export const useCheckoutWords = (): boolean => useCatalog(loadCheckoutWords);
