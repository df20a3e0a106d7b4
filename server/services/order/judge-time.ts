// Whether an order can be had when its guest wants it, by the rules that the guest's device has asked before.
import type { DeliveryAddress } from '#domain/delivery/address.ts';
import { targetHours } from '#domain/delivery/judge-delivery.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import { dishHours } from '#domain/order/times/dish-hours.ts';
import { TIME_GRACE } from '#domain/order/times/due-at.ts';
import { isCarriedNow, isTimeHeld, nextFreeTime, type TimesAsked } from '#domain/order/times/time-slots.ts';
import { openState } from '#domain/place/hours.ts';
import type { OrderType } from '#domain/place/place.ts';
import { readFullSlots, takeSlot } from '../../store/order/slot-uses.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { refusalOf } from './order-answers.ts';

/** More than any kitchen cooks, and few enough for a column. */
const NO_LIMIT = 1_000_000;

interface Ordered {
  readonly orderType: OrderType;
  readonly lines: readonly OrderLine[];
  /** To which it is carried. */
  readonly address: DeliveryAddress | undefined;
  readonly now: number;
}
interface Wanted extends Ordered {
  /** undefined: as soon as possible. */
  readonly wantedAt: number | undefined;
}

const askedOf = (place: PublishedPlace, { orderType, lines, address, now }: Ordered): TimesAsked => {
  const dishes = dishHours(
    place.index,
    lines.map(({ productId }) => productId),
  );
  const { place: venue, settings } = place.document;
  const zones = orderType === 'delivery' && address ? targetHours(venue, address) : undefined;
  return { settings, timeZone: venue.timeZone, orderType, dishes, zones, now };
};

const mostOf = ({ document }: PublishedPlace): number => document.settings.times.most || NO_LIMIT;

/** The times of a place that take no further order. */
export const fullTimes = async (db: Store['read'], place: PublishedPlace, now: number): Promise<readonly number[]> =>
  place.document.settings.times.most === 0 ? [] : readFullSlots(db, place.id, mostOf(place), now);

/**
 * Why an order cannot be had at its time, with the next time at which it can; undefined: it can. One for as soon as possible
 * is held to the hours of its zone alone: its dishes are judged with its lines.
 */
export const judgeTime = async (
  db: Store['read'],
  place: PublishedPlace,
  wanted: Wanted,
): Promise<Refusal | undefined> => {
  const { wantedAt, now } = wanted;
  const asked = askedOf(place, wanted);
  if (wantedAt === undefined && isCarriedNow(asked)) return undefined;
  const isHeld =
    wantedAt !== undefined && [now, now - TIME_GRACE].some((then) => isTimeHeld({ ...asked, now: then }, wantedAt));
  const full = new Set(await fullTimes(db, place, now));
  if (isHeld && !full.has(wantedAt)) return undefined;
  const nextAt = nextFreeTime(asked, full, wantedAt);
  return refusalOf(isHeld ? 'slot_full' : 'invalid_time', nextAt === undefined ? {} : { nextAt });
};

/**
 * Facts beside the refusal of a closed place: when it opens, and for an order that can be had for later (`ahead`) the next
 * time that it takes, where it takes orders while it is closed.
 */
export const saysWhenClosed = async (
  db: Store['read'],
  place: PublishedPlace,
  { ahead, ...ordered }: Ordered & { readonly ahead: boolean },
): Promise<Pick<Refusal, 'opensAt' | 'nextAt'>> => {
  const asked = askedOf(place, ordered);
  const state = openState(asked.settings, asked.timeZone, asked.now);
  const opensAt = state.open ? undefined : state.next?.at;
  const nextAt = ahead ? nextFreeTime(asked, new Set(await fullTimes(db, place, asked.now))) : undefined;
  return { ...(opensAt !== undefined && { opensAt }), ...(nextAt !== undefined && { nextAt }) };
};

/** Takes an order's time. Throws where it is full: the order has been judged before. */
export const takeTime = async (tx: Tx, place: PublishedPlace, orderId: string, wantedAt: number): Promise<void> => {
  if (!(await takeSlot(tx, place.id, { orderId, at: wantedAt, most: mostOf(place) })))
    throw new Error(`Too many orders are wanted for ${wantedAt}`);
};
