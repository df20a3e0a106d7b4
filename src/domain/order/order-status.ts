// Status transitions of an order. [S4.01] The table is ours: the specification does not define them.

import type { OrderType } from '../place/place.ts';
import type { OrderStatus } from './order.ts';

/**
 * Allowed next statuses. Steps may be skipped (a busy kitchen does not press each button), so all later statuses are listed.
 * An order that the guest already has can be paid, no longer rejected.
 */
export const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  ordered: [
    'cooked_spot',
    'served_spot',
    'cooked_delivery',
    'on_the_way_delivery',
    'cooked_preorder',
    'cooked_room',
    'paid',
    'rejected',
  ],
  cooked_spot: ['served_spot', 'paid', 'rejected'],
  served_spot: ['paid'],
  cooked_delivery: ['on_the_way_delivery', 'paid', 'rejected'],
  on_the_way_delivery: ['paid', 'rejected'],
  cooked_preorder: ['paid', 'rejected'],
  cooked_room: ['paid', 'rejected'],
  paid: [],
  rejected: [],
};

const AT_A_TABLE = ['ordered', 'cooked_spot', 'served_spot', 'paid', 'rejected'] as const;

/** Statuses of each order type, in sequence. Browse-only never has an order. */
export const STATUSES_BY_ORDER_TYPE: Readonly<Record<OrderType, readonly OrderStatus[]>> = {
  spot: AT_A_TABLE,
  tablet_mode: AT_A_TABLE,
  served_on_spot: AT_A_TABLE,
  spot_browse: [],
  delivery: ['ordered', 'cooked_delivery', 'on_the_way_delivery', 'paid', 'rejected'],
  preorder: ['ordered', 'cooked_preorder', 'paid', 'rejected'],
  room: ['ordered', 'cooked_room', 'paid', 'rejected'],
  booking: ['ordered', 'paid', 'rejected'],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => ORDER_MOVES[from].includes(to);

export const isFinal = (status: OrderStatus): boolean => ORDER_MOVES[status].length === 0;

export const belongsTo = (status: OrderStatus, orderType: OrderType): boolean =>
  STATUSES_BY_ORDER_TYPE[orderType].includes(status);

/** Whether only payment remains. For types without a served status, cooked is enough. */
export const isWithGuests = ({ status, orderType }: { readonly status: OrderStatus; readonly orderType: OrderType }) =>
  !isFinal(status) &&
  ORDER_MOVES[status].every((to) => to === 'paid' || to === 'rejected' || !belongsTo(to, orderType));

/** Status after an event: a late or repeated event never moves an order back. */
export const applyStatus = (current: OrderStatus, incoming: OrderStatus): OrderStatus =>
  canMove(current, incoming) ? incoming : current;
