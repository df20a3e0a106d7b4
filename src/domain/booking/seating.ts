// Rules for staff who mark the guests of a booking as here, and who take a mistaken mark back. Times are epoch ms.
import type { Booking } from './booking.ts';
import { dayAt } from './free-hours.ts';

/** A party of the first hours after midnight may come this early, on the day before. */
const EARLY_MS = 3 * 3_600_000;

/**
 * Whether the guests can be marked as here: on the day of the booking by the place's clock, until the booking ends. A booking
 * of another day is the wrong one.
 */
export const maySeat = (
  { startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>,
  timeZone: string,
  now: number,
): boolean => (now >= startAt - EARLY_MS || dayAt(now, timeZone) === dayAt(startAt, timeZone)) && now < endAt;

/** Whether guests that were marked as here can be awaited again, as far as the booking itself allows it. */
export const mayUnseat = ({ status, endAt }: Pick<Booking, 'status' | 'endAt'>, now: number): boolean =>
  status === 'arrived' && now < endAt;
