// Rights of the staff, as data; checked on the server, and on screens that do not show an action that is not allowed.
import { hasRole } from '../account/roles.ts';
import type { Role } from '../account/user.ts';
import type { OrderStatus } from '../order/order.ts';
import type { OrderFactKind, OrderFacts } from '../order/order-facts.ts';
import type { StaffCommand, StaffCommandKind } from '../service/staff-command.ts';
import type { StaffIdentity } from './staff.ts';

/** The role that each kind asks for. A station has a fixed list of its own: no bills, no tables, no people. */
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

export const isCooked = (status: OrderStatus): boolean => COOKED.includes(status);

/** Facts that only people state: a screen of the kitchen takes no dish off a bill and brings none to a table. */
const OF_PEOPLE: readonly OrderFactKind[] = ['lineVoid', 'served', 'unserved'];

/** Whether somebody may ask for it at all; what an order has come to is asked by `mayReject`. */
export const mayCommand = (identity: StaffIdentity, command: StaffCommand): boolean => {
  const { role, station } = COMMAND_ROLES[command.kind];
  if (identity.kind === 'person') return hasRole(identity.role, role);
  if (command.kind === 'orderFact' && OF_PEOPLE.includes(command.fact.kind)) return false;
  if (command.kind === 'orderFact' && command.fact.kind === 'seen' && command.fact.toWaiter) return false;
  // The kitchen does not see who sits at a table.
  if (command.kind === 'orderFact' && command.fact.kind === 'confirmed') return false;
  if (!station || (command.kind === 'orderStatus' && !isCooked(command.to))) return false;
  // Each speaks for itself: what another station has done is said by nobody else.
  const isOfAnother =
    command.kind === 'orderFact' && 'station' in command.fact && command.fact.station !== identity.stationId;
  return !isOfAnother;
};

const isBegun = ({ startedAt, lineTicks }: Pick<OrderFacts, 'startedAt' | 'lineTicks'>): boolean =>
  startedAt !== undefined || Object.keys(lineTicks).length > 0;

/** Once somebody cooks, only a manager turns an order down. */
export const mayReject = (
  identity: StaffIdentity,
  order: { readonly status: OrderStatus; readonly facts: Pick<OrderFacts, 'startedAt' | 'lineTicks'> },
): boolean =>
  identity.kind === 'person' &&
  hasRole(identity.role, !isBegun(order.facts) && !isCooked(order.status) ? 'WAITER' : 'PLACE_ADMIN');

/** A payment is taken back by a manager alone. */
export const mayReverse = (identity: StaffIdentity): boolean =>
  identity.kind === 'person' && hasRole(identity.role, COMMAND_ROLES.reversePayment.role);
