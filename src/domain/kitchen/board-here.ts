// The board as it will stand once everything that was pressed on this device has arrived.
import { foldFact } from '../order/order-facts.ts';
import type { StaffOrder } from '../service/board.ts';
import type { StaffCommand } from '../service/staff-command.ts';

export interface Pressed {
  readonly command: StaffCommand;
  readonly at: number;
}

/** The orders with what was pressed laid over them, in the order in which it was pressed. `by`: who is signed in here. */
export const ordersHere = (
  orders: readonly StaffOrder[],
  pressed: readonly Pressed[],
  by: string,
): readonly StaffOrder[] => {
  if (pressed.length === 0) return orders;
  return orders.map((order) => {
    const facts = pressed.reduce(
      (known, { command, at }) =>
        command.kind === 'orderFact' && command.orderId === order.id
          ? foldFact(known, { fact: command.fact, at, by })
          : known,
      order.facts,
    );
    return facts === order.facts ? order : { ...order, facts };
  });
};
