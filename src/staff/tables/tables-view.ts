// View of a place's tables and the waiting queue.

import type { TableBooking } from '#domain/booking/table-booking.ts';
import type { CommandId, OrderId } from '#domain/ids.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { Avoided } from '#domain/service/order-stage.ts';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import type { TableState } from '#domain/service/table-state.ts';

/** Settings for showing times. */
export interface BoardTime {
  /** Server time, epoch ms. */
  readonly now: number;
  /** The board is stale: ages would be guesses, so clock times replace them. */
  readonly isStale: boolean;
  readonly timeZone: string;
}

/** A booking that a table waits for, or whose guests sit there. */
export type BookedView = Pick<TableBooking, 'startAt' | 'people' | 'name' | 'comment'>;

export interface TableTileView {
  readonly name: string;
  readonly href: string;
  readonly state: TableState;
  /** Amount left to pay; omitted: none. */
  readonly sum?: Minor | undefined;
  /** Everything that was ordered is paid, also while the food is still cooked. */
  readonly isPaid?: boolean;
  /** People of the booking that sits here, or phones that have ordered; omitted: neither is known. */
  readonly guests?: { readonly count: number; readonly from: 'booking' | 'phones' } | undefined;
  /** The next booking of the table within two hours; omitted: none. */
  readonly booked?: BookedView | undefined;
  /** Allergies that its guests have said; omitted: none. */
  readonly avoids?: readonly Avoided[] | undefined;
  /** Tables whose parties have joined this one; omitted: none. */
  readonly joined?: readonly string[] | undefined;
  /** "Do not disturb" is active in the room. */
  readonly isQuiet?: boolean | undefined;
  /** Guests who are gone have left an order that is neither served nor ended. */
  readonly hasLeft?: boolean | undefined;
  /** A guest is paying a share of the bill by card. */
  readonly isPaying?: boolean | undefined;
  /** This person has chosen dishes for it and not sent them. */
  readonly isUnsent?: boolean | undefined;
  /** A command of this device about it has not reached the server. */
  readonly waits: boolean;
}

export interface RoomView {
  /** `undefined`: the place's tables belong to no room. */
  readonly name: string | undefined;
  /** They are hotel rooms. */
  readonly isOfHotel?: boolean | undefined;
  readonly tables: readonly TableTileView[];
}

/** An order without a table: delivery or pickup. */
export interface OwnOrderTileView {
  readonly id: OrderId;
  readonly href: string;
  readonly label: string;
  readonly orderType: OrderType;
  /** Take-away rather than eating here; absent: not asked. */
  readonly isToGo?: boolean | undefined;
  /** Its guest's. */
  readonly name: string;
  readonly placedAt: number;
  /** `undefined`: as soon as possible. */
  readonly wantedAt: number | undefined;
  readonly state: TableState;
  /** The order was handed over, and its payment was reversed. */
  readonly isOwed: boolean;
  /** Its card payment; `undefined`: none was started. */
  readonly card?: 'paid' | 'pending' | 'failed' | undefined;
  readonly waits: boolean;
}

interface Queued {
  /** Stable while it waits. */
  readonly key: string;
  readonly table: string;
  readonly href: string;
  readonly at: number;
  /** This device's answer has not reached the server. */
  readonly waits: boolean;
}

/** The person who is coming. */
interface ComingView {
  readonly by: string;
  readonly at: number;
  /** The person signed in here, compared by id. */
  readonly isMine?: boolean;
}

export interface CallView extends Queued {
  readonly kind: 'call';
  readonly id: CommandId;
  /** In the reader's words, followed by the venue's. */
  readonly needs: readonly string[];
  /** The call's text as the guest wrote it. */
  readonly text: string | undefined;
  /** When the guest wants the service; `undefined`: as soon as possible. */
  readonly wantedAt?: number | undefined;
  /** Accepted for a time: `later`, or due shortly or past. */
  readonly due?: 'later' | 'now' | undefined;
  readonly coming: ComingView | undefined;
}

export interface BillView extends Queued {
  readonly kind: 'bill';
  readonly id: CommandId;
  readonly paymentMethod: string | undefined;
  readonly total: Minor | undefined;
  readonly split: BillSplitKind | undefined;
  readonly coming: ComingView | undefined;
}

/** How the guests want to split the bill; `by`: number of people, if given. */
export interface BillSplitKind {
  readonly kind: 'evenly' | 'byPerson' | 'byDish';
  readonly by: number | undefined;
  /** Number of people who have paid. */
  readonly paid?: number;
  /** Number of the others by payment method; absent: the whole bill has one method. */
  readonly byMethod?: { readonly cash: number; readonly card: number } | undefined;
}

export interface FoodView extends Omit<Queued, 'table'> {
  /** `undefined`: no table. */
  readonly table: string | undefined;
  readonly orderType: OrderType;
  /** Take-away rather than eating here; absent: not asked. */
  readonly isToGo?: boolean | undefined;
  /** Label of the order. */
  readonly label: string;
  /**
   * `ready`: at the pass; `late`: not ready in time; `sent`: unseen so far; `unseen`: unseen for so long that it rings;
   * `unaccepted`: shown on a waiter's screen and not accepted, or shown in the kitchen and not accepted in time.
   */
  readonly kind: 'ready' | 'late' | 'sent' | 'unseen' | 'unaccepted';
  /** No station has a screen or printer for the order, so showing the order here counts as seen. */
  readonly isForWaiters: boolean;
  /** Staff should handle it by now; an order for tomorrow does not ring tonight. */
  readonly isDue: boolean;
  /** A screen or printer has shown it. */
  readonly isSeen: boolean;
  /** The first order of its party: the kitchen gets it after a waiter confirms that guests sit at the table. */
  readonly isHeld?: boolean | undefined;
  /** The kitchen answers for it: its own screens ring. */
  readonly isOfKitchen?: boolean | undefined;
  readonly orderId: OrderId;
  readonly dishes: readonly string[];
  /** All allergens that the guest avoids. */
  readonly avoids: readonly Avoided[];
  /** All of the order is ready, so it can be served as a whole. */
  readonly isWhole: boolean;
}

export type AskingView = CallView | BillView;

/** Accepted service for a time; `undefined`: an answer or a visit at once. */
export const dueOf = (asking: AskingView): CallView['due'] => (asking.kind === 'call' ? asking.due : undefined);

export interface QueueView {
  /** Open calls, the oldest first. */
  readonly asking: readonly AskingView[];
  readonly food: readonly FoodView[];
}

/** A command of this device that the server rejected. */
export interface TurnedDownView {
  readonly id: CommandId;
  readonly command: StaffCommand;
  /** Label of the order concerned, if the board has it. */
  readonly label: string | undefined;
  /** Table of its sitting with its page; `undefined`: the sitting has ended, or no table is concerned. */
  readonly table?: { readonly name: string; readonly href: string } | undefined;
  /** The card payment that caused the rejection has ended. */
  readonly hasEnded?: boolean | undefined;
  readonly refusal: StaffRefusal;
}
