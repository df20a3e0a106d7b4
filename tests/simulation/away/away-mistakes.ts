// Mistakes with orders that have no table, put into the real parts one at a time: the judge must see each.
import { HEADERS } from '#contract/headers.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { CommandCall } from '#contract/outbox/command.ts';
import { orderCommand } from '#contract/outbox/order-command.ts';
import type { OrderSecret } from '#domain/ids.ts';
import { freshId, renamed, withKey, withStore } from '../sabotage/sabotage-tools.ts';
import type { VenueServer } from '../venue-server.ts';
import type { AwayViolation } from './away-judge.ts';
import type { AwaySabotage } from './away-schedule.ts';

export interface AwayMistake {
  readonly name: string;
  /** What it does to a guest or the kitchen: one of these must be found. */
  readonly harm: readonly AwayViolation['kind'][];
  readonly sabotage: AwaySabotage;
}

interface Said {
  readonly payload?: { readonly message?: string; readonly quote?: { readonly totalPrice: string } };
}
const refusalOf = ({ body }: RawAnswer) => ((body ?? {}) as Said).payload;

/** Asked once more under another id, when the real server has said this word. */
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

/** Before each order something of what was taken is forgotten. */
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
      server: insteadOf('slot_full', (request) => ({ ...request, body: without(request.body, 'pickup_time') })),
    },
  },
  {
    name: 'an order is taken after closing',
    harm: ['untimely'],
    sabotage: {
      server:
        (order, { rules, publish, restore }) =>
        async (request) => {
          await publish({ ...rules, closesAt: '23:59', whenClosed: true }, 'as it is');
          const answer = await order(request);
          await restore();
          return answer;
        },
    },
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
