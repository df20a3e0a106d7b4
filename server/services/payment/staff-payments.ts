// Card payments as staff see them: those of a day, and what a person has to see to.
import type { StaffPayments } from '#contract/payment/staff-payments.ts';
import { dayLater, dayStart } from '#domain/owner/calendar-day.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { paymentFigures, type StaffPayment } from '#domain/payment/staff-payment.ts';
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

type Asked = Pick<Services, 'store' | 'clock'>;

const toldRefund = ({ id, amount, state, reason, by, at }: KeptRefund) => ({ id, amount, state, reason, by, at });

const namesOf = async (
  { store }: Asked,
  placeId: number,
  payments: readonly KeptPayment[],
): Promise<(payment: KeptPayment) => Pick<StaffPayment, 'orderId' | 'label' | 'table'>> => {
  const orderIds = payments.flatMap(({ subject }) => (subject.kind === 'order' ? subject.orderId : []));
  const found = await ordersNamed(store.read, placeId, { orderIds, sittingIds: [] }, true);
  const labels = new Map(found.map(({ order }) => [order.id as string, String(order.number)]));
  const sittings = new Set(payments.flatMap(({ subject }) => (subject.kind === 'share' ? subject.sittingId : [])));
  const tables = new Map<string, string>();
  for (const id of sittings) {
    const sitting = await findSitting(store.read, placeId, id);
    if (sitting) tables.set(id, sitting.table);
  }
  return ({ subject }) => {
    if (subject.kind === 'share') {
      const table = tables.get(subject.sittingId);
      return table === undefined ? {} : { table };
    }
    const label = labels.get(subject.orderId);
    return { orderId: subject.orderId, ...(label !== undefined && { label }) };
  };
};

const told = async (asked: Asked, placeId: number, payments: readonly KeptPayment[]): Promise<StaffPayment[]> => {
  const refunds = await refundsOf(
    asked.store.read,
    payments.map(({ key }) => key),
  );
  const nameOf = await namesOf(asked, placeId, payments);
  return payments.map((payment) => {
    const { key, provider, state, amount, tip, currency, startedAt, paidAt, reference, alarm, isDemo } = payment;
    return {
      ...{ key, provider, state, amount, tip, currency, startedAt, isDemo },
      ...(paidAt !== undefined && { paidAt }),
      ...nameOf(payment),
      ...(reference !== undefined && { reference }),
      refunds: (refunds.get(key) ?? []).map(toldRefund),
      refundsItself: PROVIDER_TRAITS[provider].refunds,
      ...(alarm && { alarm }),
    };
  });
};

/** `date`: a day of the place's calendar. */
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
    payments: await told(asked, place.id, payments),
    figures: paymentFigures(moves),
    tasks: await told(asked, place.id, toSeeTo),
  };
};

/** One payment; undefined: there is none here. */
export const staffPayment = async (
  asked: Asked,
  place: PublishedPlace,
  key: string,
): Promise<StaffPayment | undefined> => {
  const payment = await findCardPayment(asked.store.read, key);
  if (payment?.placeId !== place.id) return undefined;
  return (await told(asked, place.id, [payment]))[0];
};
