// Board of a place's staff: tables, orders with work left, and open calls.

import type { TroubledDevice } from '#domain/device/heartbeat.ts';
import type { BillSplit } from '../bill/bill-split.ts';
import type { Payment } from '../bill/payment.ts';
import type { PayingShare, PieceRef } from '../bill/shares.ts';
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
  /** Where it sat. */
  readonly table: string;
  readonly at: number;
}

export interface StaffSitting {
  readonly id: SessionId;
  /** Epoch ms of the server's clock, as all times here. */
  readonly openedAt: number;
  readonly bill?: { readonly wantedAt: number; readonly paymentMethod?: string; readonly split?: BillSplit };
  /** Amount paid so far; absent: none. */
  readonly paid?: Minor;
  /** Its parts, the first first, with those that were taken back; absent: none, or an older server told the board. */
  readonly payments?: readonly Payment[] | undefined;
  /** Dishes that somebody has paid, or is paying; absent: none, or an older server told the board. */
  readonly taken?: readonly PieceRef[] | undefined;
  /** Shares that guests are paying by card now; absent: none, or an older server told the board. */
  readonly paying?: readonly PayingShare[] | undefined;
  /** Parties that have become a part of this one, and may be taken out again; absent: none. */
  readonly merged?: readonly MergedParty[] | undefined;
  /** Since when a hotel room does not want to be disturbed; absent: it does not mind. */
  readonly quietSince?: number | undefined;
}

export interface StaffTable {
  readonly name: string;
  readonly room: string | undefined;
  readonly orderType: OrderType;
  /** Absent: nobody sits there. */
  readonly sitting?: StaffSitting;
  /** Clearing of a room's tablet after a check-out of the last day; absent: no check-out, or no tablet. */
  readonly tablet?: TabletClearing | undefined;
}

export interface StaffOrder {
  readonly id: OrderId;
  readonly label: string;
  /** Number of the order on its day, at the place. */
  readonly number: number;
  /** Where it is to be brought now; undefined: to no table. */
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly sessionId: SessionId | undefined;
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  readonly placedAt: number;
  /** Milliseconds between the guest's tap and the server; undefined: not known. */
  readonly lateBy: number | undefined;
  /** In the venue's language, as they were placed. A line's id is its index here. */
  readonly lines: readonly PlacedOrderLine[];
  readonly guestNote: GuestNote | undefined;
  readonly facts: OrderFacts;
  /** With `rejected`. */
  readonly rejected?: { readonly reason?: RejectReason; readonly at: number; readonly by: string };
  /** Tables that it stood on before, the first first; absent: it was never moved. */
  readonly movedFrom?: readonly string[];
  /** Name of the waiter who took the order; absent: its guest sent it. */
  readonly takenBy?: string;
  /** Taken off the order as a whole; absent: nothing was, or an older server took it. */
  readonly discounts?: readonly OrderDiscount[] | undefined;
  /** Charges on top of it, and the tax in it; absent: neither, or an older server took it. */
  readonly breakdown?: OrderBreakdown | undefined;
  /** Wishes beside the dishes; absent: none. A kitchen's screen does not get phone and address. */
  readonly details?: OrderDetails | undefined;
  /** When the person was taken out of the details, epoch ms; absent: they say all that they did. */
  readonly personRemovedAt?: number | undefined;
  readonly total: Minor;
  readonly currency: Currency;
  /** Amount left to pay, where the status does not say so: paid and not served, or a payment was reversed. */
  readonly left?: Minor | undefined;
  /** Payments of an order without a table; absent: none, or an older server sent the board. */
  readonly payments?: readonly Payment[] | undefined;
  /** How it stands with the card of one that stands on no table; absent: no card was asked, or an older server told the board. */
  readonly cardPayment?: StaffCardPayment | undefined;
}

export interface StaffCall {
  readonly id: CommandId;
  readonly table: string;
  readonly kind: CallKind;
  readonly needs: readonly CalledNeed[];
  /** The guest's own words; empty: none. */
  readonly text: string;
  readonly at: number;
  /** `byId`: the person who comes; absent: an older server wrote it, or sent the board. */
  readonly coming?: NamedDoer & { readonly at: number };
  readonly doneAt?: number;
}

export interface Board {
  /** The place's journal up to which it tells. */
  readonly seq: number;
  /** When the server told it. */
  readonly at: number;
  readonly tables: readonly StaffTable[];
  readonly orders: readonly StaffOrder[];
  readonly calls: readonly StaffCall[];
  readonly off: readonly AvailabilityRow[];
  /** Papers that wait for somebody's word; absent, as the printers are: an older server told the board. */
  readonly papers?: readonly OpenPaper[] | undefined;
  /** Printers that cannot print. */
  readonly printers?: readonly TroubledPrinter[] | undefined;
  /** Screens of the kitchen that are silent or mute. */
  readonly screens?: readonly TroubledScreen[] | undefined;
  /** Devices that guests use, which somebody should walk over to; absent: of an older server. */
  readonly devices?: readonly TroubledDevice[] | undefined;
  /** Devices with trouble that older pages do not know; absent: an older server sent the board. */
  readonly moreDevices?: readonly TroubledDevice[] | undefined;
  /** Stations by their ids that have neither a screen nor a printer: what they cook, waiters see to. */
  readonly bareStations?: readonly string[] | undefined;
  /** Devices that wrong PINs have locked; absent: an older server told the board. */
  readonly lockedDevices?: readonly LockedDevice[] | undefined;
  /** Every printer of the venue by its name; absent: an older server told the board. */
  readonly allPrinters?: readonly string[] | undefined;
  /** Card payments whose fiscal receipt staff have still to issue; absent: none, or an older server told the board. */
  readonly receiptsDue?: number | undefined;
}

/** A board, or what has changed on one: orders and calls that are named in `gone` stand on it no more. */
export interface BoardChange extends Board {
  readonly full: boolean;
  readonly gone: readonly string[];
}

const HOUR = 3_600_000;
/** An order that nobody has ended is a till's matter after so long. */
export const SHOWN_MS = 24 * HOUR;
/** How long the word that an order is off stays, though its party is gone. */
const VOID_MS = HOUR / 2;

/** Whether somebody still has to do with it: its party sits there, or it goes to no table and is not done. */
export const isOnBoard = (
  { status, sessionId, placedAt, rejected, facts, details, left }: StaffOrder,
  isPartyGone: boolean,
  now: number,
): boolean => {
  if (now - Math.max(placedAt, details?.wantedAt ?? 0) > SHOWN_MS) return false;
  // A cook may be at work on it: the kitchen must read the void, even after its table was closed.
  if (rejected && (facts.seenAt ?? facts.shownAt) !== undefined && now - rejected.at < VOID_MS) return true;
  if (sessionId !== undefined && !isPartyGone) return true;
  // Its payment was taken back, and no table asks for the money.
  if (sessionId === undefined && status === 'paid' && (left ?? 0) > 0) return true;
  return !['served_spot', 'paid', 'rejected'].includes(presentStatus(status, facts));
};

/** As a kitchen's screen has it: it cooks, and calls nobody. */
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

/** The board after news of it. News that came late change nothing. What leaves it by time alone is told by nobody. */
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

/** How long an order may lie unseen before every staff screen rings. */
export const UNSEEN_RINGS_MS = 60_000;

/**
 * Since when nobody has seen the order, where that is long enough to ring; undefined: it is well.
 */
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
 * Whether it waits for a waiter's word: it is held until one has confirmed it, or waiters alone are shown it and no person has
 * accepted it, since a screen that stands somewhere has shown it to nobody.
 */
export const isUnaccepted = ({ status, facts }: Pick<StaffOrder, 'status' | 'facts'>): boolean =>
  status === 'ordered' &&
  (isHeld(facts) ||
    (facts.seenByWaiter === true &&
      facts.accepted === undefined &&
      facts.startedAt === undefined &&
      facts.recalledAt === undefined));

/** Since when it waits for a waiter to accept it, where that is long enough to tell those who look at no screen. */
export const unacceptedSince = (
  order: Pick<StaffOrder, 'status' | 'facts' | 'placedAt' | 'details'>,
  now: number,
): number | undefined => {
  const from = kitchenHasFrom(order);
  return isUnaccepted(order) && now - from >= UNSEEN_RINGS_MS ? from : undefined;
};
