import { useCallback, useEffect, useMemo, useState } from 'react';
import { getFullTimes } from '#api/order-times.ts';
import type { CheckoutAsks } from '#domain/order/checkout/checkout-form.ts';
import { dishHours } from '#domain/order/times/dish-hours.ts';
import { leadOf } from '#domain/order/times/due-at.ts';
import { isSoonestTaken, isTimeHeld, type TimesAsked, timeSlots } from '#domain/order/times/time-slots.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { OrderTimesView } from '#view/order/order-times.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useMenu } from '../menu/menu-context.tsx';
import { useTabl } from '../tabl-context.tsx';
import { useMinute } from '../use-minute.ts';

type Fullness = Pick<OrderTimesView, 'full' | 'fullness'>;

const NONE: ReadonlySet<number> = new Set();
const LOADING: Fullness = { full: NONE, fullness: 'loading' };

/** Which times are full, asked anew with every half minute that the choice is open. */
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
      // What was known a moment ago is better than nothing.
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
  /** Whether an order of this type can be had then, with what is in the cart. */
  readonly isHeld: (wantedAt: number | undefined) => boolean;
}

/** All that the times hang on but for the order type. */
function useTimesAsked(): Omit<TimesAsked, 'orderType'> {
  const { place, settings, index } = useMenu();
  const { cart } = useCart();
  const now = useMinute(useTabl().serverNow);
  return useMemo(() => {
    const dishes = dishHours(
      index,
      cart.lines.map(({ productId }) => productId),
    );
    return { settings, timeZone: place.timeZone, dishes, now };
  }, [settings, place.timeZone, index, cart.lines, now]);
}

/** Whether the time of a form can still be had the way that it is ordered, with what is in the cart. */
export function useIsTimeHeld(): NonNullable<CheckoutAsks['isHeld']> {
  const asked = useTimesAsked();
  return useCallback(
    ({ orderType, wantedAt }) => orderType === undefined || isTimeHeld({ ...asked, orderType }, wantedAt),
    [asked],
  );
}

/** The times for which the cart can be ordered. `isOpen`: somebody is choosing one. */
export function useOrderTimes(orderType: OrderType, isOpen: boolean): OrderTimes {
  const untyped = useTimesAsked();
  const { now } = untyped;
  const { full, fullness } = useFullTimes(isOpen, now);
  const asked = useMemo((): TimesAsked => ({ ...untyped, orderType }), [untyped, orderType]);
  // A week of times is made for whoever chooses one, and for nobody else.
  const days = useMemo(() => (isOpen ? timeSlots(asked) : []), [isOpen, asked]);
  return useMemo(() => {
    const soonest = isSoonestTaken(asked) ? leadOf(asked.settings.times, orderType) : undefined;
    const view = { days, soonest, full, fullness };
    return { view, now, isHeld: (wantedAt) => isTimeHeld(asked, wantedAt) };
  }, [asked, orderType, days, full, fullness, now]);
}
