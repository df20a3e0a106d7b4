// Applies this device's pending commands to the board, so that staff see their own actions at once.
import type { OrderId } from '#domain/ids.ts';
import { orderAfter } from '#domain/kitchen/board-here.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { type OrderFact, withServed } from '#domain/order/order-facts.ts';
import { applyStatus } from '#domain/order/order-status.ts';
import type { Board, StaffCall, StaffOrder, StaffSitting } from '#domain/service/board.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { PaymentPart } from '#staff/tables/table-view.ts';

export interface WaitingHere {
  /** In the order of the presses. */
  readonly statuses: readonly { readonly order: OrderId; readonly to: OrderStatus }[];
  /** Facts that change an order's total or its stage. */
  readonly facts: readonly { readonly order: OrderId; readonly fact: OrderFact }[];
  /** Orders with any other pending command. */
  readonly orders: ReadonlySet<string>;
  readonly calls: ReadonlyMap<string, 'coming' | 'done'>;
  /** Tables with a pending command. */
  readonly tables: ReadonlySet<string>;
  /** Payments noted here, by sitting or by an order without a table. */
  readonly paid: ReadonlyMap<string, readonly PaymentPart[]>;
  /** Payments reversed here. */
  readonly reversed: ReadonlySet<string>;
}

const SHOWN_AT_ONCE: readonly OrderFact['kind'][] = ['lineVoid', 'unserved', 'served'];

/** Pending commands in the order of the presses. `seen` is sent by screens and never shown as pending. */
export const waitingHere = (commands: readonly StaffCommand[], board: Pick<Board, 'tables'>): WaitingHere => {
  const statuses: { order: OrderId; to: OrderStatus }[] = [];
  const facts: { order: OrderId; fact: OrderFact }[] = [];
  const orders = new Set<string>();
  const calls = new Map<string, 'coming' | 'done'>();
  const sittings = new Set<string>();
  const rooms = new Set<string>();
  const paid = new Map<string, PaymentPart[]>();
  const reversed = new Set<string>();
  for (const command of commands) {
    switch (command.kind) {
      case 'orderStatus':
        statuses.push({ order: command.orderId, to: command.to });
        break;
      case 'orderFact':
        if (command.fact.kind !== 'seen') orders.add(command.orderId);
        if (SHOWN_AT_ONCE.includes(command.fact.kind)) facts.push({ order: command.orderId, fact: command.fact });
        break;
      case 'tableChange':
        if ('orderId' in command.about) orders.add(command.about.orderId);
        else sittings.add(command.about.sittingId);
        break;
      case 'callAnswer':
        calls.set(command.callId, command.answer);
        break;
      case 'paid':
        if ('orderId' in command) {
          orders.add(command.orderId);
          paid.set(command.orderId, [...(paid.get(command.orderId) ?? []), command]);
        } else {
          sittings.add(command.sittingId);
          paid.set(command.sittingId, [...(paid.get(command.sittingId) ?? []), command]);
        }
        break;
      case 'reversePayment':
        reversed.add(command.paymentId);
        break;
      case 'undoMerge':
      case 'closeSitting':
        sittings.add(command.sittingId);
        break;
      case 'checkOut':
        rooms.add(command.table);
        break;
      case 'availability':
      case 'paper':
      case 'printPaper':
      case 'lockSeen':
        break;
    }
  }
  const isAbout = ({ id, payments = [], merged = [] }: StaffSitting) =>
    sittings.has(id) ||
    merged.some(({ sittingId }) => sittings.has(sittingId)) ||
    payments.some((payment) => reversed.has(payment.id));
  const tables = board.tables.flatMap(({ name, sitting }) =>
    rooms.has(name) || (sitting && isAbout(sitting)) ? name : [],
  );
  return { statuses, facts, orders, calls, tables: new Set(tables), paid, reversed };
};

/** The order after all pending commands, and whether one concerns it. `now`: server time. */
export const orderHere = (
  told: StaffOrder,
  waiting: WaitingHere,
  { me: by, now: at }: { readonly me: string; readonly now: number },
): { readonly order: StaffOrder; readonly waits: boolean } => {
  const order = waiting.facts
    .filter((one) => one.order === told.id)
    .reduce((known, { fact }) => orderAfter(known, { fact, at, by }), told);
  const steps = waiting.statuses.filter((step) => step.order === order.id);
  const status = steps.reduce<OrderStatus>((from, { to }) => applyStatus(from, to), order.status);
  // After "not served after all", "served" may be sent again, although the status already says so.
  const isServed = order.facts.unservedAt !== undefined && steps.some(({ to }) => to === order.status);
  const facts = isServed ? withServed(order.facts, at, by) : order.facts;
  return { order: { ...order, status, facts }, waits: steps.length > 0 || waiting.orders.has(order.id) };
};

/** The call after all pending commands; `undefined` when answered. `by`: the person signed in here. */
export const callHere = (
  call: StaffCall,
  waiting: WaitingHere,
  by: string,
  now: number,
): { readonly call: StaffCall; readonly waits: boolean } | undefined => {
  const answer = waiting.calls.get(call.id);
  if (answer === 'done') return undefined;
  return answer === undefined
    ? { call, waits: false }
    : { call: { ...call, coming: call.coming ?? { by, at: now } }, waits: true };
};
