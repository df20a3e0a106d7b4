import { sayIn } from '#domain/language/translated.ts';
import { checkoutOffer, pickupPlaceOf } from '#domain/order/checkout/checkout-offer.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderType } from '#domain/place/place.ts';
import { OrderFacts } from '#screens/follow/order-facts.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useCheckoutWords } from '#state/order/use-checkout-words.ts';
import { useLanguage, useTabl } from '#state/tabl-context.tsx';
import { useMinute } from '#state/use-minute.ts';

/** What an order needs beside its dishes, told to its guest; nothing where it is simply carried to its table. */
export const OrderFactsHere = ({
  order: { orderType, details },
}: {
  readonly order: { readonly orderType: OrderType; readonly details?: OrderDetails | undefined };
}) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { serverNow, deviceNow } = useTabl();
  const now = useMinute(serverNow) ?? deviceNow();
  const isSaid = useCheckoutWords();
  if (!isSaid || !details) return null;
  const { pickupPlaceId: chosen, pickupPlace: called } = details;
  // A place that is no more is still called as it was when the order was taken.
  const fetched = chosen === undefined ? undefined : pickupPlaceOf(checkoutOffer(place, orderType), chosen);
  const pickupPlace = fetched
    ? sayIn(fetched.name, language, place.defaultLanguage)
    : called && { text: called, language: place.defaultLanguage };
  return (
    <OrderFacts
      orderType={orderType}
      details={details}
      pickupPlace={pickupPlace || undefined}
      timeZone={place.timeZone}
      now={now}
    />
  );
};
