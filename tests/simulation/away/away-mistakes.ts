// Known mistakes with orders without a table, injected one at a time: the judge must detect each.
import { HEADERS } from '#contract/headers.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { CommandCall } from '#contract/outbox/command.ts';
import { orderCommand } from '#contract/outbox/order-command.ts';
import type { OrderSecret } from '#domain/ids.ts';
import { formatAmountPlain, minor, parseAmount, ZERO } from '#domain/pricing/money.ts';
import { freshId, renamed, withKey, withStore } from '../sabotage/sabotage-tools.ts';
import { EURO } from '../venue.ts';
import type { VenueServer } from '../venue-server.ts';
import type { AwayViolation } from './away-judge.ts';
import type { AwaySabotage } from './away-schedule.ts';
import { type AwayRules, ZONES } from './away-venue.ts';

export interface AwayMistake {
  readonly name: string;
  /** Harm to guest or kitchen; the judge must find at least one of these. */
  readonly harm: readonly AwayViolation['kind'][];
  readonly sabotage: AwaySabotage;
}

interface Said {
  readonly payload?: { readonly message?: string; readonly quote?: { readonly totalPrice: string } };
}
const refusalOf = ({ body }: RawAnswer) => ((body ?? {}) as Said).payload;

/** Repeats an order under another id after this answer of the real server. */
const insteadOf =
  (word: string, again: (request: CommandCall, answer: RawAnswer) => CommandCall) =>
  (order: VenueServer['order']): VenueServer['order'] =>
  async (request) => {
    const answer = await order(request);
    if (refusalOf(answer)?.message !== word) return answer;
    const id = request.headers[HEADERS.idempotencyKey] ?? '';
    const other = freshId(id, 0xbad);
    return renamed(await order(withKey(again(request, answer), other)), other, id);
  };

/** Before each order, all taken slots or all code uses are forgotten. */
const forgetful = (table: 'slot_uses' | 'promo_uses'): AwaySabotage => ({
  server:
    (order, { server }) =>
    async (request) => {
      await server.store.write(server.placeId, ({ db }) =>
        db.deleteFrom(table).where('place_id', '=', server.placeId).execute(),
      );
      return order(request);
    },
});

const isBrought = ({ path }: CommandCall): boolean => path.endsWith('delivery');
const toFar = (request: CommandCall): CommandCall => {
  const { lat, lng } = ZONES.far.point;
  return { ...request, body: { ...request.body, delivery_address_lat: lat, delivery_address_lng: lng } };
};
/** Acts as if the guest had agreed to a higher total. */
const charging = (more: number, request: CommandCall): CommandCall => {
  const shown = parseAmount(request.headers[HEADERS.shownTotal] ?? '', EURO) ?? 0;
  const total = formatAmountPlain(minor(shown + more), EURO);
  return { ...request, headers: { ...request.headers, [HEADERS.shownTotal]: total } };
};

/** The venue applies other rules than those sent to devices. */
const withRules = (other: Partial<AwayRules>): AwaySabotage => ({
  server:
    (order, { rules, publish, restore }) =>
    async (request) => {
      await publish({ ...rules, ...other }, 'as it is');
      const answer = await order(request);
      await restore();
      return answer;
    },
});

const without = (body: object, field: string): object => {
  const { [field]: _, ...rest } = body as Record<string, unknown>;
  return rest;
};

export const AWAY_MISTAKES: readonly AwayMistake[] = [
  { name: 'nobody counts how many want a time', harm: ['overrun'], sabotage: forgetful('slot_uses') },
  { name: 'nobody counts how often a code was used', harm: ['overrun'], sabotage: forgetful('promo_uses') },
  {
    name: 'nobody counts the portions',
    harm: ['overrun'],
    sabotage: {
      server:
        (order, { server }) =>
        async (request) => {
          const counts = (db: typeof server.store.read) =>
            db.updateTable('portions').set({ portions_left: 9 }).where('place_id', '=', server.placeId);
          await server.store.write(server.placeId, ({ db }) => counts(db).execute());
          return order(request);
        },
    },
  },
  {
    name: 'an order whose answer was lost is taken once more',
    harm: ['duplicated', 'unexpected'],
    sabotage: {
      server: (order) => {
        const seen = new Set<string>();
        return async (request) => {
          const id = request.headers[HEADERS.idempotencyKey] ?? '';
          if (!seen.has(id) || request.path.endsWith('cancel')) {
            seen.add(id);
            return order(request);
          }
          const other = freshId(id, seen.size);
          return renamed(await order(withKey(request, other)), other, id);
        };
      },
    },
  },
  {
    name: 'the device makes a new secret for every try',
    harm: ['false no', 'duplicated', 'silent'],
    sabotage: {
      device: (parts) => ({
        send: (entry, context) => {
          const order = orderCommand.read(entry);
          if (!order) return parts.send(entry, context);
          const secret = `${order.secret}-${order.attempts}` as OrderSecret;
          const again = { ...order, secret };
          return parts.send(again, context);
        },
      }),
    },
  },
  {
    name: 'the secret is not kept with the order',
    harm: ['unfollowed', 'silent', 'lost'],
    sabotage: {
      device: (parts, { process, disk }) =>
        withStore(parts, {
          settle: async (id, outcome) => {
            const entry = await parts.store.settle(id, outcome);
            const forgotten = { ...entry, secret: undefined } as typeof entry;
            if (forgotten) await process.effect('forget', () => disk.putEntry(forgotten));
            return entry;
          },
        }),
    },
  },
  {
    name: 'a dish that has become dearer is charged unasked',
    harm: ['over-charged', 'unexpected'],
    sabotage: {
      server: insteadOf('price_changed', (request, answer) => ({
        ...request,
        headers: { ...request.headers, [HEADERS.shownTotal]: refusalOf(answer)?.quote?.totalPrice ?? '' },
      })),
    },
  },
  {
    name: 'a time that is full becomes as soon as possible, unasked',
    harm: ['untimely', 'unexpected'],
    sabotage: {
      server: insteadOf('slot_full', (request) => ({
        ...request,
        body: without(without(request.body, 'pickup_time'), 'delivery_time'),
      })),
    },
  },
  {
    name: 'it is brought far away at any time',
    harm: ['uncarried'],
    sabotage: withRules({ farFrom: '00:00', farTo: '23:59' }),
  },
  { name: 'it is brought far away for any amount', harm: ['uncarried'], sabotage: withRules({ farMinimum: ZERO }) },
  {
    name: 'every address is taken for a far one',
    harm: ['over-charged'],
    sabotage: {
      server: (order) => (request) =>
        order(isBrought(request) ? charging(ZONES.far.fee - ZONES.near.fee, toFar(request)) : request),
    },
  },
  {
    name: 'what is not brought is to be fetched',
    harm: ['uncarried', 'unexpected'],
    sabotage: {
      server: insteadOf('min_order_price_for_radius_not_fulfilled', (request) => ({
        ...charging(-ZONES.far.fee, request),
        path: 'orders/preorder',
        body: { ...request.body, pickup_time: Reflect.get(request.body, 'delivery_time') },
      })),
    },
  },
  {
    name: 'an order is taken after closing',
    harm: ['untimely'],
    sabotage: withRules({ closesAt: '23:59', whenClosed: true }),
  },
  {
    name: 'a dish that is no longer on the menu is cooked',
    harm: ['not on offer'],
    sabotage: {
      server:
        (order, { rules, publish, restore }) =>
        async (request) => {
          await publish(rules, new Set());
          const answer = await order(request);
          await restore();
          return answer;
        },
    },
  },
];
