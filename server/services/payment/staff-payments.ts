// Card payments for staff: those of a day, and the ones that need a person.
import type { StaffPayments } from '#contract/payment/staff-payments.ts';
import type { PaymentKey } from '#domain/ids.ts';
import { dayLater, dayStart } from '#domain/owner/calendar-day.ts';
import { isOpenPayment } from '#domain/payment/card-payment.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { paymentFigures, type StaffPayment } from '#domain/payment/staff-payment.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findBooking } from '../../store/booking/bookings-rows.ts';
import {
  findCardPayment,
  type KeptPayment,
  movesOfDay,
  paymentsBetween,
  paymentsToSeeTo,
} from '../../store/payment/card-payments.ts';
import { type KeptRefund, refundsOf } from '../../store/payment/card-refunds.ts';
import { ordersNamed } from '../../store/service/board-orders.ts';
import { findSitting } from '../../store/service/move-sitting.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { takeReportWithin } from './take-report.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

const toldRefund = ({ id, amount, state, reason, by, at }: KeptRefund) => ({ id, amount, state, reason, by, at });

const namesOf = async (
  { store }: Asked,
  placeId: number,
  payments: readonly KeptPayment[],
): Promise<(payment: KeptPayment) => Pick<StaffPayment, 'orderId' | 'label' | 'table' | 'booking'>> => {
  const orderIds = payments.flatMap(({ subject }) => (subject.kind === 'order' ? subject.orderId : []));
  const found = await ordersNamed(store.read, placeId, { orderIds, sittingIds: [] }, true);
  const labels = new Map(found.map(({ order }) => [order.id as string, order.label]));
  const sittings = new Set(payments.flatMap(({ subject }) => (subject.kind === 'share' ? subject.sittingId : [])));
  const tables = new Map<string, string>();
  for (const id of sittings) {
    const sitting = await findSitting(store.read, placeId, id);
    if (sitting) tables.set(id, sitting.table);
  }
  const booked = new Map<string, string>();
  for (const { subject } of payments) {
    if (subject.kind !== 'booking') continue;
    const booking = (await findBooking(store.read, placeId, subject.bookingId))?.booking;
    if (booking) booked.set(booking.id, booking.person.name || booking.thing.name);
  }
  return ({ subject }) => {
    if (subject.kind === 'booking') return { booking: booked.get(subject.bookingId) ?? '' };
    if (subject.kind === 'share') {
      const table = tables.get(subject.sittingId);
      return table === undefined ? {} : { table };
    }
    const label = labels.get(subject.orderId);
    return { orderId: subject.orderId, ...(label !== undefined && { label }) };
  };
};

export const toldToStaff = async (
  asked: Asked,
  placeId: number,
  payments: readonly KeptPayment[],
): Promise<StaffPayment[]> => {
  const refunds = await refundsOf(
    asked.store.read,
    payments.map(({ key }) => key),
  );
  const nameOf = await namesOf(asked, placeId, payments);
  return payments.map((payment) => {
    const { key, provider, state, amount, tip, currency, startedAt, paidAt, reference, alarm, isDemo, receipt } =
      payment;
    return {
      ...{ key, provider, state, amount, tip, currency, startedAt, isDemo },
      ...(paidAt !== undefined && { paidAt }),
      ...nameOf(payment),
      ...(reference !== undefined && { reference }),
      refunds: (refunds.get(key) ?? []).map(toldRefund),
      refundsItself: PROVIDER_TRAITS[provider].refunds,
      ...(alarm && { alarm }),
      ...(receipt && { receipt }),
    };
  });
};

/** `date`: a day in the place's time zone. */
export const staffPayments = async (asked: Asked, place: PublishedPlace, date: string): Promise<StaffPayments> => {
  const { timeZone, currency } = place.document.place;
  const { store } = asked;
  const [payments, toSeeTo, moves] = await Promise.all([
    paymentsBetween(store.read, place.id, {
      since: dayStart(date, timeZone),
      before: dayStart(dayLater(date, 1), timeZone),
    }),
    paymentsToSeeTo(store.read, place.id),
    movesOfDay(store.read, place.id, date),
  ]);
  return {
    day: date,
    currency,
    payments: await toldToStaff(asked, place.id, payments),
    figures: paymentFigures(moves),
    tasks: await toldToStaff(asked, place.id, toSeeTo),
  };
};

/**
 * A manager decides a payment with contradictory answers by the provider's own list. Possible once: it moves the payment,
 * and the journal names the manager.
 */
export const judgePayment = (
  { store, places, clock }: Pick<Services, 'store' | 'places' | 'clock'>,
  placeId: number,
  { key, isPaid, by }: { readonly key: string; readonly isPaid: boolean; readonly by: string },
): Promise<Result<PaymentKey, 'unknown_payment' | 'not_a_task'>> =>
  store.write(placeId, async (tx) => {
    const payment = await findCardPayment(tx.db, key);
    const place = await places.at(tx.db, placeId);
    if (payment?.placeId !== placeId || !place) return fail('unknown_payment');
    if (payment.alarm === undefined || !isOpenPayment(payment.state)) return fail('not_a_task');
    const word = { state: isPaid ? 'success' : 'failed' } as const;
    await takeReportWithin(tx, place, payment, word, { source: 'staff', at: clock(), by });
    return ok(payment.key);
  });

/** One payment; `undefined` when unknown at the place. */
export const staffPayment = async (
  asked: Asked,
  place: PublishedPlace,
  key: string,
): Promise<StaffPayment | undefined> => {
  const payment = await findCardPayment(asked.store.read, key);
  if (payment?.placeId !== place.id) return undefined;
  return (await toldToStaff(asked, place.id, [payment]))[0];
};
