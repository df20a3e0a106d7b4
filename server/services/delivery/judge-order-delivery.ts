// Decides whether an order can be delivered to its address. Ignores the zone and price that the device claims.
import { deliveryFacts, withDelivery } from '#domain/delivery/delivery-price.ts';
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import type { OrderType, Place } from '#domain/place/place.ts';
import type { Further, OrderPrice } from '#domain/pricing/pricing.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { refusalOf } from '../order/order-answers.ts';

export interface OrderDelivery {
  /** Adds the delivery fee step behind the discounts. */
  readonly further: (discounts: Further) => Further;
  /** Reason why an order of this price is not delivered; `undefined` when it is. */
  readonly fault: (price: OrderPrice) => Refusal | undefined;
}

const NO_DELIVERY: OrderDelivery = { further: (discounts) => discounts, fault: () => undefined };

/** Delivery of an order to its address at the wanted time; other order types have none. [S8.08, S8.09] */
export const judgeOrderDelivery = (
  place: Place,
  orderType: OrderType,
  details: OrderDetails | undefined,
  now: number,
): Result<OrderDelivery, Refusal> => {
  if (orderType !== 'delivery') return ok(NO_DELIVERY);
  const verdict = judgeDelivery(place, details?.address ?? {}, details?.wantedAt ?? now);
  if (verdict?.kind !== 'carried') return fail(refusalOf('invalid_delivery_shape'));
  return ok({
    further: (discounts) => withDelivery(verdict, discounts),
    fault: ({ steps }) => {
      const facts = deliveryFacts(place, verdict, steps);
      if (!facts || facts.toMinimum === 0) return undefined;
      return refusalOf('min_order_price_for_radius_not_fulfilled', { minimum: facts.minimum });
    },
  });
};
