// Board of a place's staff: tables, unfinished orders, and open calls.

import type { TroubledDevice } from '#domain/device/heartbeat.ts';
import type { BillSplit } from '../bill/bill-split.ts';
import type { Payment } from '../bill/payment.ts';
import type { PayingShare, TakenPiece } from '../bill/shares.ts';
import type { TableBooking } from '../booking/table-booking.ts';
import type { TabletClearing } from '../device/device-command.ts';
import type { CommandId, OrderId, SessionId } from '../ids.ts';
import type { AvailabilityRow } from '../menu/menu.ts';
import type { GuestNote } from '../order/guest-note.ts';
import type { OrderStatus, PlacedOrderLine } from '../order/order.ts';
import type { OrderDetails } from '../order/order-details.ts';
import type { OrderDiscount } from '../order/order-discounts.ts';
import { heardAt, isHeld, type OrderFacts } from '../order/order-facts.ts';
import type { RejectReason } from '../order/reject-reason.ts';
import { presentStatus } from '../order/standing/present-status.ts';
import { kitchenHasFrom } from '../order/times/looked-at.ts';
import type { StaffCardPayment } from '../payment/staff-payment.ts';
import type { OrderType } from '../place/place.ts';
import type { Currency, Minor } from '../pricing/money.ts';
import type { OrderBreakdown } from '../pricing/order-breakdown.ts';
import type { LockedDevice } from '../staff/device-lock.ts';
import type { NamedDoer } from '../staff/same-person.ts';
import type { CallKind } from './call.ts';
import type { OpenPaper, TroubledPrinter } from './paper.ts';
import type { TroubledScreen } from './screens.ts';
import type { CalledNeed } from './service-offer.ts';

export interface MergedParty {
  readonly sittingId: SessionId;
  /** Earlier table of the party. */
  readonly table: string;
  readonly at: number;
}

export interface StaffSitting {
  readonly id: SessionId;
  /** Epoch ms of the server's clock, like all times here. */
  readonly openedAt: number;
  readonly bill?: { readonly wantedAt: number; readonly paymentMethod?: string; readonly split?: BillSplit };
  /** Amount paid so far; absent: none. */
  readonly paid?: Minor;
  /** Its payments, oldest first, including reversed ones; absent: none, or an older server sent the board. */
  readonly payments?: readonly Payment[] | undefined;
  /** Dishes paid or being paid; absent: none, or an older server sent the board. */
  readonly taken?: readonly TakenPiece[] | undefined;
  /** Shares that guests are paying by card now; absent: none, or an older server sent the board. */
  readonly paying?: readonly PayingShare[] | undefined;
  /** Parties merged into this one, which can be separated again; absent: none. */
  readonly merged?: readonly MergedParty[] | undefined;
  /** Earlier tables of all parties merged into this one; absent: none, or an older server sent the board. */
  readonly joined?: readonly string[] | undefined;
  /** Number of phones that have ordered; absent: none, or an older server sent the board. */
  readonly phones?: number | undefined;
  /** Start of a hotel room's do-not-disturb; absent: off. */
  readonly quietSince?: number | undefined;
}

export interface StaffTable {
  readonly name: string;
  readonly room: string | undefined;
  readonly orderType: OrderType;
  /** Absent: the table is free. */
  readonly sitting?: StaffSitting;
  /** Clearing of a room's tablet after a check-out on the last day; absent: no check-out, or no tablet. */
  readonly tablet?: TabletClearing | undefined;
}

export interface StaffOrder {
  readonly id: OrderId;
  readonly label: string;
  /** The order's number of the day at the place. */
  readonly number: number;
  /** Current table of the order; undefined: none. */
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly sessionId: SessionId | undefined;
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  readonly placedAt: number;
  /** Milliseconds between the guest's press and the server's receipt; undefined: unknown. */
  readonly lateBy: number | undefined;
  /** In the venue's language, as ordered. A line's id is its index here. */
  readonly lines: readonly PlacedOrderLine[];
  readonly guestNote: GuestNote | undefined;
  readonly facts: OrderFacts;
  /** With `rejected`. */
  readonly rejected?: { readonly reason?: RejectReason; readonly at: number; readonly by: string };
  /** Earlier tables of the order, oldest first; absent: never moved. */
  readonly movedFrom?: readonly string[];
  /** Waiter who took the order; absent: the guest sent it. */
  readonly takenBy?: string;
  /** Discounts on the whole order; absent: none, or an older server took it. */
  readonly discounts?: readonly OrderDiscount[] | undefined;
  /** Surcharges and the tax in the total; absent: neither, or an older server took it. */
  readonly breakdown?: OrderBreakdown | undefined;
  /** Details beside the dishes; absent: none. A kitchen's screen gets no phone and address. */
  readonly details?: OrderDetails | undefined;
  /** When the details were anonymised, epoch ms; absent: they are complete. */
  readonly personRemovedAt?: number | undefined;
  readonly total: Minor;
  readonly currency: Currency;
  /** Amount left to pay, when the status does not imply it: paid and not served, or a payment was reversed. */
  readonly left?: Minor | undefined;
  /** Payments of an order without a table; absent: none, or an older server sent the board. */
  readonly payments?: readonly Payment[] | undefined;
  /** Card payment of an order without a table; absent: not by card, or an older server sent the board. */
  readonly cardPayment?: StaffCardPayment | undefined;
}

export interface StaffCall {
  readonly id: CommandId;
  readonly table: string;
  readonly kind: CallKind;
  readonly needs: readonly CalledNeed[];
  /** The guest's own text; empty: none. */
  readonly text: string;
  readonly at: number;
  /** When the guest wants the service; absent: as soon as possible, or an older server sent this board. */
  readonly wantedAt?: number | undefined;
  /**
   * The person who is coming, and since when; absent: nobody yet. The field `byId` is absent when an older server recorded
   * the call or sent this board.
   */
  readonly coming?: NamedDoer & { readonly at: number };
  readonly doneAt?: number;
}

export interface Board {
  /** Last included number of the place's journal. */
  readonly seq: number;
  /** The server's time of this state. */
  readonly at: number;
  readonly tables: readonly StaffTable[];
  readonly orders: readonly StaffOrder[];
  readonly calls: readonly StaffCall[];
  readonly off: readonly AvailabilityRow[];
  /** Papers that wait for a person's decision; absent, like the printers: an older server sent the board. */
  readonly papers?: readonly OpenPaper[] | undefined;
  /** Printers that cannot print. */
  readonly printers?: readonly TroubledPrinter[] | undefined;
  /** Kitchen screens that are silent or muted. */
  readonly screens?: readonly TroubledScreen[] | undefined;
  /** Shared devices that need staff; absent: an older server. */
  readonly devices?: readonly TroubledDevice[] | undefined;
  /** Devices with troubles unknown to older pages; absent: an older server sent the board. */
  readonly moreDevices?: readonly TroubledDevice[] | undefined;
  /** Ids of bare stations: waiters handle what they cook. */
  readonly bareStations?: readonly string[] | undefined;
  /** Ids of stations with a screen of their own; absent: an older server sent the board. */
  readonly screenStations?: readonly string[] | undefined;
  /** Devices locked by wrong PINs; absent: an older server sent the board. */
  readonly lockedDevices?: readonly LockedDevice[] | undefined;
  /** Names of all printers of the venue; absent: an older server sent the board. */
  readonly allPrinters?: readonly string[] | undefined;
  /**
   * Number of card payments whose fiscal receipt staff must still issue; absent: none, or an older server sent the board.
   */
  readonly receiptsDue?: number | undefined;
  /**
   * Bookings of tables in these hours, for a kitchen's screen only seated ones that speak of an allergy; absent: none, or an
   * older server sent the board.
   */
  readonly bookings?: readonly TableBooking[] | undefined;
}

/** A whole board, or its changes: orders and calls listed in `gone` are removed. */
export interface BoardChange extends Board {
  readonly full: boolean;
  readonly gone: readonly string[];
}

const HOUR = 3_600_000;
/** An unfinished order leaves the board after this time; the till settles it. */
export const SHOWN_MS = 24 * HOUR;
/** How long a rejection stays on the board after its party has gone. */
const VOID_MS = HOUR / 2;

/** Whether an order still needs staff: its party is at the table, or it has no table and is not done. */
export const isOnBoard = (
  { status, sessionId, placedAt, rejected, facts, details, left }: StaffOrder,
  isPartyGone: boolean,
  now: number,
): boolean => {
  if (now - Math.max(placedAt, details?.wantedAt ?? 0) > SHOWN_MS) return false;
  // A cook may be working on the dish: the kitchen must read the void, even after the table was closed.
  if (rejected && (facts.seenAt ?? facts.shownAt) !== undefined && now - rejected.at < VOID_MS) return true;
  if (sessionId !== undefined && !isPartyGone) return true;
  // The order's payment was reversed, and no table's bill includes the order.
  if (sessionId === undefined && status === 'paid' && (left ?? 0) > 0) return true;
  return !['served_spot', 'paid', 'rejected'].includes(presentStatus(status, facts));
};

/** An order for a kitchen's screen, without the guest's contact data. */
export const forKitchen = (order: StaffOrder): StaffOrder => {
  if (!order.details) return order;
  const { email: _, ...details } = order.details;
  return { ...order, details: { ...details, phone: '' } };
};

const laid = <T extends { readonly id: string }>(
  before: readonly T[],
  news: readonly T[],
  gone: ReadonlySet<string>,
): readonly T[] => {
  const changed = new Set<string>([...news.map(({ id }) => id), ...gone]);
  return [...before.filter(({ id }) => !changed.has(id)), ...news];
};

/** The board after a change. A late change is ignored. Orders whose time is up are removed here, without a message. */
export const applyBoardChange = (before: Board | undefined, news: BoardChange): Board | undefined => {
  const { full, gone, ...told } = news;
  if (before && news.seq < before.seq) return before;
  if (full) return told;
  if (!before) return undefined;
  const goneIds = new Set(gone);
  const sitting = new Set(told.tables.map((table) => table.sitting?.id));
  const still = before.orders.filter((order) => isOnBoard(order, !sitting.has(order.sessionId), told.at));
  return {
    ...told,
    orders: laid(still, told.orders, goneIds),
    calls: laid(before.calls, told.calls, goneIds),
  };
};

/** Time for which an order may be unseen before all staff screens ring. */
export const UNSEEN_RINGS_MS = 60_000;

/** Since when the order has been unseen, if long enough to ring; undefined: no ring. */
export const unseenSince = (
  order: Pick<StaffOrder, 'status' | 'facts' | 'placedAt' | 'details'>,
  now: number,
): number | undefined => {
  const { status, facts } = order;
  const from = kitchenHasFrom(order);
  return status === 'ordered' && !isHeld(facts) && heardAt(facts) === undefined && now - from >= UNSEEN_RINGS_MS
    ? from
    : undefined;
};

/**
 * Whether the order waits for a waiter: it is held for confirmation, or only a waiters' screen has shown it and no person
 * has accepted it, since a screen proves no reader.
 */
export const isUnaccepted = ({ status, facts }: Pick<StaffOrder, 'status' | 'facts'>): boolean =>
  status === 'ordered' &&
  (isHeld(facts) ||
    (facts.seenByWaiter === true &&
      facts.accepted === undefined &&
      facts.startedAt === undefined &&
      facts.recalledAt === undefined));

/** Since when it waits for a waiter's acceptance, if long enough to alert staff away from the screen. */
export const unacceptedSince = (
  order: Pick<StaffOrder, 'status' | 'facts' | 'placedAt' | 'details'>,
  now: number,
): number | undefined => {
  const from = kitchenHasFrom(order);
  return isUnaccepted(order) && now - from >= UNSEEN_RINGS_MS ? from : undefined;
};
