// The tables of a place and who waits for the staff, as a screen shows them.

import type { CommandId, OrderId } from '#domain/ids.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import type { TableState } from '#domain/service/table-state.ts';

/** Terms in which a screen writes times. */
export interface BoardTime {
  /** The server's time, epoch ms. */
  readonly now: number;
  /** The board is not fresh: ages would be guesses, so clock times stand in their place. */
  readonly isStale: boolean;
  readonly timeZone: string;
}

export interface TableTileView {
  readonly name: string;
  readonly href: string;
  readonly state: TableState;
  /** The guests of the room do not want to be disturbed. Absent: they do not mind. */
  readonly isQuiet?: boolean | undefined;
  /** A guest is paying a share of the bill by card now. Absent: nobody is. */
  readonly isPaying?: boolean | undefined;
  /** A command about it was given here and has not reached the server. */
  readonly waits: boolean;
}

export interface RoomView {
  /** undefined: the place's tables lie in no room. */
  readonly name: string | undefined;
  /** They are the rooms of a hotel. */
  readonly isOfHotel?: boolean | undefined;
  readonly tables: readonly TableTileView[];
}

/** An order that goes to no table: delivered or fetched. */
export interface OwnOrderTileView {
  readonly id: OrderId;
  readonly href: string;
  readonly label: string;
  readonly orderType: OrderType;
  /** Its guest's. */
  readonly name: string;
  readonly placedAt: number;
  /** undefined: as soon as possible. */
  readonly wantedAt: number | undefined;
  readonly state: TableState;
  /** The order was handed over, and its payment was taken back. */
  readonly isOwed: boolean;
  /** Its payment by card; undefined: none was begun. */
  readonly card?: 'paid' | 'pending' | 'failed' | undefined;
  readonly waits: boolean;
}

interface Queued {
  /** One and the same for as long as it waits. */
  readonly key: string;
  readonly table: string;
  readonly href: string;
  readonly at: number;
  /** The answer that was given here has not reached the server. */
  readonly waits: boolean;
}

/** The person who has said that they come. */
interface ComingView {
  readonly by: string;
  readonly at: number;
  /** True of the person who is signed in here, and of no namesake. */
  readonly isMine?: boolean;
}

export interface CallView extends Queued {
  readonly kind: 'call';
  readonly id: CommandId;
  /** In the venue's own words. */
  readonly needs: readonly string[];
  /** As the guest wrote it. */
  readonly text: string | undefined;
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

/** How the guests wish to share the bill; `by` of them where they said a number. */
export interface BillSplitKind {
  readonly kind: 'evenly' | 'byPerson' | 'byDish';
  readonly by: number | undefined;
  /** Number of people who pay each way, where they named their own; absent: the bill has one way. */
  readonly ways?: { readonly cash: number; readonly card: number } | undefined;
}

export interface FoodView extends Omit<Queued, 'table'> {
  /** undefined: it goes to no table. */
  readonly table: string | undefined;
  readonly orderType: OrderType;
  /** Name of the order. */
  readonly label: string;
  /**
   * ready: at the pass; late: not even there; sent: nobody has seen it yet; unseen: nor has anybody for so long that it rings;
   * unaccepted: a waiter's screen has shown it, and nobody has accepted it.
   */
  readonly kind: 'ready' | 'late' | 'sent' | 'unseen' | 'unaccepted';
  /** No station has a screen or a printer for any of it: that it is painted here is seen. */
  readonly isForWaiters: boolean;
  /** Staff are expected to look at it by now: an order for tomorrow rings nobody tonight. */
  readonly isDue: boolean;
  /** A screen or printer has shown it. */
  readonly isSeen: boolean;
  /** The first order of its party: the kitchen has it once a waiter has confirmed that somebody sits there. */
  readonly isHeld?: boolean | undefined;
  readonly orderId: OrderId;
  readonly dishes: readonly string[];
  /** All of the order is ready, so that it can be served at once. */
  readonly isWhole: boolean;
}

export type AskingView = CallView | BillView;

export interface QueueView {
  /** Guests who ask for somebody, the oldest first. */
  readonly asking: readonly AskingView[];
  readonly food: readonly FoodView[];
}

/** A command that was given here and turned down when it arrived. */
export interface TurnedDownView {
  readonly id: CommandId;
  readonly command: StaffCommand;
  /** Name of the order that it was about, where the board has it. */
  readonly label: string | undefined;
  /** The table of its sitting, and its page; undefined: nobody sits there any more, or it is about no table. */
  readonly table?: { readonly name: string; readonly href: string } | undefined;
  /** The card payment because of which it was turned down has ended. Absent: it has not, or another reason. */
  readonly hasEnded?: boolean | undefined;
  readonly refusal: StaffRefusal;
}
