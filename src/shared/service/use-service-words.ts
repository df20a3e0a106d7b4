import { loadServiceWords } from '#locales/service-words.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the words of the service at a table can be read. */
export const useServiceWords = (): boolean => useCatalog(loadServiceWords);
