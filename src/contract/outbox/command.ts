// A kind of command: its row parser, request, answer parser, and effects of its end. Only data and pure functions; the
// flusher and the storage steps use nothing else.
import type { CartLine } from '#domain/cart/cart.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { PlaceId, SessionId, SessionToken, VisitId } from '#domain/ids.ts';
import type { Spending } from '#domain/loyalty/spending.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { type Orderer, sessionOf } from '#domain/order/orderer.ts';
import type { DraftOwner } from '#domain/order/table-draft.ts';
import type { AgeLimits, CommandEnvelope, CommandRefusal } from '#domain/outbox/outbox.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { HEADERS } from '../headers.ts';
import type { RawAnswer, Verdict } from '../order/order-answer.ts';
import { ordererOr } from '../order/orderer.ts';
import { earlierToHeader } from '../session/earlier-sessions.ts';

/** A command with the device's internal fields. */
export interface StoredCommand extends CommandEnvelope {
  /** Session of the orderer: an index key, and the only orderer field that earlier builds can read. */
  readonly sessionId: SessionId | undefined;
  /** Epoch ms, device clock: no call before this time (Retry-After). 0: none. */
  readonly notBefore: number;
  /** When the guest was last asked about its age, by server clock and device clock: a lower bound of its age. */
  readonly asked: { readonly at: number; readonly wall: number } | undefined;
  /** Secret of the last attempt: valid for cancelling, even when it has expired since. */
  readonly sentToken: SessionToken | undefined;
  /** Secrets of earlier attempts: they reveal the answer to an earlier sitting. */
  readonly earlierTokens: readonly SessionToken[];
  /** Visit of the command; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
}

/** A stored row: earlier builds wrote a sitting, and no limits. */
export type CommandRow<E extends StoredCommand> = Omit<E, 'orderer' | 'ages'> & {
  readonly orderer: Orderer | undefined;
  readonly ages: AgeLimits | undefined;
};

/** The row with all fields of this build; undefined: no orderer. */
export const completeRow = <E extends StoredCommand>(
  row: CommandRow<E>,
  orderType: string,
  ages: AgeLimits,
): (Omit<E, 'orderer' | 'ages'> & Pick<StoredCommand, 'orderer' | 'ages'>) | undefined => {
  const orderer = ordererOr(row.orderer, row.sessionId, orderType);
  return orderer && { ...row, orderer, sessionId: sessionOf(orderer), ages: row.ages ?? ages };
};

export interface SendContext {
  /** undefined: the orderer needs no table session. */
  readonly token: SessionToken | undefined;
  /** Milliseconds by the server's clock; undefined: unknown. */
  readonly ageMs: number | undefined;
  /** The guest was asked about the command's age and confirmed the command. */
  readonly confirmed: boolean;
}

/** One HTTP request. */
export interface CommandCall {
  readonly place: PlaceId;
  readonly method: 'post' | 'put';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  /** Staff member of the command, even when another person is signed in at sending. */
  readonly person?: string | undefined;
}

/** Changes to other rows when a command ends, in the same transaction. */
export type EndEffect =
  | { readonly type: 'order.add'; readonly order: PlacedOrder }
  /** Clears only the cart of the command's own visit. */
  | { readonly type: 'cart.clear' }
  | {
      readonly type: 'lines.return';
      readonly lines: readonly CartLine[];
      /** Target staff draft; undefined: the guest's cart. */
      readonly draft?: DraftOwner | undefined;
      /** Allergens and diets of the order; they return to a staff draft only. */
      readonly avoidance?: Avoidance | undefined;
      readonly promo?: PromoTerms;
      readonly spending?: Spending;
    };

/** How a command ended. `givenUp`: expired on the device, never attempted. */
export type Outcome =
  | { readonly kind: 'received'; readonly order?: PlacedOrder }
  | { readonly kind: 'refused'; readonly refusal: CommandRefusal }
  | { readonly kind: 'givenUp' };

export type CommandVerdict = Verdict<{ readonly order?: PlacedOrder }>;

/**
 * Declared as methods, so that a kind may accept only its own command type: callers look up the kind by the command's
 * `kind`.
 */
export interface CommandKind<E extends StoredCommand = StoredCommand> {
  /** Kinds whose earlier commands of the same orderer must have ended before this one is sent. */
  readonly waitsFor: readonly string[];
  /** undefined: unreadable. */
  read(row: unknown): E | undefined;
  /** Retries differ only in age. With `cancelling`: the cancel request. */
  call(entry: E, context: SendContext): CommandCall;
  /** Never throws. */
  judge(answer: RawAnswer, entry: E): CommandVerdict;
  /** Changes of the command's row at its end, and effects on other rows. */
  end(entry: E, outcome: Outcome): { readonly changes: Partial<E>; readonly effects: readonly EndEffect[] };
}

const earlierHeader = ({ earlierTokens }: StoredCommand): Record<string, string> => {
  const earlier = earlierToHeader(earlierTokens);
  return earlier === undefined ? {} : { [HEADERS.earlierSession]: earlier };
};

/** Headers of all commands. */
export const commandHeaders = (entry: StoredCommand, { ageMs, confirmed }: SendContext): Record<string, string> => ({
  [HEADERS.idempotencyKey]: entry.id,
  // Rounded up, so that a command is never sent as younger than it is.
  [HEADERS.orderAge]: ageMs === undefined ? 'unknown' : String(Math.ceil(ageMs / 1000)),
  ...(confirmed ? { [HEADERS.confirmed]: '1' } : {}),
  ...earlierHeader(entry),
  ...(entry.deviceId === undefined ? {} : { [HEADERS.device]: entry.deviceId }),
});

/** Cancel request for a command that may have arrived, the same for all kinds: the id identifies it. */
export const cancelCall = (entry: StoredCommand, context: SendContext): CommandCall => ({
  place: entry.placeId,
  method: 'post',
  path: 'orders/cancel',
  headers: commandHeaders(entry, context),
  body: { session: context.token },
});
