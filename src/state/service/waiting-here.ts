// What was done on this device and has not reached the server, laid over the board: the staff see what they did.
import type { OrderId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { applyStatus } from '#domain/order/order-status.ts';
import type { StaffCall, StaffOrder } from '#domain/service/board.ts';

export interface WaitingHere {
  /** In the order in which they were pressed. */
  readonly statuses: readonly { readonly order: OrderId; readonly to: OrderStatus }[];
  /** Orders about which something else waits. */
  readonly orders: ReadonlySet<string>;
  readonly calls: ReadonlyMap<string, 'coming' | 'done'>;
  /** Tables about which something waits. */
  readonly tables: ReadonlySet<string>;
}

export const NOTHING_WAITS: WaitingHere = {
  statuses: [],
  orders: new Set(),
  calls: new Map(),
  tables: new Set(),
};

/** The order as it will stand once everything has arrived, and whether something about it waits. */
export const orderHere = (
  order: StaffOrder,
  waiting: WaitingHere,
): { readonly order: StaffOrder; readonly waits: boolean } => {
  const steps = waiting.statuses.filter((step) => step.order === order.id);
  const status = steps.reduce<OrderStatus>((at, { to }) => applyStatus(at, to), order.status);
  return { order: { ...order, status }, waits: steps.length > 0 || waiting.orders.has(order.id) };
};

/** The call as it will stand; undefined: it was seen to. `by`: whoever is signed in here. */
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
