// When a delivery, a pickup or an order to a room is expected, for its guest: a range and a time, never a countdown.
import type { OrderType } from '../../place/place.ts';
import type { TimeRules } from '../../place/settings.ts';
import { guestStatus } from '../guest-stage.ts';
import type { OrderStatus, PlacedOrder } from '../order.ts';
import type { UsualMinutes } from '../usual-minutes.ts';
import { usualNow } from '../usual-now.ts';
import { leadOf } from './due-at.ts';

const MINUTE = 60_000;
/** Width of the range in minutes, as the venue states a minimum alone. */
const RANGE = 10;
/** Times are rounded down to full five minutes, so that they stay within the range; ms. */
const STEP = 5 * MINUTE;

/** `minutes`: from the order on; absent after the staff set a delay. `at`: epoch ms, towards the end of the range. */
export type Expected =
  | { readonly kind: 'at'; readonly minutes: UsualMinutes | undefined; readonly at: number }
  | { readonly kind: 'late' };

const UNDER_WAY: Readonly<Partial<Record<OrderType, readonly OrderStatus[]>>> = {
  delivery: ['ordered', 'cooked_delivery', 'on_the_way_delivery'],
  preorder: ['ordered'],
  room: ['ordered', 'cooked_room'],
};

/** Order types whose guests are told an expected time. */
export const isExpectedType = (orderType: OrderType): boolean => UNDER_WAY[orderType] !== undefined;

/**
 * Expectation for such an order as soon as possible: the lead when it was placed, or the usual minutes of such orders
 * if they are longer. undefined: another order type, done, ordered for a time, or not with the kitchen. `now`: the server's
 * clock.
 */
export const expectedOf = (
  {
    orderType,
    status,
    facts,
    placedAt,
    details,
  }: Pick<PlacedOrder, 'orderType' | 'status' | 'facts' | 'placedAt' | 'details'>,
  times: TimeRules,
  now: number,
): Expected | undefined => {
  if (!UNDER_WAY[orderType]?.includes(guestStatus(status, facts))) return undefined;
  if (details?.wantedAt !== undefined || facts?.held) return undefined;
  const from = Math.max(facts?.lead ?? leadOf(times, orderType), facts?.usual?.from ?? 0);
  const to = Math.max(from + RANGE, facts?.usual?.to ?? 0);
  const delay = facts?.delayed?.minutes ?? 0;
  const end = placedAt + (to + delay) * MINUTE;
  if (now >= end) return { kind: 'late' };
  return { kind: 'at', minutes: delay > 0 ? undefined : { from, to }, at: Math.floor(end / STEP) * STEP };
};

/** Range for a guest who leaves the screen: the expected minutes, or the usual ones of other order types. */
export const minutesNow = (...[order, times, now]: Parameters<typeof expectedOf>): UsualMinutes | undefined => {
  const expected = expectedOf(order, times, now);
  if (!expected) return usualNow(order, now);
  return expected.kind === 'at' ? expected.minutes : undefined;
};
