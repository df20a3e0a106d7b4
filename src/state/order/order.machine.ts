// From "send to kitchen" to an entry on disk. What becomes of it then is the outbox's, and is read from its rows.
import { assign, fromPromise, setup } from 'xstate';
import type { OrderId } from '#domain/ids.ts';

/**
 * table    no table session: the code must be scanned
 * empty    nothing was left to send (another tab, or a second tap, was faster)
 * changed  the cart changed between the tap and the save: look again
 * storage  it could be neither stored nor sent
 */
export type SaveFailure = 'table' | 'empty' | 'changed' | 'storage';
export type SaveOutcome =
  | { readonly ok: true; readonly value: OrderId }
  | { readonly ok: false; readonly error: SaveFailure };

export const orderMachine = setup({
  types: {
    events: {} as { readonly type: 'order.send' } | { readonly type: 'order.seen' },
    context: {} as { readonly entryId: OrderId | undefined; readonly failure: SaveFailure | undefined },
  },
  actors: {
    /** Writes the entry, and takes its lines out of the cart, in one step. */
    saveOrder: fromPromise<SaveOutcome>(async () => ({ ok: false, error: 'storage' })),
  },
}).createMachine({
  id: 'order',
  initial: 'choosing',
  context: { entryId: undefined, failure: undefined },
  states: {
    choosing: {
      on: { 'order.send': 'saving' },
    },
    /** A second tap in here is no second order. */
    saving: {
      invoke: {
        src: 'saveOrder',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'saved',
            actions: assign({
              entryId: ({ event }) => (event.output.ok ? event.output.value : undefined),
              failure: undefined,
            }),
          },
          {
            target: 'notSaved',
            actions: assign({ failure: ({ event }) => (event.output.ok ? undefined : event.output.error) }),
          },
        ],
        onError: { target: 'notSaved', actions: assign({ failure: 'storage' }) },
      },
    },
    saved: {
      on: { 'order.seen': 'choosing', 'order.send': 'saving' },
    },
    notSaved: {
      on: { 'order.seen': 'choosing', 'order.send': 'saving' },
    },
  },
});
