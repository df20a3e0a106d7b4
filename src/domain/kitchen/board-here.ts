// The board as it will stand once everything that was pressed on this device has arrived.
import { foldFact, type SaidFact } from '../order/order-facts.ts';
import { voidLine } from '../order/standing/void-line.ts';
import type { StaffOrder } from '../service/board.ts';
import type { StaffCommand } from '../service/staff-command.ts';

export interface Pressed {
  readonly command: StaffCommand;
  readonly at: number;
}

/** The order after a word that was said of it here: a dish that is taken off it is charged no more. */
export const orderAfter = (order: StaffOrder, said: SaidFact): StaffOrder => {
  const facts = foldFact(order.facts, said);
  if (facts === order.facts) return order;
  return said.fact.kind === 'lineVoid' ? voidLine({ ...order, facts }, said.fact.line) : { ...order, facts };
};

/** The orders with what was pressed laid over them, in the order in which it was pressed. `by`: who is signed in here. */
export const ordersHere = (
  orders: readonly StaffOrder[],
  pressed: readonly Pressed[],
  by: string,
): readonly StaffOrder[] => {
  if (pressed.length === 0) return orders;
  return orders.map((order) =>
    pressed.reduce(
      (known, { command, at }) =>
        command.kind === 'orderFact' && command.orderId === order.id
          ? orderAfter(known, { fact: command.fact, at, by })
          : known,
      order,
    ),
  );
};
