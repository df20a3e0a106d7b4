// Mistakes about the session of a command when its guest must scan again.
import { HEADERS } from '#contract/headers.ts';
import { sessionOrderer } from '#domain/order/orderer.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { answeredBefore, lapsedOnTheWay, movesOn, nobodyScans } from '../stories/stories.ts';
import { type KnownMistake, onDevice, withStore } from './sabotage-tools.ts';

export const MISTAKES_AT_THE_TABLE: readonly KnownMistake[] = [
  {
    name: 'an order that asks for a scan looks for its own sitting alone',
    harm: ['silent'],
    story: lapsedOnTheWay,
    sabotaged: onDevice((parts, { process, disk }) => ({
      storeSession: async (session) => {
        const before = await disk.entries();
        await parts.storeSession(session);
        await process.effect('unbind', async () => {
          for (const entry of before) await disk.putEntry(entry);
        });
      },
    })),
  },
  {
    name: 'an order that asks for a scan goes by whatever table is scanned next',
    harm: ['unexpected'],
    story: movesOn,
    sabotaged: onDevice((parts, { process, disk }) => ({
      storeSession: async (session) => {
        await parts.storeSession(session);
        await process.effect('bind', async () => {
          for (const entry of await disk.entries()) {
            if (isSettled(entry.state)) continue;
            const bound = { orderer: sessionOrderer(session), sessionId: session.id, askReason: undefined };
            await disk.putEntry({ ...entry, ...bound, state: 'saved', nextAt: 0 });
          }
        });
      },
    })),
  },
  {
    name: 'the secrets of earlier sittings do not travel with an order',
    harm: ['false no', 'duplicated'],
    story: answeredBefore,
    sabotaged: {
      server: (order) => (request) => {
        const { [HEADERS.earlierSession]: _, ...headers } = request.headers;
        return order({ ...request, headers });
      },
    },
  },
  {
    name: 'the secret that an order was sent with is forgotten when it asks for a scan',
    harm: ['silent'],
    story: nobodyScans,
    sabotaged: onDevice((parts, { process, disk }) =>
      withStore(parts, {
        askSession: async (...args) => {
          const entry = await parts.store.askSession(...args);
          if (entry) await process.effect('forget', () => disk.putEntry({ ...entry, sentToken: undefined }));
          return entry;
        },
      }),
    ),
  },
];
