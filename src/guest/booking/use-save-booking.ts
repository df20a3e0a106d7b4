import { useCallback } from 'react';
import { bookingHref } from '#contract/booking/booking.ts';
import { saveCalendar } from '#core/platform/booking/save-calendar.ts';
import { bookingEntry } from '#domain/booking/booking-entry.ts';
import { calendarFile } from '#domain/booking/calendar-file.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { placeWords } from '#domain/place/place.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

/** Hands a booking to the device's calendar, and says where its own page is. `people`: in words. */
export function useSaveBooking(): {
  readonly save: (own: OwnBooking, people: string) => void;
  readonly hrefOf: (own: OwnBooking) => string;
} {
  const { place } = useMenu();
  const { language } = useLanguage();
  const hrefOf = useCallback((own: OwnBooking) => bookingHref(place.slug, own.key), [place.slug]);
  const save = useCallback(
    (own: OwnBooking, people: string) => {
      const placeName = placeWords(place, language).name.text;
      const url = new URL(hrefOf(own), location.href).href;
      const { address, email } = place;
      saveCalendar(calendarFile(bookingEntry(own.booking, { placeName, address, email, url, people })));
    },
    [place, language, hrefOf],
  );
  return { save, hrefOf };
}
