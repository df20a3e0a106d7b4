// Outbox of this device: commands sent with or without a network. Each command ends exactly once. States are shown to guests
// and persisted, so they are added and never renamed.
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
 * saved     on the device, sent automatically
 * sending   an attempt was started: the kitchen may have it, so it never counts as failed
 * asking    waits for the guest: too old to cook without asking, or the table's code must be scanned again
 * received  the kitchen has it, once
 * refused   rejected by the server; its lines are back in the cart
 * expired   too old; never cooked; its lines are back in the cart
 */
export const ENTRY_STATES = ['saved', 'sending', 'asking', 'received', 'refused', 'expired'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** Why an entry waits for its guest: `age` (do you still want it?) or `session` (scan your table again). */
export type AskReason = 'age' | 'session';

/** How long a command may wait, in minutes, limits inclusive: sent silently, then asked about, then expired. */
export interface AgeLimits {
  readonly silentMinutes: number;
  readonly askMinutes: number;
}

/** Why a command was refused. Each kind has its own closed list of codes. */
export interface CommandRefusal extends Omit<Refusal, 'code'> {
  readonly code: string;
}

/** Fields of all kinds of commands; the flusher, its steps and its queue use only these. */
export interface CommandEnvelope {
  /** Also the idempotency key. */
  readonly id: CommandId;
  readonly kind: string;
  /** "K2-41": made on the device when saved; never changes. */
  readonly label: string;
  /** Send sequence per orderer; grows on this device. */
  readonly seq: number;
  readonly placeId: PlaceId;
  readonly orderer: Orderer;
  /** Device that saved the command; undefined: saved by an older build. */
  readonly deviceId: DeviceId | undefined;
  /** Frozen when saved, so that its age can be judged even when the rest is unreadable. */
  readonly ages: AgeLimits;
  /** Epoch ms of the server's clock as the device knew it; undefined: unknown, so the age is unknown. */
  readonly createdAt: number | undefined;
  /** Epoch ms of the device's own clock: for showing "saved at 13:04", never for judging age. */
  readonly createdWall: number;
  readonly state: EntryState;
  readonly askReason: AskReason | undefined;
  /** The guest said "yes, still" when asked about its age. */
  readonly confirmed: boolean;
  /** The guest withdrew an order that may have arrived: the server must be asked to cancel it. */
  readonly cancelling: boolean;
  /** At least one attempt was started, so only the server knows. */
  readonly mayHaveArrived: boolean;
  readonly attempts: number;
  /** Epoch ms, device clock: next attempt no earlier than this. */
  readonly nextAt: number;
  /** With `sending`: the last attempt hit a rate limit, and the next one comes later. [S8.15] */
  readonly limited?: boolean | undefined;
  /** With `refused`, and with `expired` when the server said so. */
  readonly refusal: CommandRefusal | undefined;
  /** The guest has seen the end and dismissed it. */
  readonly dismissed: boolean;
}

/** An order sent from this device. */
export interface OutboxEntry extends CommandEnvelope {
  readonly id: OrderId;
  readonly kind: 'order';
  readonly orderType: OrderType;
  /** Frozen when saved; each retry sends the same. */
  readonly lines: readonly OrderLine[];
  /** By variant, for earlier builds. The lines have their own. */
  readonly comments: Readonly<Record<number, string>>;
  /** The guest's avoidance at the time of sending: for the kitchen only, not for others at the table. */
  readonly avoidance: Avoidance;
  readonly quote: Quote;
  /** Details beside the dishes; absent: served at its table. */
  readonly details?: OrderDetails | undefined;
  /** Identifies an order without a table: made on the device, absent when a session identifies the owner. */
  readonly secret?: OrderSecret | undefined;
  /** Id of the order whose refused quote this one accepts. */
  readonly replaces: OrderId | undefined;
  /** With `received`. */
  readonly order: PlacedOrder | undefined;
  readonly refusal: Refusal | undefined;
  /** Names of the lines, to show the order without a menu. */
  readonly summary: readonly {
    readonly name: string;
    /** The size. */
    readonly detail: string;
    /** Names of the choice and their language; undefined: saved by an older build. */
    readonly choice?: (ChoiceNames & { readonly textLanguage?: Language | undefined }) | undefined;
    readonly quantity: number;
    readonly total: number;
  }[];
}

/** The last attempt was inconclusive: a server error, a rate limit, or no answer. */
export const isTriedAgain = ({ state, nextAt }: Pick<CommandEnvelope, 'state' | 'nextAt'>): boolean =>
  state === 'sending' && nextAt > 0;

export const isSettled = (state: EntryState): boolean =>
  state === 'received' || state === 'refused' || state === 'expired';
