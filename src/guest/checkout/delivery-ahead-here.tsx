import { deliveryAhead, verdictAhead } from '#domain/delivery/delivery-ahead.ts';
import { useKeptDelivery } from '#guest/order/use-kept-checkout.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { FeeAheadText, MinimumAheadText } from './delivery-ahead.tsx';
import { useOffersWithoutTable } from './use-offers-without-table.ts';

/**
 * Minimum order and fee of a delivery, in the cart of a guest who may order one. While no order type is chosen, the fee is
 * announced with the other surcharges.
 */
export const DeliveryAheadHere = () => {
  const { place } = useMenu();
  const { orderType, pricedAs } = useSession();
  const { price } = useCart();
  const { language } = useLanguage();
  const offersWithoutTable = useOffersWithoutTable();
  const now = useMinute(useTabl().serverNow);
  const kept = useKeptDelivery();
  const isPossible = orderType === undefined && (pricedAs === undefined || pricedAs === 'delivery');
  if (!isPossible || !offersWithoutTable('delivery')) return null;
  const verdict = verdictAhead(place, kept?.address, kept?.wantedAt ?? now);
  const ahead = deliveryAhead(place, verdict, price.steps);
  const texts = { ahead, language, placeLanguage: place.defaultLanguage };
  return (
    <>
      {/* The price steps show the fee of a chosen delivery. */}
      {pricedAs === undefined && kept && <FeeAheadText {...texts} />}
      <MinimumAheadText {...texts} />
    </>
  );
};
