import { useCallback } from 'react';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import type { VariantId } from '#domain/ids.ts';
import { sayIn } from '#domain/language/translated.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

/** Translates the name of a booked product or hall for its guest; the booking stores the venue's language. */
export function useInOwnLanguage(): (own: OwnBooking) => OwnBooking {
  const { place, index } = useMenu();
  const { language } = useLanguage();
  return useCallback(
    (own) => {
      const { booking, hall } = own;
      const { thing } = booking;
      if (thing.kind === 'table') {
        const name = hall ? sayIn(hall, language, place.defaultLanguage).text : thing.name;
        return { ...own, booking: { ...booking, thing: { ...thing, name } } };
      }
      const found = index.variantById.get(thing.variantId as VariantId);
      if (!found) return own;
      return {
        ...own,
        booking: { ...booking, thing: { ...thing, name: found.product.name, size: found.variant.size } },
      };
    },
    [place.defaultLanguage, index, language],
  );
}
