import { useCallback } from 'react';
import { verdictAhead } from '#domain/delivery/delivery-ahead.ts';
import { type OrderTypeFacts, orderTypeFacts } from '#domain/order/checkout/order-type-facts.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useKeptDelivery } from '#guest/order/use-kept-checkout.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';

/** Terms of the open place's order types, for this guest's cart and last address. */
export function useOrderTypeFacts(): (type: OrderType) => OrderTypeFacts {
  const { place, settings } = useMenu();
  const { hours } = useOrdering();
  const { price } = useCart();
  const now = useMinute(useTabl().serverNow);
  const kept = useKeptDelivery();
  return useCallback(
    (type) =>
      orderTypeFacts(place, settings.times, type, {
        isOpen: hours.open,
        verdict: verdictAhead(place, kept?.address, kept?.wantedAt ?? now),
        steps: price.steps,
      }),
    [place, settings, hours, kept, now, price],
  );
}
