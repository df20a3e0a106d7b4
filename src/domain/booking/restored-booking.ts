// Rules for staff who bring back a booking that was ended by mistake. Times are epoch ms.
import type { Booking, BookingStatus } from './booking.ts';

const ENDED: readonly BookingStatus[] = ['cancelled', 'declined', 'no_show'];

/**
 * Whether a booking can be expected again, as far as its table is free: until its end, because its personal data is deleted
 * then. A booking whose deposit was never paid stays ended: only a payment confirms it.
 */
export const mayRestore = (
  { status, endAt, deposit }: Pick<Booking, 'status' | 'endAt' | 'deposit'>,
  now: number,
): boolean => ENDED.includes(status) && now < endAt && (deposit === undefined || deposit.paidAt !== undefined);

/** Whether the guest gets the confirmation again: of a no-show the guest has had no mail. */
export const isRestoreMailed = ({ status }: Pick<Booking, 'status'>): boolean => status !== 'no_show';
