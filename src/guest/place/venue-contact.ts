import { useDeviceKind } from '#shared/device/use-device.ts';
import { useVenueWords } from '#shared/language/use-venue-words.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import type { VenueContactProps } from './venue-contact.tsx';

/** The contact details of the open venue, for the device in the guest's hand. */
export function useVenueContact(): VenueContactProps {
  const { place } = useMenu();
  const { session } = useSession();
  const { social } = useVenueWords();
  const device = useDeviceKind(session?.orderType === 'room');
  return {
    device,
    address: { text: place.address, language: place.textLanguage },
    location: place.location,
    phone: place.phone,
    email: place.email,
    social,
  };
}
