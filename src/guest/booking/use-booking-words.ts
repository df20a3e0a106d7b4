import { loadBookingWords } from '#locales/booking-words.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the words of bookings can be read. */
export const useBookingWords = (): boolean => useCatalog(loadBookingWords);
