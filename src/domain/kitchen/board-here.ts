// The board with all commands applied that were pressed on this device and have not arrived yet.
import { foldFact, type SaidFact } from '../order/order-facts.ts';
import { voidLine } from '../order/standing/void-line.ts';
import type { StaffOrder } from '../service/board.ts';
import type { StaffCommand } from '../service/staff-command.ts';

export interface Pressed {
  readonly command: StaffCommand;
  readonly at: number;
}

/** The order after a fact from this device: a void line is no longer charged. */
export const orderAfter = (order: StaffOrder, said: SaidFact): StaffOrder => {
  const { fact } = said;
  if (fact.kind === 'lineVoid') {
    const { line, left } = fact;
    const after = voidLine(order, line, undefined, left);
    if (after === order) return order;
    const as = left === undefined ? line : order.lines.length;
    return { ...after, facts: foldFact(order.facts, { ...said, fact: { ...fact, as } }) };
  }
  const facts = foldFact(order.facts, said);
  return facts === order.facts ? order : { ...order, facts };
};

/** The orders with pressed commands applied, in sequence. `by`: the person signed in here. */
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
