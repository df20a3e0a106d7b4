import { closedOffers } from '#domain/place/closed-offers.ts';
import { phoneAddress } from '#guest/place/venue-addresses.ts';
import { useDeviceMark } from '#shared/device/use-device-mark.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { ClosedText } from '#shared/place/closed-text.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

/**
 * Notice that the open place is outside its hours; empty within them, or while orders are paused. `offersWays`: a place that
 * takes no orders names what its guest can do instead.
 */
export const ClosedHere = ({ offersWays = true }: { readonly offersWays?: boolean }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { session } = useSession();
  const { hours, stopped, ahead } = useOrdering();
  const house = useDeviceMark();
  const isSaid = useServiceCatalog();
  if (hours.open || stopped === 'orders_paused' || !isSaid) return null;
  const takesOrders = stopped === undefined;
  const seated = session !== undefined || house !== undefined;
  return (
    <ClosedText
      takesOrders={takesOrders}
      next={hours.next}
      language={language}
      timeZone={place.timeZone}
      offers={takesOrders || !offersWays ? [] : closedOffers(place, { ahead, seated })}
      reserveHref={`/${place.slug}/reservations`}
      callHref={phoneAddress(place.phone)}
    />
  );
};
