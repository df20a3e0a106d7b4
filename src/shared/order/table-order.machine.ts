// One guest's order at a table: chosen, saved on the device, under way, answered. What became of it is the outbox's to
// know: this machine is told the rows and never keeps a state of its own beside them.
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

/** An order that was sent from this device, as far as the machine looks at it. */
export interface SentOrder {
  readonly id: OrderId;
  readonly state: EntryState;
}

/** Rows of the open place. */
export interface OrderRows {
  /** Orders that the guest has not put away, the newest first. */
  readonly sent: readonly SentOrder[];
  /** The refused order whose new price the next press accepts. */
  readonly toReplace: OrderId | undefined;
}

export const NO_ROWS: OrderRows = { sent: [], toReplace: undefined };

/** `Order`: what was on the screen when the guest pressed; it is only handed on. */
export type TableOrderEvent<Order> =
  | { readonly type: 'order.send'; readonly order: Order }
  /** The guest has looked at the failure. */
  | { readonly type: 'order.seen' }
  | { readonly type: 'rows.read'; readonly rows: OrderRows };

export interface OrderToWrite<Order> {
  readonly order: Order;
  readonly replaces: OrderId | undefined;
}

export interface TableOrderContext {
  readonly rows: OrderRows;
  /** Saved, but the rows that were read last are older. */
  readonly awaited: OrderId | undefined;
  /** The refused order that is replaced by the order being saved. */
  readonly replacing: OrderId | undefined;
  /** The refused order that was replaced last: rows that were read before that must not offer it again. */
  readonly replaced: OrderId | undefined;
  readonly failure: SaveFailure | undefined;
}

/** The refused order that a press replaces now; undefined where there is none, or where it has been replaced. */
export const toReplaceNow = ({ rows, replaced }: TableOrderContext): OrderId | undefined =>
  rows.toReplace === replaced ? undefined : rows.toReplace;

/** Where the newest order stands; undefined: nothing is under way, or all has been put away. */
const standingOf = ({ rows, awaited }: TableOrderContext): EntryState | undefined =>
  awaited === undefined ? rows.sent[0]?.state : 'saved';

const withRows = ({ awaited }: TableOrderContext, rows: OrderRows) => ({
  rows,
  awaited: rows.sent.some(({ id }) => id === awaited) ? undefined : awaited,
});

/** The entry is on the disk; the rows may have been read with it already, or will be. */
const withSaved = (context: TableOrderContext, id: OrderId) => ({
  ...withRows({ ...context, awaited: id }, context.rows),
  replaced: context.replacing ?? context.replaced,
});

/** Asked for where an order is on the disk alone. */
const savedId = (outcome: SaveOutcome): OrderId => {
  if (!outcome.ok) throw new Error('An order that was not saved has no id');
  return outcome.value;
};

/** The machine for orders of this shape. `saveOrder` is handed in by `.provide()`. */
export function tableOrderMachine<Order>() {
  return setup({
    types: {
      context: {} as TableOrderContext,
      events: {} as TableOrderEvent<Order>,
      input: {} as OrderRows,
      /** Once for each order that is on the disk. */
      emitted: {} as { readonly type: 'order.saved'; readonly id: OrderId },
    },
    actors: {
      /** Writes the entry, and takes its lines out of the cart, in one step. */
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
      /** Passed through: the rows say where the guest is. */
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
          /** A second tap in here is no second order. */
          'order.send': {},
          'rows.read': { actions: assign(({ context, event }) => withRows(context, event.rows)) },
        },
      },
      notSaved: {
        on: {
          'order.seen': { target: 'standing', actions: assign({ failure: undefined }) },
          /** The end of an earlier order does not hide that this one was not saved. */
          'rows.read': { actions: assign(({ context, event }) => withRows(context, event.rows)) },
        },
      },
      /** The kitchen has not said anything yet. The guest may choose and send more. */
      waiting: {},
      /** Until the guest puts the answer away, or sends another order. */
      answered: {
        initial: 'received',
        states: { received: {}, refused: {}, expired: {} },
      },
    },
  });
}

export type TableOrderLogic<Order> = ReturnType<typeof tableOrderMachine<Order>>;
