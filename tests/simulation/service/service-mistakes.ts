// Mistakes that houses have really had between the table and the kitchen, put into ours one at a time.
import { HEADERS } from '#contract/headers.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { writeStatus } from '../../../server/services/service/move-order.ts';
import { findOrder } from '../../../server/store/orders.ts';
import { findRecord } from '../../../server/store/service/order-facts.ts';
import type { Violation } from '../checker.ts';
import type { Sabotaged } from '../random-schedule.ts';
import { freshId, renamed, withKey } from '../sabotage/sabotage-tools.ts';
import type { ServiceMistakes } from './floor.ts';
import { mergeAgain, noStrays, noVoids, readTwice, splitAgain, unknownAgain } from './paper-mistakes.ts';

export interface ServiceMistake {
  readonly name: string;
  /** One of these must be found. */
  readonly harm: readonly Violation['kind'][];
  readonly sabotaged: Sabotaged & { readonly service: ServiceMistakes };
}

type Rows = { readonly id: string; readonly status?: string }[];
const rowsOf = (body: unknown, part: 'orders' | 'calls'): Rows => Reflect.get(Object(body), part) as Rows;

/** Every third reading tells of orders as they were at first. */
const lateNews = (): ((body: unknown) => unknown) => {
  const first = new Map<string, string | undefined>();
  let readings = 0;
  return (body) => {
    readings += 1;
    const orders = rowsOf(body, 'orders').map((order) => {
      if (!first.has(order.id)) first.set(order.id, order.status);
      return readings % 3 === 0 ? { ...order, status: first.get(order.id) } : order;
    });
    return { ...Object(body), orders };
  };
};

const statusOf = (body: object): OrderStatus | undefined =>
  ORDER_STATUSES.find((status) => status === Reflect.get(body, 'to'));
const saidNo = (answer: RawAnswer): string => JSON.stringify(answer.body ?? '');

/** Whoever presses last is right. */
const lastWins: ServiceMistakes['server'] =
  (order, { store, placeId, clock }) =>
  async (call) => {
    const answer = await order(call);
    const to = statusOf(call.body);
    const orderId: unknown = Reflect.get(call.body, 'orderId');
    if (!to || typeof orderId !== 'string' || !saidNo(answer).includes('moved_on')) return answer;
    await store.write(placeId, async (tx) => {
      const found = await findOrder(tx.db, placeId, orderId);
      const saying = { placeId, by: 'Maria', at: clock() };
      if (found) await writeStatus(tx, saying, found, await findRecord(tx.db, placeId, orderId), to);
    });
    return answer;
  };

/** The later of two hears yes. */
const alwaysYes: ServiceMistakes['server'] = (order) => async (call) => {
  const answer = await order(call);
  const id = call.headers[HEADERS.idempotencyKey];
  return answer.status === 422 ? { ...answer, status: 200, body: { success: true, id } } : answer;
};

/** A repeated command is a new one. */
const noKeys: ServiceMistakes['server'] = (order) => {
  const deliveries = new Map<string, number>();
  return async (call) => {
    const id = call.headers[HEADERS.idempotencyKey] ?? '';
    const delivery = deliveries.get(id) ?? 0;
    deliveries.set(id, delivery + 1);
    if (delivery === 0) return order(call);
    const other = freshId(id, delivery);
    return renamed(await order(withKey(call, other)), other, id);
  };
};

export const SERVICE_MISTAKES: readonly ServiceMistake[] = [
  {
    name: 'an order counts as seen when it has reached a screen that nobody can see',
    harm: ['seen before shown'],
    sabotaged: { service: { kitchen: { seesUnseen: true } } },
  },
  {
    name: 'news that came late moves an order back on a screen',
    harm: ['status moved back'],
    sabotaged: { service: { board: lateNews() } },
  },
  {
    name: 'whoever presses last moves an order back',
    harm: ['status moved back'],
    sabotaged: { service: { server: lastWins } },
  },
  {
    name: 'a call is acknowledged, and dropped',
    harm: ['lost'],
    sabotaged: {
      service: {},
      server: (order) => async (call) => {
        if (call.path !== 'calls') return order(call);
        const body = { success: true, id: call.headers[HEADERS.idempotencyKey] };
        return { status: 200, contentType: 'application/json', retryAfter: null, body };
      },
    },
  },
  {
    name: 'a call that waited for the network too long is dropped, and nobody is told',
    harm: ['silent'],
    sabotaged: {
      service: {},
      device: (parts, { process, disk }) => ({
        store: {
          ...parts.store,
          expire: async (id) => {
            const entry = await parts.store.expire(id);
            if (entry?.kind === 'waiterCall') await process.effect('drop', () => disk.deleteEntry(id));
            return entry;
          },
        },
      }),
    },
  },
  {
    name: 'a call that is made is not on the phones of those who serve',
    harm: ['call dropped'],
    sabotaged: { service: { board: (body) => ({ ...Object(body), calls: [] }) } },
  },
  {
    name: 'a ticket whose end nobody knows is printed again by itself',
    harm: ['ticket printed twice'],
    sabotaged: { service: { printers: unknownAgain } },
  },
  {
    name: 'two servers print the same order',
    harm: ['ticket printed twice'],
    sabotaged: { service: { printers: readTwice } },
  },
  {
    name: 'merging two tables sends their orders again',
    harm: ['ticket printed twice'],
    sabotaged: { service: { printers: mergeAgain } },
  },
  {
    name: 'sharing the bill makes tickets of its parts',
    harm: ['ticket printed twice'],
    sabotaged: { service: { printers: splitAgain } },
  },
  {
    name: 'the kitchen’s screen lets an order that is off go without a word',
    harm: ['void not told'],
    sabotaged: { service: { kitchen: { paints: (board) => ({ ...board, voids: [] }) } } },
  },
  {
    name: 'the printer that has the ticket prints no void',
    harm: ['void not told'],
    sabotaged: { service: { printers: noVoids } },
  },
  {
    name: 'a dish of no station is on nobody’s screen',
    harm: ['line lost'],
    sabotaged: {
      service: {
        kitchen: {
          paints: (board) => ({
            ...board,
            open: board.open.flatMap((ticket) => {
              const lines = ticket.lines.filter(({ isStray }) => !isStray);
              return lines.length > 0 ? { ...ticket, lines } : [];
            }),
          }),
        },
      },
    },
  },
  {
    name: 'a dish of no station is on nobody’s paper',
    harm: ['line lost'],
    sabotaged: { service: { printers: noStrays } },
  },
  {
    name: 'the later of two waiters hears yes',
    harm: ['command lost'],
    sabotaged: { service: { server: alwaysYes } },
  },
  {
    name: 'a repeated command of the staff is done again',
    harm: ['command lost', 'command done twice'],
    sabotaged: { service: { server: noKeys } },
  },
];
