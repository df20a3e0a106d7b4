// Mistakes that real venues have had between table and kitchen, injected one at a time.
import { HEADERS } from '#contract/headers.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { billOf } from '../../../server/services/service/table-bill.ts';
import { writeStatus } from '../../../server/services/service/write-status.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { findRecord } from '../../../server/store/service/order-facts.ts';
import type { Violation } from '../checker.ts';
import type { Sabotaged } from '../random-schedule.ts';
import type { ServiceMistakes } from './floor.ts';
import { mergeAgain, noStrays, noVoids, readTwice, splitAgain, unknownAgain } from './paper-mistakes.ts';

export interface ServiceMistake {
  readonly name: string;
  /** The judge must find at least one of these. */
  readonly harm: readonly Violation['kind'][];
  /** Number of shifts before the first that shows it; the search starts there. */
  readonly after: number;
  readonly sabotaged: Sabotaged & { readonly service: ServiceMistakes };
}

type Rows = { readonly id: string; readonly status?: string }[];
const rowsOf = (body: unknown, part: 'orders' | 'calls'): Rows => Reflect.get(Object(body), part) as Rows;

/** Every third read returns orders in their first state. */
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

/** The last press wins. */
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

/** A payment completes all orders of the bill, cooked or not. */
const paidIsDone: ServiceMistakes['server'] =
  (order, { store, placeId, clock }) =>
  async (call) => {
    const answer = await order(call);
    const sittingId: unknown = Reflect.get(call.body, 'sittingId');
    if (!call.path.endsWith('/paid') || typeof sittingId !== 'string') return answer;
    await store.write(placeId, async (tx) => {
      const { orders, rest } = await billOf(tx.db, placeId, sittingId);
      const saying = { placeId, by: 'Maria', at: clock() };
      for (const one of rest > 0 ? [] : orders.filter(({ status }) => status !== 'paid'))
        await writeStatus(tx, saying, one, await findRecord(tx.db, placeId, one.id), 'paid');
    });
    return answer;
  };

/** The later of two people gets a success. */
const alwaysYes: ServiceMistakes['server'] = (order) => async (call) => {
  const answer = await order(call);
  const id = call.headers[HEADERS.idempotencyKey];
  return answer.status === 422 ? { ...answer, status: 200, body: { success: true, id } } : answer;
};

export const SERVICE_MISTAKES: readonly ServiceMistake[] = [
  {
    name: 'an order counts as seen when it has reached a screen that nobody can see',
    harm: ['seen before shown'],
    after: 6,
    sabotaged: { service: { kitchen: { seesUnseen: true } } },
  },
  {
    name: 'news that came late moves an order back on a screen',
    harm: ['status moved back'],
    after: 0,
    sabotaged: { service: { board: lateNews() } },
  },
  {
    name: 'whoever presses last moves an order back',
    harm: ['status moved back'],
    after: 7,
    sabotaged: { service: { server: lastWins } },
  },
  {
    name: 'an order that is not served is done with as soon as its table has paid',
    harm: ['paid unserved'],
    after: 0,
    sabotaged: { service: { server: paidIsDone } },
  },
  {
    name: 'a call is acknowledged, and dropped',
    harm: ['lost'],
    after: 2,
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
    after: 51,
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
    after: 2,
    sabotaged: { service: { board: (body) => ({ ...Object(body), calls: [] }) } },
  },
  {
    name: 'a ticket whose end nobody knows is printed again by itself',
    harm: ['ticket printed twice'],
    after: 9,
    sabotaged: { service: { printers: unknownAgain } },
  },
  {
    name: 'two servers print the same order',
    harm: ['ticket printed twice'],
    after: 1,
    sabotaged: { service: { printers: readTwice } },
  },
  {
    name: 'merging two tables sends their orders again',
    harm: ['ticket printed twice'],
    after: 23,
    sabotaged: { service: { printers: mergeAgain } },
  },
  {
    name: 'sharing the bill makes tickets of its parts',
    harm: ['ticket printed twice'],
    after: 15,
    sabotaged: { service: { printers: splitAgain } },
  },
  {
    name: 'the kitchen’s screen lets an order that is off go without a word',
    harm: ['void not told'],
    after: 0,
    sabotaged: { service: { kitchen: { paints: (board) => ({ ...board, voids: [] }) } } },
  },
  {
    name: 'the printer that has the ticket prints no void',
    harm: ['void not told'],
    after: 0,
    sabotaged: { service: { printers: noVoids } },
  },
  {
    name: 'a dish of no station is on nobody’s screen',
    harm: ['line lost'],
    after: 1,
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
    after: 1,
    sabotaged: { service: { printers: noStrays } },
  },
  {
    name: 'the later of two waiters hears yes',
    harm: ['command lost'],
    after: 6,
    sabotaged: { service: { server: alwaysYes } },
  },
];
