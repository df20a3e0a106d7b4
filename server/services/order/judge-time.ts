// Whether an order is possible at its wanted time, by the rules that the guest's device also uses.
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

/** Stands for “no limit”: above any real load, and within the column's range. */
const NO_LIMIT = 1_000_000;

interface Ordered {
  readonly orderType: OrderType;
  readonly lines: readonly OrderLine[];
  /** Address to which the order is delivered. */
  readonly address: DeliveryAddress | undefined;
  readonly now: number;
}
interface Wanted extends Ordered {
  /** `undefined`: as soon as possible. */
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

/** Full slots of a place. */
export const fullTimes = async (db: Store['read'], place: PublishedPlace, now: number): Promise<readonly number[]> =>
  place.document.settings.times.most === 0 ? [] : readFullSlots(db, place.id, mostOf(place), now);

/**
 * Reason why an order is not possible at its time, with the next possible time; `undefined` when it is. For “as soon as
 * possible” only the hours of the delivery zone are checked, because the lines check their dishes.
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
 * Extra data for the refusal of a closed place: when it opens, and for an order that can be for later (`ahead`) the next
 * slot, if the place takes orders while closed.
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

/** Takes a place in the order's slot. Throws when it is full, because the order was checked before. */
export const takeTime = async (tx: Tx, place: PublishedPlace, orderId: string, wantedAt: number): Promise<void> => {
  if (!(await takeSlot(tx, place.id, { orderId, at: wantedAt, most: mostOf(place) })))
    throw new Error(`Too many orders are wanted for ${wantedAt}`);
};
