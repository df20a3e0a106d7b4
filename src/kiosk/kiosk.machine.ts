// A shared device between two guests: at rest, in use, thanked, cleaned. What was ordered is the rows' to know: this
// machine is told them and keeps nothing of a guest.
import { assign, fromPromise, setup } from 'xstate';
import {
  type GuestRows,
  HELD_MS,
  hasOrderOnItsWay,
  hasOrderReceived,
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
  /** Without a sign of anybody for so long, the guest is asked for. */
  readonly idleMs: number;
  readonly rows: GuestRows;
  /** A reset was begun and never ended: the device lost its power in it. */
  readonly wasInterrupted: boolean;
}

export interface KioskContext extends KioskInput {
  /** Since the device was clean last. */
  readonly resets: number;
  /** How often it was asked whether somebody is there: the seconds begin again with each. */
  readonly asked: number;
}

export type KioskEvent =
  /** The screen at rest was touched. */
  | { readonly type: 'guest.came' }
  | { readonly type: 'order.opened' }
  | { readonly type: 'order.closed' }
  /** Any sign of somebody there: a touch, a key, a scroll, a focus that moves. */
  | { readonly type: 'guest.seen' }
  /** "I am still here". */
  | { readonly type: 'guest.stays' }
  /** "I am done". */
  | { readonly type: 'guest.done' }
  /** Somebody of the staff clears the device: nobody is asked, and they are told what has not been sent. */
  | { readonly type: 'staff.cleared' }
  /** The sitting of the tablet's table is over: paid, closed, moved away, or too old. */
  | { readonly type: 'table.closed' }
  | { readonly type: 'rows.read'; readonly rows: GuestRows }
  | { readonly type: 'try.again' };

/** @internal What may be pressed: a test presses all of it everywhere. */
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

/** `reset` is handed in by `.provide()`: it resolves with what it found left of the guest. */
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
    hasChosen: ({ context }) => context.rows.hasChosen,
    hasTraces: ({ context }) => context.rows.hasTraces,
    // Who has ordered at a table eats there, and asks for the bill on its tablet: their sitting ends when staff close it.
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
    /** Passed through: a device that was switched off goes on where its rows say. */
    starting: {
      always: [
        { guard: 'wasInterrupted', target: 'resetting' },
        { guard: 'isThanked', target: 'thanks' },
        { guard: 'isUsed', target: 'here' },
        // Who told the device something and then chose nothing is nobody's to know: power may have been away for hours.
        { guard: 'hasTraces', target: 'resetting' },
        { target: 'attract' },
      ],
    },
    /**
     * Who chose a dish before this screen had come is in the middle of something. What somebody who walks away had set for
     * their eyes or ears, or the language that they chose, is not the next guest's.
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
                'guest.done': [{ guard: 'hasChosen', target: 'leaving' }, { target: '#kiosk.ending' }],
              },
            },
            /** What was sent has no answer yet: nobody is asked to go. */
            held: {
              always: { guard: ({ context }) => !hasOrderOnItsWay(context.rows), target: 'counting' },
              after: { held: 'asking' },
              on: {
                'guest.seen': { target: 'held', reenter: true },
                'guest.done': [{ guard: 'hasChosen', target: 'leaving' }, { target: '#kiosk.ending' }],
              },
            },
            /** What was chosen would be given up: the guest is asked whether they mean it. */
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
    /** The order's number, until its guest goes. */
    thanks: {
      initial: 'waiting',
      // Refused, or to be asked about: its guest looks at it.
      always: { guard: ({ context }) => thankedOrder(context.rows) === undefined, target: 'here' },
      on: { 'staff.cleared': 'ending' },
      states: {
        waiting: {
          always: { guard: ({ context }) => !hasOrderOnItsWay(context.rows), target: 'received' },
          after: { unsent: 'unsent' },
          on: { 'guest.done': 'unsent' },
        },
        /** No answer: the guest is told what to tell the staff, and it is sent later. */
        unsent: {
          always: { guard: ({ context }) => !hasOrderOnItsWay(context.rows), target: 'received' },
          after: { telling: '#kiosk.resetting' },
          on: {
            'guest.seen': { target: 'unsent', reenter: true },
            'guest.done': '#kiosk.resetting',
            'staff.cleared': '#kiosk.resetting',
          },
        },
        received: {
          always: { guard: 'isHeld', target: 'waiting' },
          after: { thanks: '#kiosk.resetting' },
          on: { 'guest.seen': { target: 'received', reenter: true }, 'guest.done': '#kiosk.resetting' },
        },
      },
    },
    /** Passed through: nothing of a guest goes before they were told what has not been sent. */
    ending: { always: [{ guard: 'isUnsent', target: 'telling' }, { target: 'resetting' }] },
    telling: {
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
    /** Passed through. */
    unclean: { always: [{ guard: 'mayTryAgain', target: 'resetting' }, { target: 'outOfService' }] },
    /** The next guest is not shown what another one left: staff look after it, and the device goes on trying. */
    outOfService: {
      entry: assign({ resets: 0 }),
      after: { retry: 'resetting' },
      on: { 'try.again': 'resetting', 'staff.cleared': 'resetting' },
    },
    /** A fresh document is on its way. */
    clean: { type: 'final' },
  },
});
