// How an order moves through the kitchen. [S4.01] The table is ours: the specification does not show the moves.

import type { OrderType } from '../place/place.ts';
import type { OrderStatus } from './order.ts';

/**
 * Where an order may go from each status, in one step. Steps may be left out (a busy kitchen does not press every
 * button), so every status that lies ahead is in the list. What a guest has in hand can be paid, no longer rejected.
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

/** The statuses that an order of each type passes through, in their order. Browse-only never has an order. */
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

/** No step is left that brings it to its guests: only payment is ahead. Where nobody says that it is served, cooked is enough. */
export const isWithGuests = ({ status, orderType }: { readonly status: OrderStatus; readonly orderType: OrderType }) =>
  !isFinal(status) &&
  ORDER_MOVES[status].every((to) => to === 'paid' || to === 'rejected' || !belongsTo(to, orderType));

/** The status after news of another one: news that came late, or twice, never moves an order backwards. */
export const applyStatus = (current: OrderStatus, incoming: OrderStatus): OrderStatus =>
  canMove(current, incoming) ? incoming : current;
