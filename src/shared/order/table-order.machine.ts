// One guest's order at a table: chosen, saved on the device, pending, answered. The outbox owns the result: this machine
// receives the rows and keeps no copy of their state.
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { OrderId } from '#domain/ids.ts';
import type { EntryState } from '#domain/outbox/outbox.ts';

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

/** The fields of a sent order that the machine uses. */
export interface SentOrder {
  readonly id: OrderId;
  readonly state: EntryState;
}

/** Rows of the open place. */
export interface OrderRows {
  /** Orders that the guest has not dismissed, the newest first. */
  readonly sent: readonly SentOrder[];
  /** The rejected order whose new price the next press accepts. */
  readonly toReplace: OrderId | undefined;
}

export const NO_ROWS: OrderRows = { sent: [], toReplace: undefined };

/** `Order`: the screen's content when the guest pressed; passed through unchanged. */
export type TableOrderEvent<Order> =
  | { readonly type: 'order.send'; readonly order: Order }
  /** The guest has dismissed the failure. */
  | { readonly type: 'order.seen' }
  | { readonly type: 'rows.read'; readonly rows: OrderRows };

export interface OrderToWrite<Order> {
  readonly order: Order;
  readonly replaces: OrderId | undefined;
}

export interface TableOrderContext {
  readonly rows: OrderRows;
  /** Id of an order that is saved but not in the last rows yet. */
  readonly awaited: OrderId | undefined;
  /** The rejected order that the order being saved replaces. */
  readonly replacing: OrderId | undefined;
  /** The last replaced order: rows read earlier must not offer it again. */
  readonly replaced: OrderId | undefined;
  readonly failure: SaveFailure | undefined;
}

/** The rejected order that a press replaces now; `undefined` when there is none, or it is already replaced. */
export const toReplaceNow = ({ rows, replaced }: TableOrderContext): OrderId | undefined =>
  rows.toReplace === replaced ? undefined : rows.toReplace;

/** State of the newest order; `undefined` when none is pending or all are dismissed. */
const standingOf = ({ rows, awaited }: TableOrderContext): EntryState | undefined =>
  awaited === undefined ? rows.sent[0]?.state : 'saved';

const withRows = ({ awaited }: TableOrderContext, rows: OrderRows) => ({
  rows,
  awaited: rows.sent.some(({ id }) => id === awaited) ? undefined : awaited,
});

/** The entry is stored; the rows may contain it already or will soon. */
const withSaved = (context: TableOrderContext, id: OrderId) => ({
  ...withRows({ ...context, awaited: id }, context.rows),
  replaced: context.replacing ?? context.replaced,
});

/** Call this function only when the order is stored. */
const savedId = (outcome: SaveOutcome): OrderId => {
  if (!outcome.ok) throw new Error('An order that was not saved has no id');
  return outcome.value;
};

/** Creates the machine for orders of this shape. Provide `saveOrder` with `.provide()`. */
export function tableOrderMachine<Order>() {
  return setup({
    types: {
      context: {} as TableOrderContext,
      events: {} as TableOrderEvent<Order>,
      input: {} as OrderRows,
      /** Emitted once per stored order. */
      emitted: {} as { readonly type: 'order.saved'; readonly id: OrderId },
    },
    actors: {
      /** Writes the entry and removes its lines from the cart in one transaction. */
      saveOrder: fromPromise<SaveOutcome, OrderToWrite<Order>>(async () => ({ ok: false, error: 'storage' })),
    },
  }).createMachine({
    id: 'tableOrder',
    context: ({ input }) => ({
      rows: input,
      awaited: undefined,
      replacing: undefined,
      replaced: undefined,
      failure: undefined,
    }),
    initial: 'standing',
    on: {
      'order.send': '.saving',
      'rows.read': { target: '.standing', actions: assign(({ context, event }) => withRows(context, event.rows)) },
    },
    states: {
      /** Transient: the rows decide the next state. */
      standing: {
        always: [
          { guard: ({ context }) => standingOf(context) === undefined, target: 'choosing' },
          { guard: ({ context }) => standingOf(context) === 'received', target: 'answered.received' },
          { guard: ({ context }) => standingOf(context) === 'refused', target: 'answered.refused' },
          { guard: ({ context }) => standingOf(context) === 'expired', target: 'answered.expired' },
          { target: 'waiting' },
        ],
      },
      choosing: {},
      saving: {
        entry: assign(({ context }) => ({ failure: undefined, replacing: toReplaceNow(context) })),
        invoke: {
          src: 'saveOrder',
          input: ({ context, event }) => {
            assertEvent(event, 'order.send');
            return { order: event.order, replaces: context.replacing };
          },
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'standing',
              actions: [
                assign(({ context, event }) => (event.output.ok ? withSaved(context, event.output.value) : {})),
                emit(({ event }) => ({ type: 'order.saved', id: savedId(event.output) })),
              ],
            },
            {
              target: 'notSaved',
              actions: assign({ failure: ({ event }) => (event.output.ok ? undefined : event.output.error) }),
            },
          ],
          onError: { target: 'notSaved', actions: assign({ failure: 'storage' }) },
        },
        on: {
          /** Ignored: a second tap is no second order. */
          'order.send': {},
          'rows.read': { actions: assign(({ context, event }) => withRows(context, event.rows)) },
        },
      },
      notSaved: {
        on: {
          'order.seen': { target: 'standing', actions: assign({ failure: undefined }) },
          /** The end of an earlier order does not hide this failed save. */
          'rows.read': { actions: assign(({ context, event }) => withRows(context, event.rows)) },
        },
      },
      /** The kitchen has not answered yet. The guest may choose and send more. */
      waiting: {},
      /** Until the guest dismisses the answer, or sends another order. */
      answered: {
        initial: 'received',
        states: { received: {}, refused: {}, expired: {} },
      },
    },
  });
}

export type TableOrderLogic<Order> = ReturnType<typeof tableOrderMachine<Order>>;
