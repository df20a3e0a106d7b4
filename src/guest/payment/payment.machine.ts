// One card payment: started, handed to the bank, polled until final. Two parallel regions: the payment's state, derived only
// from its row, and the polling of the server, which alone decides.
import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { CardPayment } from '#domain/payment/card-payment.ts';
import {
  askAfter,
  laterPaying,
  mayCancel,
  type Paying,
  type PaymentMeans,
  type Stand,
  type StartFailure,
  standOf,
  tryAgain,
  withTold,
} from '#domain/payment/paying.ts';

/** `at`: epoch ms of the device's clock. `unheard`: no answer in time, so the start may have arrived. */
export type StartAnswer = { readonly at: number } & (
  | { readonly kind: 'told'; readonly told: CardPayment | null }
  | { readonly kind: 'failed'; readonly failure: StartFailure }
  | { readonly kind: 'unheard' }
);

export interface AskAnswer {
  readonly told: CardPayment | null;
  readonly at: number;
}

export type CancelAnswer =
  | ({ readonly kind: 'told' } & AskAnswer)
  /** The cancel was rejected, or it is unknown whether it arrived. */
  | { readonly kind: 'failed'; readonly failure: StartFailure };

export interface PaymentContext {
  readonly paying: Paying;
  /** Number of polls since the last state change. */
  readonly asked: number;
  /** The last request to the server failed. */
  readonly isUnreached: boolean;
  /** The server has answered since the guest left or returned, so a payment made meanwhile would be known. */
  readonly isHeard: boolean;
  /** Why the last "cancel" had no effect. */
  readonly notCancelled?: StartFailure | undefined;
}

export type PaymentEvent =
  /** The guest retries, or pays another way. */
  | { readonly type: 'payment.again'; readonly way: PaymentMeans; readonly at: number }
  /** The guest goes to the provider's page. */
  | { readonly type: 'payment.leave' }
  /** The guest no longer wants to pay on the provider's page. */
  | { readonly type: 'payment.cancel' }
  /** The guest or the network is back, or the guest refreshes: polls at once. */
  | { readonly type: 'payment.look' }
  /** Another tab has written the row. */
  | { readonly type: 'row.read'; readonly paying: Paying }
  | ({ readonly type: 'payment.told' } & AskAnswer)
  /** Sent by one region to the other. */
  | { readonly type: 'stand.entered' };

const stands = (stand: Stand) => ({
  guard: ({ context }: { readonly context: PaymentContext }) => standOf(context.paying) === stand,
  target: stand,
});

const urlOf = ({ paying: { told } }: PaymentContext): string | undefined => told?.page;

/** Applies the answer to a start. */
const started = (paying: Paying, answer: StartAnswer): Paying => {
  switch (answer.kind) {
    case 'told':
      return withTold(paying, answer.told, answer.at);
    case 'failed':
      return { ...paying, at: answer.at, failure: answer.failure };
    case 'unheard':
      return { ...paying, at: answer.at, isUnheard: true };
  }
};

/** The machine. Provide `startPayment`, `askPayment` and `cancelPayment` with `.provide()`. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as Paying,
    /** Redirect to the provider's page: after a start or on request, never because a page was opened. */
    emitted: {} as { readonly type: 'payment.away'; readonly url: string },
  },
  actors: {
    /** Writes the row and calls the server; repeating an attempt makes one payment. */
    startPayment: fromPromise<StartAnswer, Paying>(async ({ input: { at } }) => ({ kind: 'unheard', at })),
    /** `undefined`: the server could not be reached. */
    askPayment: fromPromise<AskAnswer | undefined, Paying>(async () => undefined),
    /** Asks the server to close the provider's page. */
    cancelPayment: fromPromise<CancelAnswer, Paying>(async () => ({ kind: 'failed', failure: { kind: 'offline' } })),
  },
  delays: { pause: ({ context }) => askAfter(context.paying, context.asked) ?? 0 },
  guards: {
    isAskedByItself: ({ context }) => askAfter(context.paying, context.asked) !== undefined,
    mayBeAsked: ({ context }) => askAfter(context.paying, 0) !== undefined,
    mayCancel: ({ context }) => mayCancel(context.paying),
    hasPage: ({ context }) => urlOf(context) !== undefined,
  },
  actions: {
    goAway: emit(({ context }) => ({ type: 'payment.away', url: urlOf(context) ?? '' })),
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ paying: input, asked: 0, isUnreached: false, isHeard: false }),
  type: 'parallel',
  states: {
    stand: {
      initial: 'standing',
      on: {
        'row.read': {
          guard: ({ context, event }) => laterPaying(context.paying, event.paying) === event.paying,
          target: '.standing',
          actions: assign(({ event }) => ({ paying: event.paying, asked: 0 })),
        },
        'payment.told': {
          target: '.standing',
          actions: assign(({ context, event }) => {
            const paying = withTold(context.paying, event.told, event.at);
            return { paying, isHeard: true, ...(standOf(paying) !== standOf(context.paying) && { asked: 0 }) };
          }),
        },
        'payment.again': {
          guard: ({ context, event }) => tryAgain(context.paying, event.way, event.at) !== context.paying,
          target: '.standing',
          actions: assign(({ context, event }) => ({
            paying: tryAgain(context.paying, event.way, event.at),
            asked: 0,
            isUnreached: false,
          })),
        },
      },
      states: {
        /** Transient: the row decides the state, also after a crash. */
        standing: {
          entry: raise({ type: 'stand.entered' }),
          always: [
            stands('starting'),
            stands('redirected'),
            stands('pending'),
            stands('processing'),
            stands('success'),
            stands('failed'),
            { target: 'timedOut' },
          ],
        },
        starting: {
          invoke: {
            src: 'startPayment',
            input: ({ context }) => context.paying,
            onDone: {
              target: 'standing',
              actions: [
                assign(({ context, event }) => ({ paying: started(context.paying, event.output) })),
                raise({ type: 'payment.leave' }),
              ],
            },
            onError: {
              target: 'standing',
              actions: assign(({ context }) => ({ paying: { ...context.paying, isUnheard: true } })),
            },
          },
          on: {
            /** Ignored: a second tap does not start another payment. */
            'payment.again': {},
          },
        },
        redirected: {
          on: {
            'payment.leave': {
              guard: 'hasPage',
              target: 'standing',
              actions: [
                'goAway',
                assign(({ context }) => ({ paying: { ...context.paying, hasLeft: true }, asked: 0, isHeard: false })),
              ],
            },
          },
        },
        /** The guest was on the provider's page and may return to that page. */
        pending: {
          on: { 'payment.leave': { guard: 'hasPage', actions: ['goAway', assign({ isHeard: false })] } },
        },
        processing: {},
        failed: {},
        success: {},
        /** The payment expired, or it is unknown whether the start arrived. */
        timedOut: {},
      },
    },
    ear: {
      initial: 'resting',
      states: {
        resting: {
          after: { pause: { guard: 'isAskedByItself', target: 'asking' } },
          on: {
            'payment.look': { guard: 'mayBeAsked', target: 'asking', actions: assign({ isHeard: false }) },
            'payment.cancel': { guard: 'mayCancel', target: 'cancelling' },
            // Restarts the pause.
            'stand.entered': { target: 'resting', reenter: true },
          },
        },
        asking: {
          // The running request belongs to an earlier state.
          on: { 'stand.entered': 'resting', 'payment.cancel': { guard: 'mayCancel', target: 'cancelling' } },
          invoke: {
            src: 'askPayment',
            input: ({ context }) => context.paying,
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context, event }) => ({ asked: context.asked + 1, isUnreached: event.output === undefined })),
                raise(({ event }) =>
                  event.output ? { type: 'payment.told', ...event.output } : { type: 'stand.entered' },
                ),
              ],
            },
            onError: {
              target: 'resting',
              actions: assign(({ context }) => ({ asked: context.asked + 1, isUnreached: true })),
            },
          },
        },
        /** Further presses on "cancel" are ignored here. */
        cancelling: {
          entry: assign({ notCancelled: undefined }),
          invoke: {
            src: 'cancelPayment',
            input: ({ context }) => context.paying,
            onDone: {
              target: 'resting',
              actions: [
                assign(({ event }) => ({
                  notCancelled: event.output.kind === 'failed' ? event.output.failure : undefined,
                })),
                raise(({ event: { output } }) =>
                  output.kind === 'told'
                    ? { type: 'payment.told', told: output.told, at: output.at }
                    : { type: 'stand.entered' },
                ),
              ],
            },
            onError: { target: 'resting', actions: assign({ notCancelled: { kind: 'other' } as StartFailure }) },
          },
        },
      },
    },
  },
});
