// Rules of kiosk and table tablet between two guests: idle times, and orders that are still on their way.
import type { ProductId } from '../ids.ts';
import type { PlacedOrder } from '../order/order.ts';
import type { EntryState } from '../outbox/outbox.ts';

/** A shared device that one guest leaves to the next. */
export type SharedKind = 'kiosk' | 'tablet';

/** Without a touch for so long, the guest of a kiosk is asked for. [S4.23] */
const KIOSK_IDLE_MS = 60_000;
/** The longest that a browser counts. */
const NEVER_MS = 2 ** 31 - 1;

/** At a table nobody touches the tablet while they eat: for how long, the venue knows; 0: nobody is ever asked for. */
export const idleMs = (kind: SharedKind, tabletMinutes: number): number => {
  if (kind === 'kiosk') return KIOSK_IDLE_MS;
  return tabletMinutes === 0 ? NEVER_MS : tabletMinutes * 60_000;
};

/** Time that "Still there?" waits for an answer, in ms. */
export const STILL_THERE_MS = 10_000;
/** Time that an order on its way holds the question back, in ms. */
export const HELD_MS = 120_000;
/** Age of an unanswered order at which the staff are told, in ms. */
export const UNSENT_MS = 20_000;
/** Time for reading what to tell the staff, in ms. */
export const TELLING_MS = 60_000;
/** Time that the order's number is shown, in ms. */
export const THANKS_MS = 15_000;
/** A reset that takes longer has failed. */
export const RESET_MS = 8_000;
/** So often a device out of service tries to come back. */
export const RETRY_MS = 60_000;
/** So often a device that is not clean is cleaned again before it is out of service. */
export const RESETS = 2;

/** An order of the guest who is there. */
export interface GuestOrder {
  readonly id: string;
  readonly label: string;
  readonly state: EntryState;
  /** The dishes, each once; absent: not known. */
  readonly products?: readonly ProductId[];
  /** Order as the server has it; absent: not answered yet. */
  readonly placed?: PlacedOrder | undefined;
}

/** Facts about the present guest, from the device's rows. */
export interface GuestRows {
  readonly hasChosen: boolean;
  /** A guest set needs, diet or language, or began an order, and may have walked away. */
  readonly hasTraces: boolean;
  /** The newest first. */
  readonly orders: readonly GuestOrder[];
}

/** The server has not answered it, and nobody is asked anything about it. */
const isOnItsWay = ({ state }: GuestOrder): boolean => state === 'saved' || state === 'sending';

export const hasOrderOnItsWay = ({ orders }: GuestRows): boolean => orders.some(isOnItsWay);

/** Whether the kitchen has something of theirs. */
export const hasOrderReceived = ({ orders }: GuestRows): boolean => orders.some(({ state }) => state === 'received');

/** Labels of orders that the kitchen does not have yet. */
export const unsentLabels = ({ orders }: GuestRows): readonly string[] =>
  orders.filter((order) => isOnItsWay(order) || order.state === 'asking').map(({ label }) => label);

/** The order that a guest is thanked for: the newest, unless something has become of it that they must look at. */
export const thankedOrder = ({ orders: [newest] }: GuestRows): GuestOrder | undefined =>
  newest && (isOnItsWay(newest) || newest.state === 'received') ? newest : undefined;
