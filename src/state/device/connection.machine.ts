// Whether our server can be reached. Only an answer of ours counts; the browser's "online" is a hint to look again.
import { fromPromise, setup } from 'xstate';

/** Milliseconds. */
const delays = {
  /** An answer this old no longer proves anything. */
  freshFor: 15_000,
  /** Between two looks while nothing answers. */
  lookAgain: 5_000,
} as const;

export type ConnectionEvent =
  | { readonly type: 'answer.seen' }
  | { readonly type: 'request.failed' }
  /** The browser, or a guest, thinks that something may have changed. */
  | { readonly type: 'look' };

export const connectionMachine = setup({
  types: { events: {} as ConnectionEvent },
  actors: {
    /** Resolves true where our server answered. */
    probe: fromPromise<boolean>(async () => false),
  },
  delays,
}).createMachine({
  id: 'connection',
  initial: 'doubtful',
  on: { 'answer.seen': '.reachable' },
  states: {
    /** Nothing is known, or it is too long ago. Nobody is troubled about it. */
    doubtful: {
      on: { look: 'checking', 'request.failed': 'checking' },
    },
    reachable: {
      after: { freshFor: 'doubtful' },
      on: { look: 'checking', 'request.failed': 'checking' },
    },
    checking: {
      invoke: {
        src: 'probe',
        onDone: [{ guard: ({ event }) => event.output, target: 'reachable' }, { target: 'unreachable' }],
        onError: 'unreachable',
      },
    },
    /** Shown to the guest, and looked at again by itself. */
    unreachable: {
      initial: 'waiting',
      on: { look: '.checking' },
      states: {
        waiting: { after: { lookAgain: 'checking' } },
        checking: {
          invoke: {
            src: 'probe',
            onDone: [{ guard: ({ event }) => event.output, target: '#connection.reachable' }, { target: 'waiting' }],
            onError: 'waiting',
          },
        },
      },
    },
  },
});
