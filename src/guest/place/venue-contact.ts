import { placeTexts } from '#domain/place/place.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { useVenueTexts } from '#shared/language/use-venue-text.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import type { VenueContactProps } from './venue-contact.tsx';

/** Contact details of the open venue, for this device. */
export function useVenueContact(): VenueContactProps {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { session } = useSession();
  const { social } = useVenueTexts();
  const device = useDeviceKind(session?.orderType === 'room');
  return {
    device,
    address: placeTexts(place, language).address,
    location: place.location,
    phone: place.phone,
    email: place.email,
    social,
  };
}
