// Ordering at one open place: one child machine per way to order, started when the guest sends an order that way or the rows
// contain one. Each is a parallel region, so that a pending order stays active while another order type is chosen.
import { assertEvent, sendTo, setup, spawnChild } from 'xstate';
import type { OrderType } from '#domain/place/place.ts';
import { NO_ROWS, type TableOrderEvent, type TableOrderLogic } from './table-order.machine.ts';

/**
 * The child that takes an order of that type; `undefined` when that type takes no orders. Orders paid on receipt follow the
 * table's states (saved, pending, answered), whatever details they need.
 */
const CHILD_OF: Readonly<Record<OrderType, 'table' | undefined>> = {
  spot: 'table',
  served_on_spot: 'table',
  tablet_mode: 'table',
  room: 'table',
  preorder: 'table',
  delivery: 'table',
  spot_browse: undefined,
  booking: undefined,
};

export type OrderingEvent<Order> =
  | { readonly type: 'order.send'; readonly orderType: OrderType; readonly order: Order }
  | Exclude<TableOrderEvent<Order>, { readonly type: 'order.send' }>;

const isFor = (child: 'table', { orderType }: { readonly orderType: OrderType }) => CHILD_OF[orderType] === child;

/** Creates the machine for orders of this shape; the children know how to save one. */
export function orderingMachine<Order>(tableOrder: TableOrderLogic<Order>) {
  return setup({
    types: {
      events: {} as OrderingEvent<Order>,
      children: {} as { table?: 'tableOrder' },
    },
    actors: { tableOrder },
  }).createMachine({
    id: 'ordering',
    type: 'parallel',
    states: {
      table: {
        initial: 'asleep',
        states: {
          asleep: {
            on: {
              'order.send': {
                guard: ({ event }) => isFor('table', event),
                target: 'awake',
                actions: [
                  spawnChild('tableOrder', { id: 'table', input: NO_ROWS }),
                  sendTo('table', ({ event }) => ({ type: 'order.send', order: event.order })),
                ],
              },
              'rows.read': {
                guard: ({ event }) => event.rows.sent.length > 0,
                target: 'awake',
                actions: spawnChild('tableOrder', {
                  id: 'table',
                  input: ({ event }) => {
                    assertEvent(event, 'rows.read');
                    return event.rows;
                  },
                }),
              },
            },
          },
          awake: {
            on: {
              'order.send': {
                guard: ({ event }) => isFor('table', event),
                actions: sendTo('table', ({ event }) => ({ type: 'order.send', order: event.order })),
              },
              'order.seen': { actions: sendTo('table', ({ event }) => event) },
              'rows.read': { actions: sendTo('table', ({ event }) => event) },
            },
          },
        },
      },
    },
  });
}
