import { placeTexts } from '#domain/place/place.ts';
import { useIsOwnPhone } from '#shared/device/use-own-phone.ts';
import { useVenueTexts } from '#shared/language/use-venue-text.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import type { VenueContactProps } from './venue-contact.tsx';

/** Contact details of the open venue, for this device. */
export function useVenueContact(): VenueContactProps {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { social } = useVenueTexts();
  const ownPhone = useIsOwnPhone();
  return {
    ownPhone,
    address: placeTexts(place, language).address,
    location: place.location,
    phone: place.phone,
    email: place.email,
    social,
  };
}
