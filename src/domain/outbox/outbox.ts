// Outbox of this device: commands that were sent with or without a network. Each command reaches its end once. A guest sees
// the states; they are persisted, so they may be added to and never renamed.
import type { Avoidance } from '../diet/diet.ts';
import type { CommandId, OrderId, OrderSecret, PlaceId } from '../ids.ts';
import type { Language } from '../language/language.ts';
import type { OrderLine, PlacedOrder, Quote } from '../order/order.ts';
import type { OrderDetails } from '../order/order-details.ts';
import type { DeviceId, Orderer } from '../order/orderer.ts';
import type { Refusal } from '../order/refusal.ts';
import type { OrderType } from '../place/place.ts';
import type { ChoiceNames } from '../product/choice-names.ts';

/**
 * saved     on the device, will be sent by itself
 * sending   a request was begun: the kitchen may have it, so it is never assumed to have failed
 * asking    waits for the guest: too old to cook unasked, or the table's code must be scanned again
 * received  the kitchen has it, once
 * refused   the server turned it down; its lines are back in the cart
 * expired   too old; never cooked; its lines are back in the cart
 */
export const ENTRY_STATES = ['saved', 'sending', 'asking', 'received', 'refused', 'expired'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** Why an entry asks: `age` (do you still want it?) or `session` (scan your table again). */
export type AskReason = 'age' | 'session';

/** How long a command may wait, in minutes, limits themselves within: sent silently, then asked about, then given up. */
export interface AgeLimits {
  readonly silentMinutes: number;
  readonly askMinutes: number;
}

/** Why a command was turned down. Each kind has a closed list of codes of its own. */
export interface CommandRefusal extends Omit<Refusal, 'code'> {
  readonly code: string;
}

/** Fields of every kind of command; the flusher, its steps and its queue know no others. */
export interface CommandEnvelope {
  /** Also the idempotency key. */
  readonly id: CommandId;
  readonly kind: string;
  /** "K2-41": made on the device when it was saved; its name for ever. */
  readonly label: string;
  /** Order of sending for one orderer; grows on this device. */
  readonly seq: number;
  readonly placeId: PlaceId;
  readonly orderer: Orderer;
  /** Device that saved it; undefined: an older build saved it. */
  readonly deviceId: DeviceId | undefined;
  /** Frozen when it was saved: judging its age needs nothing else to be readable. */
  readonly ages: AgeLimits;
  /** Epoch ms on the server's clock as the device then knew it; undefined: it did not know, so age is unknown. */
  readonly createdAt: number | undefined;
  /** Epoch ms of the device's own clock: for showing "saved at 13:04", never for judging age. */
  readonly createdWall: number;
  readonly state: EntryState;
  readonly askReason: AskReason | undefined;
  /** The guest said "yes, still" when asked about its age. */
  readonly confirmed: boolean;
  /** The guest said "no" to an order that may have arrived: the server must be asked to take it back. */
  readonly cancelling: boolean;
  /** A request was begun at least once, so only the server knows. */
  readonly mayHaveArrived: boolean;
  readonly attempts: number;
  /** Epoch ms, device clock: not before. */
  readonly nextAt: number;
  /** With `sending`: the last try was one too many, the next one is later. [S8.15] */
  readonly limited?: boolean | undefined;
  /** With `refused`, and `expired` where the server said so. */
  readonly refusal: CommandRefusal | undefined;
  /** The guest has seen its end and put it away. */
  readonly dismissed: boolean;
}

/** An order that was sent from here. */
export interface OutboxEntry extends CommandEnvelope {
  readonly id: OrderId;
  readonly kind: 'order';
  readonly orderType: OrderType;
  /** Frozen when it was saved; every retry sends the same. */
  readonly lines: readonly OrderLine[];
  /** By variant: as earlier builds read them. The lines have their own. */
  readonly comments: Readonly<Record<number, string>>;
  /** Avoidance of the guest when they pressed send, for the kitchen alone, not for others at the table. */
  readonly avoidance: Avoidance;
  readonly quote: Quote;
  /** Wishes beside the dishes; absent: it is carried to its table. */
  readonly details?: OrderDetails | undefined;
  /** By it alone an order without a table is known again: made on the device, absent where a session says whose it is. */
  readonly secret?: OrderSecret | undefined;
  /** The order whose refused quote this one accepts. */
  readonly replaces: OrderId | undefined;
  /** With `received`. */
  readonly order: PlacedOrder | undefined;
  readonly refusal: Refusal | undefined;
  /** Names of the lines, for showing the order without a menu. */
  readonly summary: readonly {
    readonly name: string;
    /** The size. */
    readonly detail: string;
    /** Names of the choice and their language; undefined: an older build saved it. */
    readonly choice?: (ChoiceNames & { readonly textLanguage?: Language | undefined }) | undefined;
    readonly quantity: number;
    readonly total: number;
  }[];
}

/** The last try to send it came to no end: an error of the server, too many requests, or no answer. */
export const isTriedAgain = ({ state, nextAt }: Pick<CommandEnvelope, 'state' | 'nextAt'>): boolean =>
  state === 'sending' && nextAt > 0;

export const isSettled = (state: EntryState): boolean =>
  state === 'received' || state === 'refused' || state === 'expired';
