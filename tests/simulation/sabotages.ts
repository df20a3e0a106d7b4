// Mistakes that such systems have really made, put into ours one at a time: a judge that misses one of them is blind.
import type { OrderRequest } from '#api/order.ts';
import { HEADERS } from '#contract/headers.ts';
import { acceptedToWire, judgeOrderAnswer, type RawAnswer, refusedToWire } from '#contract/order-answer.ts';
import { readStoredEntry, type StoredEntry } from '#contract/stored.ts';
import type { OutboxStore } from '#db/outbox-store.ts';
import { clearCart, emptyCart, returnLines } from '#domain/cart-rules.ts';
import type { OrderId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import type { Violation } from './checker.ts';
import type { Parts, Sabotage } from './device.ts';
import type { Sabotaged } from './random-schedule.ts';
import { EURO } from './venue.ts';

export interface KnownMistake {
  readonly name: string;
  /** What it does to a guest or the kitchen: one of these must be found. */
  readonly harm: readonly Violation['kind'][];
  readonly sabotaged: Sabotaged;
}

const onDevice = (sabotage: Sabotage): Sabotaged => ({ device: sabotage });
const withStore = (parts: Parts, change: Partial<OutboxStore>): Partial<Parts> => ({
  store: { ...parts.store, ...change },
});

const json = (status: number, body: unknown): RawAnswer => ({
  status,
  contentType: 'application/json',
  retryAfter: null,
  body,
});

/** "It will have worked": an order as the server would have answered it. */
const madeUp = (entry: StoredEntry): RawAnswer => {
  const order: PlacedOrder = {
    id: entry.id,
    placeId: entry.placeId,
    sessionId: entry.sessionId,
    number: 1,
    label: entry.label,
    orderType: entry.orderType,
    status: 'ordered',
    total: entry.quote.total,
    placedAt: entry.createdWall,
    lines: [],
  };
  return json(201, acceptedToWire(order, EURO, ''));
};
const refused = (entry: StoredEntry, code: RefusalCode): RawAnswer =>
  json(422, refusedToWire({ code, productIds: [], ingredientIds: [], quote: undefined }, entry.id, EURO));

/** Takes an answer for another one. */
const misreads = (wrongly: (answer: RawAnswer, entry: StoredEntry) => RawAnswer | undefined): Sabotaged =>
  onDevice((parts) => ({
    send: async (entry, context) => {
      const answer = await parts.send(entry, context);
      return wrongly(answer, entry) ?? answer;
    },
  }));

const freshId = (id: string, attempt: number): OrderId =>
  `${id.slice(0, 24)}${attempt.toString(16).padStart(4, '0')}${id.slice(28)}` as OrderId;

const withKey = (request: OrderRequest, id: string): OrderRequest => ({
  ...request,
  headers: { ...request.headers, [HEADERS.idempotencyKey]: id },
});

/** The answer to one id, as if it had been asked with another. */
const renamed = (answer: RawAnswer, from: string, to: string): RawAnswer => ({
  ...answer,
  body: answer.body === undefined ? undefined : JSON.parse(JSON.stringify(answer.body).replaceAll(from, to)),
});

export const MISTAKES: readonly KnownMistake[] = [
  {
    // Workbox: the entry leaves the queue before the request, and comes back only where the request throws.
    name: 'delete before send',
    harm: ['silent', 'lost'],
    sabotaged: onDevice((parts, { process, disk }) => ({
      send: async (entry, context) => {
        await process.effect('delete', () => disk.deleteEntry(entry.id));
        const answer = await parts.send(entry, context).catch(async (error: unknown) => {
          await process.effect('put back', () => disk.putEntry(entry));
          throw error;
        });
        if (judgeOrderAnswer(answer, entry.id, EURO).kind !== 'retry') {
          await process.effect('put back', () => disk.putEntry(entry));
        }
        return answer;
      },
    })),
  },
  {
    name: '500 counts as sent',
    harm: ['lost'],
    sabotaged: misreads((answer, entry) => (answer.status >= 500 ? madeUp(entry) : undefined)),
  },
  {
    name: 'any 200 counts as sent, a captive portal’s page too',
    harm: ['lost'],
    sabotaged: misreads((answer, entry) => (answer.status === 200 ? madeUp(entry) : undefined)),
  },
  {
    name: 'the echoed id is not looked at',
    harm: ['lost', 'false no'],
    sabotaged: misreads((answer, entry) => {
      const { id } = (answer.body ?? {}) as { id?: string };
      if (id === undefined || id === entry.id) return undefined;
      return answer.status < 300 ? madeUp(entry) : refused(entry, 'inactive_products');
    }),
  },
  {
    name: '409 settles',
    harm: ['false no'],
    sabotaged: misreads((answer, entry) => (answer.status === 409 ? refused(entry, 'invalid_order') : undefined)),
  },
  {
    name: 'a new id on every retry',
    harm: ['duplicated'],
    sabotaged: onDevice((parts) => ({
      send: async (entry, context) => {
        if (entry.attempts <= 1) return parts.send(entry, context);
        const id = freshId(entry.id, entry.attempts);
        return renamed(await parts.send({ ...entry, id }, context), id, entry.id);
      },
    })),
  },
  {
    name: 'the server has no unique key',
    harm: ['duplicated'],
    sabotaged: {
      server: (order) => {
        const deliveries = new Map<string, number>();
        return async (request) => {
          const id = request.headers[HEADERS.idempotencyKey] ?? '';
          const delivery = deliveries.get(id) ?? 0;
          deliveries.set(id, delivery + 1);
          if (delivery === 0 || request.cancel) return order(request);
          const other = freshId(id, delivery);
          return renamed(await order(withKey(request, other)), other, id);
        };
      },
    },
  },
  {
    name: 'the mirror is read over the database',
    harm: ['duplicated'],
    sabotaged: onDevice((_, { process, disk }) => ({
      openCart: (mirror) =>
        process.effect('open cart', async () => {
          const mirrored = mirror();
          if (mirrored) await disk.putCart(mirrored);
          return disk.openCart(() => undefined);
        }),
    })),
  },
  {
    name: 'the session is thrown away when the network fails',
    harm: ['asked for nothing'],
    sabotaged: onDevice((parts, { process, disk }) => ({
      send: (entry, context) =>
        parts.send(entry, context).catch(async (error: unknown) => {
          await process.effect('drop session', () => disk.deleteSession(entry.sessionId));
          throw error;
        }),
    })),
  },
  {
    name: 'the cart is emptied in a transaction of its own, before the entry',
    harm: ['lost'],
    sabotaged: onDevice((parts, { process, disk }) =>
      withStore(parts, {
        submit: async (draft) => {
          const cart = await process.effect('read cart', () => disk.readCart());
          if (!cart || cart.revision !== draft.cartRevision || cart.lines.length === 0) return undefined;
          await process.effect('empty cart', () => disk.putCart(clearCart(cart)));
          return process.effect('store entry', async () => {
            await disk.putCart(cart);
            return disk.store.submit(draft);
          });
        },
      }),
    ),
  },
  {
    name: 'the entry is stored first, the cart emptied in a transaction of its own',
    harm: ['duplicated'],
    sabotaged: onDevice((parts, { process, disk }) =>
      withStore(parts, {
        submit: async (draft) => {
          const cart = await process.effect('read cart', () => disk.readCart());
          if (!cart || cart.revision !== draft.cartRevision) return undefined;
          const entry = await process.effect('store entry', async () => {
            const made = await disk.store.submit(draft);
            await disk.putCart(cart);
            return made;
          });
          await process.effect('empty cart', () => disk.putCart(clearCart(cart)));
          return entry;
        },
      }),
    ),
  },
  {
    name: 'age is judged by the device’s own clock',
    harm: ['stale', 'false no', 'asked for nothing'],
    sabotaged: onDevice((parts, { wall }) => ({
      probe: async () => (await parts.probe()) && { serverNow: wall() },
      store: {
        ...parts.store,
        submit: (draft) => parts.store.submit({ ...draft, createdAt: draft.createdWall }),
      },
    })),
  },
  {
    name: 'a lost answer is taken for a no',
    harm: ['false no', 'duplicated'],
    sabotaged: onDevice((parts) => ({
      send: (entry, context) => parts.send(entry, context).catch(() => refused(entry, 'invalid_order')),
    })),
  },
  {
    name: 'a request is begun before it is written down, and given up as never sent',
    harm: ['false no', 'duplicated'],
    sabotaged: onDevice((parts, { process, disk }) => ({
      send: async (entry, context) => {
        await process.effect('not noted', () => disk.putEntry({ ...entry, state: 'saved', mayHaveArrived: false }));
        return parts.send(entry, context);
      },
    })),
  },
  {
    name: 'a no of the guest is believed without asking the server',
    harm: ['false no', 'duplicated'],
    sabotaged: onDevice((parts, { process, disk }) =>
      withStore(parts, {
        decline: (id) =>
          process.effect('decline', async () => {
            const entry = (await disk.entries()).find((one) => one.id === id);
            const read = entry && readStoredEntry(entry);
            if (read?.state !== 'asking') return undefined;
            await disk.putEntry({ ...read, mayHaveArrived: false });
            return disk.store.decline(id);
          }),
      }),
    ),
  },
  {
    name: 'whatever is due goes, whoever waits before it',
    harm: ['out of order'],
    sabotaged: onDevice((parts) =>
      withStore(parts, {
        waiting: async () => {
          const found = await parts.store.waiting();
          return { ...found, entries: [...found.entries].reverse() };
        },
      }),
    ),
  },
  {
    name: 'the server charges what it costs now, whatever was shown',
    harm: ['over-charged'],
    sabotaged: {
      server: (order) => async (request) => {
        const answer = await order(request);
        const { payload } = (answer.body ?? {}) as { payload?: { message: string; quote?: { totalPrice: string } } };
        if (payload?.message !== 'price_changed' || !payload.quote) return answer;
        const id = request.headers[HEADERS.idempotencyKey] ?? '';
        const other = freshId(id, 0xbad);
        const now = { ...request.headers, [HEADERS.shownTotal]: payload.quote.totalPrice };
        return renamed(await order(withKey({ ...request, headers: now }, other)), other, id);
      },
    },
  },
  {
    name: 'refused lines are not put back',
    harm: ['lost'],
    sabotaged: onDevice((parts, { process, disk }) =>
      withStore(parts, {
        settle: (id, outcome) =>
          process.effect('settle', async () => {
            const before = await disk.readCart();
            const entry = await disk.store.settle(id, outcome);
            if (outcome.kind === 'refused' && before) await disk.putCart(before);
            return entry;
          }),
      }),
    ),
  },
  {
    name: 'lines go back although the order may have arrived',
    harm: ['duplicated'],
    sabotaged: onDevice((parts, { process, disk }) =>
      withStore(parts, {
        postpone: async (id, nextAt, notBefore) => {
          const entry = await parts.store.postpone(id, nextAt, notBefore);
          if (entry) {
            await process.effect('put lines back', async () => {
              const cart = (await disk.readCart()) ?? emptyCart(entry.placeId);
              await disk.putCart(returnLines(cart, entry.cartLines, {}));
            });
          }
          return entry;
        },
      }),
    ),
  },
  {
    name: 'one order that cannot be sent stops all others for ever',
    harm: ['silent'],
    sabotaged: onDevice((parts) =>
      withStore(parts, {
        waiting: async () => {
          const found = await parts.store.waiting();
          return found.entries[0]?.state === 'asking' ? { ...found, entries: found.entries.slice(0, 1) } : found;
        },
      }),
    ),
  },
];
