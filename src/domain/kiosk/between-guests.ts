// Rules of kiosk and table tablet between two guests: idle times, and orders that are still being sent.
import { leftOf } from '../bill/left-to-pay.ts';
import type { ProductId } from '../ids.ts';
import type { PaymentMethod } from '../order/checkout/payment-method.ts';
import type { PlacedOrder } from '../order/order.ts';
import type { EntryState } from '../outbox/outbox.ts';
import { type Minor, ZERO } from '../pricing/money.ts';

export type SharedKind = 'kiosk' | 'tablet';

/** Idle time after which a kiosk asks "Still there?". [S4.23] */
const KIOSK_IDLE_MS = 60_000;
/** Maximum delay of a browser timer. */
const NEVER_MS = 2 ** 31 - 1;

/** Idle time of a device: a tablet is idle while guests eat, so the venue sets its minutes; 0: never ask. */
export const idleMs = (kind: SharedKind, tabletMinutes: number): number => {
  if (kind === 'kiosk') return KIOSK_IDLE_MS;
  return tabletMinutes === 0 ? NEVER_MS : tabletMinutes * 60_000;
};

/** Time that "Still there?" waits for an answer, in ms: WCAG 2.2.1 asks for at least 20 seconds. */
export const STILL_THERE_MS = 20_000;
/** Time that a pending order delays the question, and that a guest may keep the number on the screen, in ms. */
export const HELD_MS = 120_000;
/** Age of an unanswered order at which staff are alerted, in ms. */
export const UNSENT_MS = 20_000;
/** Time to read the message for staff, in ms. */
export const TELLING_MS = 60_000;
/** Time that the order's label is shown, in ms. */
export const THANKS_MS = 25_000;
/** A reset that takes longer counts as failed. */
export const RESET_MS = 8_000;
/** Retry interval of a device that is out of service. */
export const RETRY_MS = 60_000;
/** Cleaning attempts before a device goes out of service. */
export const RESETS = 2;

/** An order of the current guest. */
export interface GuestOrder {
  readonly id: string;
  readonly label: string;
  readonly state: EntryState;
  /** Dishes of the order, each once; absent: unknown. */
  readonly products?: readonly ProductId[];
  /** Order as the server has it; absent: no answer yet. */
  readonly placed?: PlacedOrder | undefined;
  /** Chosen at the order page. The server's first answer does not repeat it. */
  readonly payment?: PaymentMethod | undefined;
}

/** Amount to pay at the till, for an order that its guest fetches and pays in cash or by card. */
export const leftAtTill = ({ placed, payment }: Pick<GuestOrder, 'placed' | 'payment'>): Minor =>
  placed?.orderType === 'preorder' && (payment === 'cash' || payment === 'card') ? leftOf(placed) : ZERO;

/** How the guest gets the dishes; undefined: the server has not answered, or the order is for elsewhere. */
export const howItComes = ({ placed }: Pick<GuestOrder, 'placed'>): 'fetched' | 'brought' | undefined => {
  if (placed?.orderType === 'preorder') return 'fetched';
  return placed?.orderType === 'spot' || placed?.orderType === 'tablet_mode' ? 'brought' : undefined;
};

/** Facts about the current guest, from the device's rows. */
export interface GuestRows {
  readonly hasChosen: boolean;
  /** A guest set needs, diet or language, or began an order, and may have left. */
  readonly hasTraces: boolean;
  /** The newest first. */
  readonly orders: readonly GuestOrder[];
}

/** The server has not answered, and the guest has no question to answer. */
const isOnItsWay = ({ state }: GuestOrder): boolean => state === 'saved' || state === 'sending';

export const hasOrderOnItsWay = ({ orders }: GuestRows): boolean => orders.some(isOnItsWay);

/** Whether the kitchen has an order of this guest. */
export const hasOrderReceived = ({ orders }: GuestRows): boolean => orders.some(({ state }) => state === 'received');

/** Whether the venue has an order of this guest that is not paid. */
export const hasUnpaid = ({ orders }: GuestRows): boolean =>
  orders.some(({ state, placed }) => state === 'received' && placed !== undefined && leftOf(placed) > 0);

/** Labels of orders that the kitchen does not have yet. */
export const unsentLabels = ({ orders }: GuestRows): readonly string[] =>
  orders.filter((order) => isOnItsWay(order) || order.state === 'asking').map(({ label }) => label);

/** The order to thank the guest for: the newest, unless it ended in a way that the guest must see. */
export const thankedOrder = ({ orders: [newest] }: GuestRows): GuestOrder | undefined =>
  newest && (isOnItsWay(newest) || newest.state === 'received') ? newest : undefined;
