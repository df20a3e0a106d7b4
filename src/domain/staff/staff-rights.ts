// Rights of staff, as data; checked on the server, and by screens that hide forbidden actions.
import { hasRole } from '../account/roles.ts';
import type { Role } from '../account/user.ts';
import type { OrderStatus } from '../order/order.ts';
import type { OrderFactKind, OrderFacts } from '../order/order-facts.ts';
import type { StaffCommand, StaffCommandKind } from '../service/staff-command.ts';
import type { StaffIdentity } from './staff.ts';

/** Required role of each command. Stations have a fixed list: no bills, no tables, no people. */
const COMMAND_ROLES: Readonly<Record<StaffCommandKind, { readonly role: Role; readonly station: boolean }>> = {
  orderStatus: { role: 'WAITER', station: true },
  orderFact: { role: 'WAITER', station: true },
  tableChange: { role: 'WAITER', station: false },
  undoMerge: { role: 'WAITER', station: false },
  closeSitting: { role: 'WAITER', station: false },
  checkOut: { role: 'WAITER', station: false },
  paid: { role: 'WAITER', station: false },
  availability: { role: 'WAITER', station: true },
  callAnswer: { role: 'WAITER', station: false },
  paper: { role: 'WAITER', station: true },
  printPaper: { role: 'WAITER', station: false },
  reversePayment: { role: 'PLACE_ADMIN', station: false },
  lockSeen: { role: 'PLACE_ADMIN', station: false },
};

const COOKED: readonly OrderStatus[] = ['cooked_spot', 'cooked_delivery', 'cooked_preorder', 'cooked_room'];

const SERVED: readonly OrderStatus[] = ['served_spot', 'on_the_way_delivery'];

/** The guest has the order, or it is on the way to them. */
export const isServed = (status: OrderStatus): boolean => SERVED.includes(status);

export const isCooked = (status: OrderStatus): boolean => COOKED.includes(status);

/** Facts that only people may report: a kitchen's screen voids no dish and serves none. */
const OF_PEOPLE: readonly OrderFactKind[] = ['lineVoid', 'served', 'unserved'];

/** Whether an identity may send a command at all; the order's progress is checked by `mayReject`. */
export const mayCommand = (identity: StaffIdentity, command: StaffCommand): boolean => {
  const { role, station } = COMMAND_ROLES[command.kind];
  if (identity.kind === 'person') return hasRole(identity.role, role);
  if (command.kind === 'orderFact' && OF_PEOPLE.includes(command.fact.kind)) return false;
  if (command.kind === 'orderFact' && command.fact.kind === 'seen' && command.fact.toWaiter) return false;
  // The kitchen cannot see who sits at a table.
  if (command.kind === 'orderFact' && command.fact.kind === 'confirmed') return false;
  if (!station || (command.kind === 'orderStatus' && !isCooked(command.to))) return false;
  // A station reports only for itself, never for another station.
  const isOfAnother =
    command.kind === 'orderFact' && 'station' in command.fact && command.fact.station !== identity.stationId;
  return !isOfAnother;
};

const isBegun = ({ startedAt, lineTicks }: Pick<OrderFacts, 'startedAt' | 'lineTicks'>): boolean =>
  startedAt !== undefined || Object.keys(lineTicks).length > 0;

/** Once cooking has started, only a manager may reject an order or void one of its dishes. */
export const mayReject = (
  identity: StaffIdentity,
  order: { readonly status: OrderStatus; readonly facts: Pick<OrderFacts, 'startedAt' | 'lineTicks'> },
): boolean =>
  identity.kind === 'person' &&
  hasRole(
    identity.role,
    isBegun(order.facts) || isCooked(order.status) || isServed(order.status) ? 'PLACE_ADMIN' : 'WAITER',
  );

/** Only a manager may reverse a payment. */
export const mayReverse = (identity: StaffIdentity): boolean =>
  identity.kind === 'person' && hasRole(identity.role, COMMAND_ROLES.reversePayment.role);
