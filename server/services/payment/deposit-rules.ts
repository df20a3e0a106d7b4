// Rules of card payments for deposits: the booking's time is held during the payment, and the booking stands once it is
// paid.
import { DEPOSIT_GRACE_MS, DEPOSIT_LAST_START_MS } from '#domain/booking/deposit.ts';
import type { PaymentRefusal } from '#domain/payment/payment-refusal.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findBooking, saveBooking } from '../../store/booking/bookings-rows.ts';
import type { Tx } from '../../store/store.ts';
import { keepTime, standPaid, turnMoneyBack } from '../booking/deposit.ts';
import type { Payable, SubjectRules } from './paid-subject.ts';

/** Holds the booking's time for the payment being started; `undefined` when there is no such booking. */
export const payableDeposit = async (
  tx: Tx,
  placeId: number,
  bookingId: string,
  { until, at }: { readonly until: number; readonly at: number },
): Promise<Result<Payable, PaymentRefusal> | undefined> => {
  const found = (await findBooking(tx.db, placeId, bookingId))?.booking;
  if (!found) return undefined;
  const { deposit, status, createdAt, thing } = found;
  if (status !== 'unpaid' || !deposit || at > createdAt + DEPOSIT_LAST_START_MS)
    return fail({ code: 'nothing_to_pay' });
  const heldUntil = Math.max(until + DEPOSIT_GRACE_MS, deposit.heldUntil ?? 0);
  if (!(await keepTime(tx, placeId, found, { until: heldUntil, at }))) return fail({ code: 'nothing_to_pay' });
  await saveBooking(tx, placeId, { ...found, deposit: { ...deposit, heldUntil } });
  const { amount } = deposit;
  return ok({ subject: { kind: 'booking', bookingId, revision: amount }, due: amount, tip: ZERO, label: thing.name });
};

export const depositRules: SubjectRules = {
  paid: async (tx, place, { subject }, { at, due }) => {
    if (subject.kind !== 'booking') throw new Error('No deposit is paid by it');
    const booking = (await findBooking(tx.db, place.id, subject.bookingId))?.booking;
    if (booking && (await standPaid(tx, place, booking, at))) return { taken: minor(due), reason: 'paid_twice' };
    if (booking) await turnMoneyBack(tx, place.id, booking, at);
    if (booking?.status === 'cancelled' || booking?.status === 'declined')
      return { taken: ZERO, reason: 'booking_cancelled' };
    return { taken: ZERO, reason: booking?.deposit?.paidAt === undefined ? 'late_payment' : 'paid_twice' };
  },
  // The time stays held until the hold ends, so that the guest can try another card.
  ended: async () => undefined,
};
