// One payment by card: started, handed over to the bank, asked after until it is over. Two things go on at once: where the
// payment stands, which follows from its row alone, and the asking of the server, whose word is the only truth.
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

/** `at`: epoch ms of the device's clock. unheard: no answer came in time, and the start may have arrived. */
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
  /** The cancelling was turned down, or nobody knows whether it arrived. */
  | { readonly kind: 'failed'; readonly failure: StartFailure };

export interface PaymentContext {
  readonly paying: Paying;
  /** How often the server was asked since the payment stands where it does. */
  readonly asked: number;
  /** The server could not be asked the last time. */
  readonly isUnreached: boolean;
  /** The server has said how it stands since its guest left or came back: money that was paid meanwhile is known. */
  readonly isHeard: boolean;
  /** Why the last press on "cancel" changed nothing. */
  readonly notCancelled?: StartFailure | undefined;
}

export type PaymentEvent =
  /** The guest tries once more, or in another way. */
  | { readonly type: 'payment.again'; readonly way: PaymentMeans; readonly at: number }
  /** The guest goes to the provider's page. */
  | { readonly type: 'payment.leave' }
  /** The guest does not want to pay on the provider's page any more. */
  | { readonly type: 'payment.cancel' }
  /** The guest is back, the network is, or the guest asks: the server is asked now. */
  | { readonly type: 'payment.look' }
  /** Another tab has written. */
  | { readonly type: 'row.read'; readonly paying: Paying }
  | ({ readonly type: 'payment.told' } & AskAnswer)
  /** Told by the one half of the machine to the other. */
  | { readonly type: 'stand.entered' };

const stands = (stand: Stand) => ({
  guard: ({ context }: { readonly context: PaymentContext }) => standOf(context.paying) === stand,
  target: stand,
});

const urlOf = ({ paying: { told } }: PaymentContext): string | undefined => told?.page;

/** With the answer to a start. */
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

/** The machine. `startPayment`, `askPayment` and `cancelPayment` are handed in by `.provide()`. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as Paying,
    /** The guest is to go to the provider's page: after a start, and where they ask for it; never because a page is opened. */
    emitted: {} as { readonly type: 'payment.away'; readonly url: string },
  },
  actors: {
    /** Writes the row, and calls the server; the same attempt asked for twice is one payment. */
    startPayment: fromPromise<StartAnswer, Paying>(async ({ input: { at } }) => ({ kind: 'unheard', at })),
    /** undefined: the server could not be asked. */
    askPayment: fromPromise<AskAnswer | undefined, Paying>(async () => undefined),
    /** Has the server shut the provider's page. */
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
        /** Passed through: the row says where the payment stands, after a kill too. */
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
            /** A second tap is no second start. */
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
        /** The guest has been on the provider's page, and may go back to it. */
        pending: {
          on: { 'payment.leave': { guard: 'hasPage', actions: ['goAway', assign({ isHeard: false })] } },
        },
        processing: {},
        failed: {},
        success: {},
        /** The payment was not made in time, or it is unknown whether the start arrived. */
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
            // The pause begins anew.
            'stand.entered': { target: 'resting', reenter: true },
          },
        },
        asking: {
          // The running question is about a payment in another state by now.
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
        /** A second press cancels nothing a second time: none is heard here. */
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
