// Commands of this device that have not reached the server, laid over the board: the staff see what they did.
import type { OrderId } from '#domain/ids.ts';
import { orderAfter } from '#domain/kitchen/board-here.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { type OrderFact, withServed } from '#domain/order/order-facts.ts';
import { applyStatus } from '#domain/order/order-status.ts';
import type { Board, StaffCall, StaffOrder, StaffSitting } from '#domain/service/board.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { PaymentPart } from '#staff/tables/table-view.ts';

export interface WaitingHere {
  /** In the order in which they were pressed. */
  readonly statuses: readonly { readonly order: OrderId; readonly to: OrderStatus }[];
  /** Words that change what an order comes to, or where it stands with its guests. */
  readonly facts: readonly { readonly order: OrderId; readonly fact: OrderFact }[];
  /** Orders about which something else waits. */
  readonly orders: ReadonlySet<string>;
  readonly calls: ReadonlyMap<string, 'coming' | 'done'>;
  /** Tables about which something waits. */
  readonly tables: ReadonlySet<string>;
  /** By sitting, or by an order that stands on no table: what was noted here as paid. */
  readonly paid: ReadonlyMap<string, readonly PaymentPart[]>;
  /** Payments that are taken back here. */
  readonly reversed: ReadonlySet<string>;
}

const SHOWN_AT_ONCE: readonly OrderFact['kind'][] = ['lineVoid', 'unserved', 'served'];

/** Waiting commands, in the order in which they were pressed. `seen` is said by screens, and shown on none. */
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

/** The order as it will stand once everything has arrived, and whether something about it waits. `now`: of the server's clock. */
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
  // "Served" was taken back: it is said once more of a status that says so already.
  const isServed = order.facts.unservedAt !== undefined && steps.some(({ to }) => to === order.status);
  const facts = isServed ? withServed(order.facts, at, by) : order.facts;
  return { order: { ...order, status, facts }, waits: steps.length > 0 || waiting.orders.has(order.id) };
};

/** The call as it will stand; undefined: it was answered. `by`: the signed-in person here. */
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
