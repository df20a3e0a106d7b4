// Whether an order can be had when its guest wants it, by the rules that the guest's device has asked before.
import type { OrderLine } from '#domain/order/order.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import { dishHours } from '#domain/order/times/dish-hours.ts';
import { TIME_GRACE } from '#domain/order/times/due-at.ts';
import { isTimeHeld, nextFreeTime, type TimesAsked } from '#domain/order/times/time-slots.ts';
import type { OrderType } from '#domain/place/place.ts';
import { readFullSlots, takeSlot } from '../../store/order/slot-uses.ts';
import type { Store, Tx } from '../../store/store.ts';
import { refusalOf } from '../order-answers.ts';
import type { PublishedPlace } from '../published-places.ts';

/** More than any kitchen cooks, and few enough for a column. */
const NO_LIMIT = 1_000_000;

interface Wanted {
  readonly orderType: OrderType;
  readonly lines: readonly OrderLine[];
  readonly wantedAt: number;
  readonly now: number;
}

const mostOf = ({ document }: PublishedPlace): number => document.settings.times.most || NO_LIMIT;

/** The times of a place that take no further order. */
export const fullTimes = async (db: Store['read'], place: PublishedPlace, now: number): Promise<readonly number[]> =>
  place.document.settings.times.most === 0 ? [] : readFullSlots(db, place.id, mostOf(place), now);

/** Why an order cannot be had at its time, with the next time at which it can; undefined: it can. */
export const judgeTime = async (
  db: Store['read'],
  place: PublishedPlace,
  { orderType, lines, wantedAt, now }: Wanted,
): Promise<Refusal | undefined> => {
  const { place: venue, settings } = place.document;
  const dishes = dishHours(
    place.index,
    lines.map(({ productId }) => productId),
  );
  const asked: TimesAsked = { settings, timeZone: venue.timeZone, orderType, dishes, now };
  const isHeld = [now, now - TIME_GRACE].some((then) => isTimeHeld({ ...asked, now: then }, wantedAt));
  const full = new Set(await fullTimes(db, place, now));
  if (isHeld && !full.has(wantedAt)) return undefined;
  const nextAt = nextFreeTime(asked, full, wantedAt);
  return refusalOf(isHeld ? 'slot_full' : 'invalid_time', nextAt === undefined ? {} : { nextAt });
};

/** Takes an order's time. Throws where it is full: the order has been judged before. */
export const takeTime = async (tx: Tx, place: PublishedPlace, orderId: string, wantedAt: number): Promise<void> => {
  if (!(await takeSlot(tx, place.id, { orderId, at: wantedAt, most: mostOf(place) })))
    throw new Error(`Too many orders are wanted for ${wantedAt}`);
};
