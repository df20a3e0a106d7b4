// Amount left to pay of each order of a sitting. Payments belong to the sitting; an order's status says where the food is.
import type { OrderStatus } from '../order/order.ts';
import { type Minor, minor, ZERO } from '../pricing/money.ts';

export interface BilledOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly total: Minor;
  /** Amount as the server sent it; absent: derived from the status. */
  readonly left?: Minor | undefined;
}

/** Amount left to pay of an order, as far as the server sends it. */
export const leftOf = (order: Omit<BilledOrder, 'id'>): Minor =>
  order.status === 'rejected' ? ZERO : (order.left ?? (order.status === 'paid' ? ZERO : order.total));

/** Orders with an amount left to pay, which becomes their total: the base of a bill and its shares. */
export const toPay = <O extends BilledOrder>(orders: readonly O[]): O[] =>
  orders.flatMap((order) => (leftOf(order) > 0 ? { ...order, total: leftOf(order) } : []));

/**
 * Amount left of each order by its id: payments go first to orders that a payment has ended, then to the oldest. The amounts
 * sum to the rest of the bill. `orders`: all of the sitting, oldest first.
 */
export const leftToPay = (orders: readonly BilledOrder[], paid: Minor): ReadonlyMap<string, Minor> => {
  const billed = orders.filter(({ status }) => status !== 'rejected');
  const inTurn = [
    ...billed.filter(({ status }) => status === 'paid'),
    ...billed.filter(({ status }) => status !== 'paid'),
  ];
  const left = new Map<string, Minor>(orders.map(({ id }) => [id, ZERO]));
  let over: number = paid;
  for (const { id, total } of inTurn) {
    const covered = Math.min(over, total);
    left.set(id, minor(total - covered));
    over -= covered;
  }
  return left;
};

/**
 * Orders with their remaining amount, when the status does not imply it. Arguments as of `leftToPay`; `paid` undefined: no
 * payment was ever recorded, so only the statuses count.
 */
export const withLeft = <O extends BilledOrder>(orders: readonly O[], paid: Minor | undefined): readonly O[] => {
  if (paid === undefined) return orders;
  const left = leftToPay(orders, paid);
  return orders.map((order) => {
    const of = left.get(order.id) ?? ZERO;
    return of === leftOf({ ...order, left: undefined }) ? order : { ...order, left: of };
  });
};

/**
 * Amount left of each order by its id, when a payment for named dishes counts for the orders of these dishes; every other
 * payment counts as in `leftToPay`. `named`: paid for the dishes of each order; its sum is at most `paid`.
 */
export const leftByDish = (
  orders: readonly BilledOrder[],
  paid: Minor,
  named: ReadonlyMap<string, Minor>,
): ReadonlyMap<string, Minor> => {
  const open = orders.map((order) => ({
    ...order,
    total: minor(order.status === 'rejected' ? 0 : Math.max(0, order.total - (named.get(order.id) ?? 0))),
  }));
  const covered = orders.reduce((sum, { total, status }, at) => {
    return sum + (status === 'rejected' ? 0 : total - (open[at]?.total ?? 0));
  }, 0);
  return leftToPay(open, minor(Math.max(0, paid - covered)));
};
