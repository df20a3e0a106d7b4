// A shared device between two guests: idle, in use, thanked, cleaned. Orders are known from the database rows; this machine
// receives them and keeps no guest data.
import { assign, fromPromise, setup } from 'xstate';
import {
  type GuestRows,
  HELD_MS,
  hasOrderOnItsWay,
  hasOrderReceived,
  hasUnpaid,
  RESET_MS,
  RESETS,
  RETRY_MS,
  type SharedKind,
  STILL_THERE_MS,
  TELLING_MS,
  THANKS_MS,
  thankedOrder,
  UNSENT_MS,
  unsentLabels,
} from '#domain/kiosk/between-guests.ts';

export interface KioskInput {
  readonly kind: SharedKind;
  /** Idle time in ms after which the guest is asked whether they are still there. */
  readonly idleMs: number;
  readonly rows: GuestRows;
  /** A reset started and never finished, because the device lost power. */
  readonly wasInterrupted: boolean;
}

export interface KioskContext extends KioskInput {
  /** Number of reset attempts since the device was last clean. */
  readonly resets: number;
  /** Number of countdowns that a guest has seen start; each one starts anew. */
  readonly asked: number;
}

export type KioskEvent =
  /** The idle screen was touched. */
  | { readonly type: 'guest.came' }
  | { readonly type: 'order.opened' }
  | { readonly type: 'order.closed' }
  /** Any activity: a touch, a key, a scroll, a moved focus. */
  | { readonly type: 'guest.seen' }
  /** "I am still here". */
  | { readonly type: 'guest.stays' }
  /** "I am done". */
  | { readonly type: 'guest.done' }
  /** A member of staff clears the device: no guest is asked, and unsent orders are named. */
  | { readonly type: 'staff.cleared' }
  /** The sitting of the tablet's table has ended: paid, closed, moved or expired. */
  | { readonly type: 'table.closed' }
  | { readonly type: 'rows.read'; readonly rows: GuestRows }
  | { readonly type: 'try.again' };

/** @internal Events that a user can cause; a test sends each of them in every state. */
export const KIOSK_EVENTS = [
  'guest.came',
  'order.opened',
  'order.closed',
  'guest.seen',
  'guest.stays',
  'guest.done',
  'staff.cleared',
  'table.closed',
  'try.again',
] as const satisfies readonly KioskEvent['type'][];

/** Provide `reset` with `.provide()`: it resolves with the guest data that it found left. */
export const kioskMachine = setup({
  types: { context: {} as KioskContext, events: {} as KioskEvent, input: {} as KioskInput },
  actors: { reset: fromPromise<readonly string[], SharedKind>(async () => ['nothing was reset']) },
  delays: {
    idle: ({ context }) => context.idleMs,
    stillThere: STILL_THERE_MS,
    held: HELD_MS,
    unsent: UNSENT_MS,
    telling: TELLING_MS,
    thanks: THANKS_MS,
    resetting: RESET_MS,
    retry: RETRY_MS,
  },
  guards: {
    wasInterrupted: ({ context }) => context.wasInterrupted,
    isThanked: ({ context }) => context.kind === 'kiosk' && thankedOrder(context.rows) !== undefined,
    isUsed: ({ context }) => context.rows.hasChosen || context.rows.orders.length > 0,
    // An unpaid order stays at its table, but the guest can no longer see it on the tablet.
    losesSight: ({ context }) => context.rows.hasChosen || (context.kind === 'tablet' && hasUnpaid(context.rows)),
    hasTraces: ({ context }) => context.rows.hasTraces,
    // A guest who has ordered at a table eats there and asks for the bill on its tablet, so the sitting ends only when staff
    // close it.
    isSeated: ({ context }) => context.kind === 'tablet' && hasOrderReceived(context.rows),
    isHeld: ({ context }) => hasOrderOnItsWay(context.rows),
    isUnsent: ({ context }) => unsentLabels(context.rows).length > 0,
    mayTryAgain: ({ context }) => context.resets < RESETS,
  },
}).createMachine({
  id: 'kiosk',
  context: ({ input }) => ({ ...input, resets: 0, asked: 0 }),
  initial: 'starting',
  on: { 'rows.read': { actions: assign({ rows: ({ event }) => event.rows }) } },
  states: {
    /** Transient: after a power loss the rows decide the state. */
    starting: {
      always: [
        { guard: 'wasInterrupted', target: 'resetting' },
        { guard: 'isThanked', target: 'thanks' },
        { guard: 'isUsed', target: 'here' },
        // Traces without a chosen dish may be an earlier guest's, because the power may have been off for hours.
        { guard: 'hasTraces', target: 'resetting' },
        { target: 'attract' },
      ],
    },
    /**
     * A guest who chose a dish before this screen was loaded is in the middle of an order. Accessibility settings or a
     * language left by a guest must not stay for the next one.
     */
    attract: {
      always: { guard: 'isUsed', target: 'here' },
      after: {
        idle: [
          { guard: 'hasTraces', target: 'resetting' },
          { target: 'attract', reenter: true },
        ],
      },
      on: {
        'guest.came': 'here',
        'guest.seen': { target: 'attract', reenter: true },
        'staff.cleared': 'resetting',
        'table.closed': { guard: 'hasTraces', target: 'resetting' },
      },
    },
    here: {
      type: 'parallel',
      always: { guard: 'isThanked', target: 'thanks' },
      on: { 'staff.cleared': '#kiosk.ending', 'table.closed': '#kiosk.ending' },
      states: {
        step: {
          initial: 'ordering',
          states: {
            ordering: { on: { 'order.opened': 'review' } },
            review: { on: { 'order.closed': 'ordering' } },
          },
        },
        presence: {
          initial: 'counting',
          states: {
            counting: {
              always: { guard: 'isHeld', target: 'held' },
              after: { idle: [{ guard: 'isSeated', target: 'counting', reenter: true }, { target: 'asking' }] },
              on: {
                'guest.seen': { target: 'counting', reenter: true },
                'guest.done': [{ guard: 'losesSight', target: 'leaving' }, { target: '#kiosk.ending' }],
              },
            },
            /** A sent order has no answer yet, so the guest is not asked to leave. */
            held: {
              always: { guard: ({ context }) => !hasOrderOnItsWay(context.rows), target: 'counting' },
              after: { held: 'asking' },
              on: {
                'guest.seen': { target: 'held', reenter: true },
                'guest.done': [{ guard: 'losesSight', target: 'leaving' }, { target: '#kiosk.ending' }],
              },
            },
            /** Leaving would discard the chosen dishes, or hide an order that is not paid, so the guest is asked first. */
            leaving: {
              after: { idle: 'asking' },
              on: {
                'guest.seen': { target: 'leaving', reenter: true },
                'guest.stays': 'counting',
                'guest.done': '#kiosk.ending',
              },
            },
            asking: {
              entry: assign({ asked: ({ context }) => context.asked + 1 }),
              after: { stillThere: '#kiosk.ending' },
              on: {
                'guest.seen': { target: 'asking', reenter: true },
                'guest.stays': 'counting',
                'guest.done': '#kiosk.ending',
              },
            },
          },
        },
      },
    },
    /** Shows the order's number until its guest leaves. */
    thanks: {
      initial: 'waiting',
      // Rejected or asking, so the guest must look at the order.
      always: { guard: ({ context }) => thankedOrder(context.rows) === undefined, target: 'here' },
      on: { 'staff.cleared': 'ending' },
      states: {
        waiting: {
          always: { guard: ({ context }) => !hasOrderOnItsWay(context.rows), target: 'received' },
          after: { unsent: 'unsent' },
          on: { 'guest.done': 'unsent' },
        },
        /** No answer: the guest reads what to tell the staff, and the order is sent later. */
        unsent: {
          entry: assign({ asked: ({ context }) => context.asked + 1 }),
          always: { guard: ({ context }) => !hasOrderOnItsWay(context.rows), target: 'received' },
          after: { telling: '#kiosk.resetting' },
          on: {
            'guest.seen': { target: 'unsent', reenter: true },
            'guest.done': '#kiosk.resetting',
            'staff.cleared': '#kiosk.resetting',
          },
        },
        received: {
          entry: assign({ asked: ({ context }) => context.asked + 1 }),
          always: { guard: 'isHeld', target: 'waiting' },
          after: { thanks: '#kiosk.resetting' },
          on: {
            'guest.seen': { target: 'received', reenter: true },
            'guest.stays': 'kept',
            'guest.done': '#kiosk.resetting',
          },
        },
        /** The guest writes the number down, or shows it to somebody. */
        kept: {
          entry: assign({ asked: ({ context }) => context.asked + 1 }),
          always: { guard: 'isHeld', target: 'waiting' },
          after: { held: '#kiosk.resetting' },
          on: { 'guest.seen': { target: 'kept', reenter: true }, 'guest.done': '#kiosk.resetting' },
        },
      },
    },
    /** Transient: unsent orders are announced before any guest data is deleted. */
    ending: { always: [{ guard: 'isUnsent', target: 'telling' }, { target: 'resetting' }] },
    telling: {
      entry: assign({ asked: ({ context }) => context.asked + 1 }),
      after: { telling: 'resetting' },
      on: {
        'guest.seen': { target: 'telling', reenter: true },
        'guest.stays': 'here',
        'guest.done': 'resetting',
        'staff.cleared': 'resetting',
      },
    },
    resetting: {
      entry: assign({ resets: ({ context }) => context.resets + 1 }),
      invoke: {
        src: 'reset',
        input: ({ context }) => context.kind,
        onDone: [{ guard: ({ event }) => event.output.length === 0, target: 'clean' }, { target: 'unclean' }],
        onError: 'unclean',
      },
      after: { resetting: 'unclean' },
    },
    /** Transient state. */
    unclean: { always: [{ guard: 'mayTryAgain', target: 'resetting' }, { target: 'outOfService' }] },
    /** The next guest must not see another one's data: staff are called, and the device keeps retrying. */
    outOfService: {
      entry: assign({ resets: 0 }),
      after: { retry: 'resetting' },
      on: { 'try.again': 'resetting', 'staff.cleared': 'resetting' },
    },
    /** A new document is loading. */
    clean: { type: 'final' },
  },
});
