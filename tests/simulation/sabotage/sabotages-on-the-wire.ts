// Mistakes on the wire: ids, answers, prices.
import { HEADERS } from '#contract/headers.ts';
import { freshId, type KnownMistake, madeUp, misreads, onDevice, refused, renamed, withKey } from './sabotage-tools.ts';

/** A server that treats a retry as a new call; other calls are normal. */
const withFreshKeys =
  (isMistaken: (path: string) => boolean): NonNullable<KnownMistake['sabotaged']['server']> =>
  (order) => {
    const deliveries = new Map<string, number>();
    return async (request) => {
      const id = request.headers[HEADERS.idempotencyKey] ?? '';
      const delivery = deliveries.get(id) ?? 0;
      deliveries.set(id, delivery + 1);
      if (delivery === 0 || !isMistaken(request.path)) return order(request);
      const other = freshId(id, delivery);
      return renamed(await order(withKey(request, other)), other, id);
    };
  };

export const MISTAKES_ON_THE_WIRE: readonly KnownMistake[] = [
  {
    name: '500 counts as sent',
    isRare: true,
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
    isRare: true,
    harm: ['lost', 'false no'],
    sabotaged: misreads((answer, entry) => {
      const { id } = (answer.body ?? {}) as { id?: string };
      if (id === undefined || id === entry.id) return undefined;
      return answer.status < 300 ? madeUp(entry) : refused(entry, 'inactive_products');
    }),
  },
  {
    name: '409 settles',
    isRare: true,
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
      server: withFreshKeys((path) => path !== 'orders/cancel'),
    },
  },
  {
    name: 'the server keeps no answer of a bill',
    isRare: true,
    harm: ['false no'],
    sabotaged: {
      server: withFreshKeys((path) => path.endsWith('bill_wanted')),
    },
  },
  {
    name: 'a lost answer is taken for a no',
    harm: ['false no', 'duplicated'],
    sabotaged: onDevice((parts) => ({
      send: (entry, context) => parts.send(entry, context).catch(() => refused(entry, 'invalid_order')),
    })),
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
];
