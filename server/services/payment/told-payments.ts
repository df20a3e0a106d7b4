// Card payments as shown to guests and staff.
import type { PlacedOrder } from '#domain/order/order.ts';
import { cardDeclineIn } from '#domain/payment/card-decline.ts';
import { type CardPayment, isOpenPayment, subjectKey } from '#domain/payment/card-payment.ts';
import { sumRefunds } from '#domain/payment/refund.ts';
import type { StaffCardPayment } from '#domain/payment/staff-payment.ts';
import { addMoney, ZERO } from '#domain/pricing/money.ts';
import { type KeptPayment, paymentsOfSubjects } from '../../store/payment/card-payments.ts';
import { refundsOf } from '../../store/payment/card-refunds.ts';
import { heldOrders } from '../../store/payment/held-orders.ts';
import type { Store } from '../../store/store.ts';

type Db = Store['read'];

/** A payment as its guest sees it. */
export const toldPayment = async (db: Db, payment: KeptPayment): Promise<CardPayment> => {
  const { key, provider, state, amount, tip, currency, startedAt, endsAt, page, isDemo } = payment;
  const refunds = (await refundsOf(db, [key])).get(key) ?? [];
  const declined = cardDeclineIn(Object(payment.memory).declined);
  return {
    ...{ key, provider, state, amount, tip, currency, startedAt, endsAt, isDemo },
    refunded: sumRefunds(refunds),
    ...(page !== undefined && isOpenPayment(state) && { page }),
    ...(declined && { declined }),
  };
};

/**
 * Payment state of orders that are paid by card in advance, by id; other orders are missing. `forStaff`: includes the fiscal
 * receipt that staff issue.
 */
export const cardPaymentsOf = async (
  db: Db,
  placeId: number,
  orders: readonly Pick<PlacedOrder, 'id' | 'sessionId'>[],
  forStaff = false,
): Promise<ReadonlyMap<string, StaffCardPayment>> => {
  const ids = orders.flatMap(({ id, sessionId }) => (sessionId === undefined ? id : []));
  if (ids.length === 0) return new Map();
  const keyOf = (orderId: PlacedOrder['id']) => subjectKey({ kind: 'order', orderId, revision: 0 });
  const [held, payments] = await Promise.all([
    heldOrders(db, placeId, ids),
    paymentsOfSubjects(db, placeId, ids.map(keyOf)),
  ]);
  const refunds = await refundsOf(
    db,
    [...payments.values()].flat().map(({ key }) => key),
  );
  const told = ids.flatMap((id): [string, StaffCardPayment][] => {
    const own = payments.get(keyOf(id)) ?? [];
    const waits = held.get(id);
    if (own.length === 0 && !waits) return [];
    const paid = own.filter(({ state }) => state === 'success');
    const awaits = waits !== undefined && waits.releasedAt === undefined && waits.endedAt === undefined;
    // A paid payment comes before a later attempt.
    const latest = paid[0] ?? own[0];
    return [
      [
        id,
        {
          ...(latest && { state: latest.state }),
          awaits,
          paid: addMoney(ZERO, ...paid.map(({ amount }) => amount)),
          refunded: sumRefunds(paid.flatMap(({ key }) => refunds.get(key) ?? [])),
          ...(awaits && { until: waits.until }),
          ...(forStaff && latest?.receipt && { receipt: latest.receipt }),
        },
      ],
    ];
  });
  return new Map(told);
};
