// Mistakes that real systems have made, injected one at a time; the judge must detect each.

import { billCommand } from '#contract/outbox/bill-command.ts';
import { COMMANDS, kindOf, readStoredEntry } from '#contract/outbox/commands.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { returnLines } from '#domain/cart/cart-rules.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import { lateBill, lateCopy } from '../stories/stories.ts';
import { type KnownMistake, onDevice, withStore } from './sabotage-tools.ts';
import { MISTAKES_AT_THE_TABLE } from './sabotages-at-the-table.ts';
import { MISTAKES_ON_THE_WIRE } from './sabotages-on-the-wire.ts';

export const MISTAKES: readonly KnownMistake[] = [
  ...MISTAKES_ON_THE_WIRE,
  ...MISTAKES_AT_THE_TABLE,
  {
    // Like Workbox: the entry leaves the queue before the request, and returns only when the request throws.
    name: 'delete before send',
    harm: ['silent', 'lost'],
    sabotaged: onDevice((parts, { process, disk }) => ({
      send: async (entry, context) => {
        await process.effect('delete', () => disk.deleteEntry(entry.id));
        const answer = await parts.send(entry, context).catch(async (error: unknown) => {
          await process.effect('put back', () => disk.putEntry(entry));
          throw error;
        });
        if (kindOf(COMMANDS, entry.kind)?.judge(answer, entry).kind !== 'retry') {
          await process.effect('put back', () => disk.putEntry(entry));
        }
        return answer;
      },
    })),
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
          const { sessionId } = entry;
          if (sessionId) await process.effect('drop session', () => disk.deleteSession(sessionId));
          throw error;
        }),
    })),
  },
  {
    name: 'the cart is emptied in a transaction of its own, before the entry',
    isRare: true,
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
    name: 'a request is begun before it is written down, and given up as never sent',
    isRare: true,
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
    story: lateCopy,
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
    name: 'the bill goes out past the orders before it',
    harm: ['out of order'],
    story: lateBill,
    sabotaged: onDevice(() => ({ kinds: { ...COMMANDS, bill: { ...billCommand, waitsFor: [] } } })),
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
          const order = entry && readStoredEntry(entry);
          if (order?.kind === 'order') {
            await process.effect('put lines back', async () => {
              const cart = (await disk.readCart()) ?? emptyCart(order.placeId);
              await disk.putCart(returnLines(cart, order.cartLines));
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
