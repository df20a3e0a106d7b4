import { useCallback, useEffect, useMemo, useState } from 'react';
import { getFullTimes } from '#core/api/order-times.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { targetHours } from '#domain/delivery/judge-delivery.ts';
import type { CheckoutAsks, CheckoutForm } from '#domain/order/checkout/checkout-form.ts';
import { dishHours } from '#domain/order/times/dish-hours.ts';
import { leadOf } from '#domain/order/times/due-at.ts';
import { orderWindows } from '#domain/order/times/order-windows.ts';
import {
  type DeliveryLater,
  deliveryLater,
  isSoonestTaken,
  isTimeHeld,
  type TimesAsked,
  timeSlots,
} from '#domain/order/times/time-slots.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { OpeningWindow } from '#domain/place/weekly-hours.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import type { OrderTimesView } from '#ui/view/order-times.ts';
import type { useOrderedCart } from './use-checkout-price.ts';

type Fullness = Pick<OrderTimesView, 'full' | 'fullness'>;

const NONE: ReadonlySet<number> = new Set();
const LOADING: Fullness = { full: NONE, fullness: 'loading' };

/** Full times, requested every half minute while the choice is open. */
const useFullTimes = (isOpen: boolean, now: number): Fullness => {
  const { http } = useTabl();
  const { place, settings } = useMenu();
  const [told, setTold] = useState<Fullness>(LOADING);
  const hasCap = settings.times.most > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the passing time is what it is asked again for.
  useEffect(() => {
    if (!isOpen || !hasCap) return;
    let isHeard = true;
    void getFullTimes(http, place.id).then((full) => {
      if (!isHeard) return;
      // Keeps the previous answer when a request fails.
      setTold((before) => (full ? { full, fullness: 'known' } : { full: before.full, fullness: 'unknown' }));
    });
    return () => {
      isHeard = false;
    };
  }, [isOpen, hasCap, http, place.id, now]);
  return hasCap ? told : { full: NONE, fullness: 'known' };
};

export interface OrderTimes {
  readonly view: OrderTimesView;
  readonly now: number;
  /** Today's windows for orders of this type; empty when the place has none. */
  readonly windows: readonly OpeningWindow[];
  /** Whether this order type and these dishes are available at that time. */
  readonly isHeld: (wantedAt: number | undefined) => boolean;
}

/** Facts of an order that decide its times: dishes, order type and address. */
export interface TimedOrder extends Pick<CheckoutForm, 'address'> {
  readonly orderType: OrderType;
  readonly lines: readonly CartLine[];
}

/** Current inputs for computing an order's times. */
function useTimesAsked(): (order: TimedOrder) => TimesAsked {
  const { place, settings, index } = useMenu();
  const now = useMinute(useTabl().serverNow);
  return useCallback(
    ({ orderType, lines, address }) => ({
      settings,
      timeZone: place.timeZone,
      orderType,
      dishes: dishHours(
        index,
        lines.map(({ productId }) => productId),
      ),
      zones: orderType === 'delivery' && address ? targetHours(place, address) : undefined,
      now,
    }),
    [settings, place, index, now],
  );
}

/** Whether a form's time is still available for its order type and dishes. */
export function useIsTimeHeld(orderedCart: ReturnType<typeof useOrderedCart>): NonNullable<CheckoutAsks['isHeld']> {
  const askedFor = useTimesAsked();
  return useCallback(
    ({ orderType, wantedAt, address }) => {
      if (orderType === undefined || !orderedCart) return true;
      const { lines } = orderedCart({ orderType, wantedAt }).cart;
      return isTimeHeld(askedFor({ orderType, lines, address }), wantedAt);
    },
    [askedFor, orderedCart],
  );
}

/** When delivery to an address starts again, for a form without a chosen time. */
export function useDeliveryLater(
  wantedAt: number | undefined,
): (address: CheckoutForm['address']) => DeliveryLater | undefined {
  const askedFor = useTimesAsked();
  return useCallback(
    (address) => deliveryLater(askedFor({ orderType: 'delivery', lines: [], address }), wantedAt),
    [askedFor, wantedAt],
  );
}

/** Later start of the delivery to the form's own address; `undefined` when delivery runs or a time is chosen. */
export function useFormLater({
  orderType,
  address,
  wantedAt,
}: Pick<CheckoutForm, 'orderType' | 'address' | 'wantedAt'>): DeliveryLater | undefined {
  const laterOf = useDeliveryLater(wantedAt);
  return useMemo(() => (orderType === 'delivery' ? laterOf(address) : undefined), [orderType, laterOf, address]);
}

/** Times available for an order. `isOpen`: the guest is choosing one. */
export function useOrderTimes({ orderType, lines, address }: TimedOrder, isOpen: boolean): OrderTimes {
  const askedFor = useTimesAsked();
  const asked = useMemo(() => askedFor({ orderType, lines, address }), [askedFor, orderType, lines, address]);
  const { now } = asked;
  const { full, fullness } = useFullTimes(isOpen, now);
  // A week of times is computed only while the guest chooses one.
  const days = useMemo(() => (isOpen ? timeSlots(asked) : []), [isOpen, asked]);
  return useMemo(() => {
    const soonest = isSoonestTaken(asked) ? leadOf(asked.settings.times, orderType) : undefined;
    const view = { days, soonest, full, fullness };
    return { view, now, windows: orderWindows(asked), isHeld: (wantedAt) => isTimeHeld(asked, wantedAt) };
  }, [asked, orderType, days, full, fullness, now]);
}
