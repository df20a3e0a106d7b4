// Terms of an order type that a guest compares before choosing one. Shown in the sheet of order types and on the order page.
import { type DeliveryAhead, deliveryAhead } from '../../delivery/delivery-ahead.ts';
import type { DeliveryVerdict } from '../../delivery/judge-delivery.ts';
import type { OrderType, Place } from '../../place/place.ts';
import type { TimeRules } from '../../place/settings.ts';
import type { Minor } from '../../pricing/money.ts';
import type { PriceStep } from '../../pricing/price-steps.ts';
import { isWithoutTable } from '../order-type.ts';
import { leadOf } from '../times/due-at.ts';

export interface OrderTypeFacts {
  /** Minimum duration of an order in minutes; absent: the place states none, or is closed. */
  readonly minutes?: number | undefined;
  /** Delivery fee, as in DeliveryAhead. */
  readonly fee?: DeliveryAhead['fee'];
  /** Lowest minimum order of the zones that may apply; absent: none. */
  readonly minimum?: Minor | undefined;
}

/** `verdict`: on the guest's address; undefined: no address yet. `steps`: price of the cart. */
export const orderTypeFacts = (
  place: Pick<Place, 'orderTypes'>,
  times: TimeRules,
  type: OrderType,
  {
    isOpen,
    verdict,
    steps,
  }: {
    readonly isOpen: boolean;
    readonly verdict: DeliveryVerdict | undefined;
    readonly steps: readonly PriceStep[];
  },
): OrderTypeFacts => {
  if (!isWithoutTable(type)) return {};
  const minutes = (isOpen && leadOf(times, type)) || undefined;
  if (type !== 'delivery') return { minutes };
  return {
    minutes,
    fee: deliveryAhead(place, verdict, steps)?.fee,
    // Stated even when the cart has reached it: the guest may take a dish out again.
    minimum: deliveryAhead(place, verdict, [])?.minimum?.from,
  };
};
