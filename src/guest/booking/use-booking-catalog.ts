import { loadBookingCatalog } from '#locales/booking-catalog.ts';
import { useCatalog } from '#shared/language/use-catalog.ts';

/** Whether the booking texts are loaded. */
export const useBookingCatalog = (): boolean => useCatalog(loadBookingCatalog);
