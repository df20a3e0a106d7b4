import type { VenueContactProps } from '#screens/about/venue-contact.tsx';
import { useDeviceKind } from '#state/device/use-device.ts';
import { useVenueWords } from '#state/language/use-venue-words.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useSession } from '#state/session/session-context.tsx';

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
