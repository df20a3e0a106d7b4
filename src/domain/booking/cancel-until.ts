// Deadline for a guest to cancel a booking.
import { type Booking, mayBecome } from './booking.ts';

/**
 * Epoch ms until which the guest may cancel; undefined: no longer. `limit`: minutes before the begin. An unpaid booking can
 * be cancelled until it begins.
 */
export const cancelEnd = (
  { status, startAt }: Pick<Booking, 'status' | 'startAt'>,
  limit: number,
  now: number,
): number | undefined => {
  const end = status === 'unpaid' ? startAt : startAt - limit * 60_000;
  return mayBecome(status, 'cancelled') && now <= end ? end : undefined;
};
