// Until when a guest may cancel a booking.
import { type Booking, mayBecome } from './booking.ts';

/**
 * Epoch ms until when its guest may cancel it; undefined: not any more. `limit`: minutes before it begins. An unpaid one binds
 * nobody yet: it can be cancelled until it begins.
 */
export const cancelEnd = (
  { status, startAt }: Pick<Booking, 'status' | 'startAt'>,
  limit: number,
  now: number,
): number | undefined => {
  const end = status === 'unpaid' ? startAt : startAt - limit * 60_000;
  return mayBecome(status, 'cancelled') && now <= end ? end : undefined;
};
