// Amount left to pay of each order of a sitting. Money belongs to the sitting; an order's status says where the food is.
import type { OrderStatus } from '../order/order.ts';
import { type Minor, minor, ZERO } from '../pricing/money.ts';

export interface BilledOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly total: Minor;
  /** As the server told it; absent: what the status says. */
  readonly left?: Minor | undefined;
}

/** Amount left to pay of an order, as far as the server says it. */
export const leftOf = (order: Omit<BilledOrder, 'id'>): Minor =>
  order.status === 'rejected' ? ZERO : (order.left ?? (order.status === 'paid' ? ZERO : order.total));

/** The orders of which something is left to pay, each with that as its total: what a bill comes to, and is shared out of. */
export const toPay = <O extends BilledOrder>(orders: readonly O[]): O[] =>
  orders.flatMap((order) => (leftOf(order) > 0 ? { ...order, total: leftOf(order) } : []));

/**
 * Amount left of each order, by its id: paid money goes to orders that a payment has ended, then to the oldest. The amounts
 * sum to the rest of the bill. `orders`: all of the sitting, the oldest first.
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
 * The orders with what is left of each, where its status does not say so. As `leftToPay` is asked; `paid` undefined: nothing
 * was ever noted as paid, so that the statuses are all that is known.
 */
export const withLeft = <O extends BilledOrder>(orders: readonly O[], paid: Minor | undefined): readonly O[] => {
  if (paid === undefined) return orders;
  const left = leftToPay(orders, paid);
  return orders.map((order) => {
    const of = left.get(order.id) ?? ZERO;
    return of === leftOf({ ...order, left: undefined }) ? order : { ...order, left: of };
  });
};
