import { loadAccountWords } from '#locales/account-words.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the words of the account's pages can be read. */
export const useAccountWords = (): boolean => useCatalog(loadAccountWords);
