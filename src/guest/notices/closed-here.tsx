import { closedOffers } from '#domain/place/closed-offers.ts';
import { phoneAddress } from '#guest/place/venue-addresses.ts';
import { useDeviceMark } from '#shared/device/use-device-mark.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { ClosedText } from '#shared/place/closed-text.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

/** "Closed" notice of the open place; empty while it takes orders, or when it never takes any. */
export const ClosedHere = () => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { session } = useSession();
  const { hours, stopped, ahead } = useOrdering();
  const house = useDeviceMark();
  if (stopped !== 'place_closed' || hours.open) return null;
  const seated = session !== undefined || house !== undefined;
  return (
    <ClosedText
      next={hours.next}
      language={language}
      timeZone={place.timeZone}
      offers={closedOffers(place, { ahead, seated })}
      reserveHref={`/${place.slug}/reservations`}
      callHref={phoneAddress(place.phone)}
    />
  );
};
