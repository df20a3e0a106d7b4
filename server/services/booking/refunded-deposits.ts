// Refund state of deposits, the same for guests and staff.
import type { Booking } from '#domain/booking/booking.ts';
import { depositKey } from '#domain/payment/card-payment.ts';
import { sumRefunds } from '#domain/payment/refund.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { paymentsOfSubjects } from '../../store/payment/card-payments.ts';
import { refundsOf } from '../../store/payment/card-refunds.ts';
import type { Store } from '../../store/store.ts';

/**
 * Refunds of deposits, open or done, by booking id; bookings without a refund are missing. Includes money received for a
 * lapsed booking.
 */
export const refundedDeposits = async (
  db: Store['read'],
  placeId: number,
  bookings: readonly Pick<Booking, 'id' | 'deposit'>[],
): Promise<ReadonlyMap<string, Minor>> => {
  const ids = bookings.flatMap(({ id, deposit }) => (deposit ? id : []));
  const payments = await paymentsOfSubjects(db, placeId, ids.map(depositKey));
  const keys = [...payments.values()].flat().map(({ key }) => key);
  const refunds = keys.length > 0 ? await refundsOf(db, keys) : new Map();
  const sums = ids.map((id): [string, Minor] => [
    id,
    sumRefunds((payments.get(depositKey(id)) ?? []).flatMap(({ key }) => refunds.get(key) ?? [])),
  ]);
  return new Map(sums.filter(([, sum]) => sum > 0));
};
