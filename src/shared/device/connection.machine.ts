// Whether our server is reachable. Only our server's answer counts; the browser's "online" event only triggers a probe.
import { fromPromise, setup } from 'xstate';

/** The delays, in milliseconds. */
const delays = {
  /** The age from which an answer no longer proves a connection. */
  freshFor: 15_000,
  /** The pause between two probes while nothing answers. */
  lookAgain: 5_000,
} as const;

export type ConnectionEvent =
  | { readonly type: 'answer.seen' }
  | { readonly type: 'request.failed' }
  /** The browser or a guest suspects a change. */
  | { readonly type: 'look' };

export const connectionMachine = setup({
  types: { events: {} as ConnectionEvent },
  actors: {
    /** Probes the connection; resolves true where our server answered. */
    probe: fromPromise<boolean>(async () => false),
  },
  delays,
}).createMachine({
  id: 'connection',
  initial: 'doubtful',
  on: { 'answer.seen': '.reachable' },
  states: {
    /** The last answer is missing or too old. The guest sees no message yet. */
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
    /** The server does not answer: the guest is told, and probing continues automatically. */
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
