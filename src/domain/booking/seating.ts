// Rules for staff who mark the guests of a booking as here, and who take a mistaken mark back. Times are epoch ms.
import type { Booking } from './booking.ts';

/** A party may come this much too early; a booking of a later time or another day is the wrong one. */
const EARLY_MS = 3 * 3_600_000;

/** Whether the guests can be marked as here: from three hours before the booking begins until it ends. */
export const maySeat = ({ startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>, now: number): boolean =>
  now >= startAt - EARLY_MS && now < endAt;

/** Whether guests that were marked as here can be awaited again, as far as the booking itself allows it. */
export const mayUnseat = ({ status, endAt }: Pick<Booking, 'status' | 'endAt'>, now: number): boolean =>
  status === 'arrived' && now < endAt;
