// A kind of command: how its row is read, which request is sent for it, the meaning of an answer, and the effects of its
// end. All of it is data and pure functions; the flusher and the steps on disk know commands by this alone.
import type { CartLine } from '#domain/cart/cart.ts';
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

/** A command with what only the device needs to keep its promise. */
export interface StoredCommand extends CommandEnvelope {
  /** Session of the orderer: the key of an index, and all that earlier builds can read of the orderer. */
  readonly sessionId: SessionId | undefined;
  /** Epoch ms, device clock: the server asked not to be called before (Retry-After). 0: it did not. */
  readonly notBefore: number;
  /** When it was last asked about its age, by the server's clock and by the device's own: at least as old as that. */
  readonly asked: { readonly at: number; readonly wall: number } | undefined;
  /** The secret with which it was last sent: good for taking it back, even where it has lapsed since. */
  readonly sentToken: SessionToken | undefined;
  /** Other secrets that it was sent with before: by them it is known what an earlier sitting was answered. */
  readonly earlierTokens: readonly SessionToken[];
  /** Visit whose command it is; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
}

/** A row as it may lie there: builds before wrote a sitting and no limits of their own. */
export type CommandRow<E extends StoredCommand> = Omit<E, 'orderer' | 'ages'> & {
  readonly orderer: Orderer | undefined;
  readonly ages: AgeLimits | undefined;
};

/** The row with all that this build asks of it; undefined where nobody is named. */
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
  /** Milliseconds by the server's clock; undefined where it is not known. */
  readonly ageMs: number | undefined;
  /** The guest was asked about its age and still wants it. */
  readonly confirmed: boolean;
}

/** One request, as it goes out. */
export interface CommandCall {
  readonly place: PlaceId;
  readonly method: 'post' | 'put';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  /** The staff member whose command it is, even when another person is signed in as it goes out. */
  readonly person?: string | undefined;
}

/** Changes that a command's end makes to other rows, in the transaction that ends it. */
export type EndEffect =
  | { readonly type: 'order.add'; readonly order: PlacedOrder }
  /** Clears its own guest's cart alone: a cart of another visit stays. */
  | { readonly type: 'cart.clear' }
  | {
      readonly type: 'lines.return';
      readonly lines: readonly CartLine[];
      /** To the order that staff are taking; undefined: to the guest's cart. */
      readonly draft?: DraftOwner | undefined;
      readonly promo?: PromoTerms;
      readonly spending?: Spending;
    };

/** How a command ended. `givenUp`: by the device alone, never begun. */
export type Outcome =
  | { readonly kind: 'received'; readonly order?: PlacedOrder }
  | { readonly kind: 'refused'; readonly refusal: CommandRefusal }
  | { readonly kind: 'givenUp' };

export type CommandVerdict = Verdict<{ readonly order?: PlacedOrder }>;

/** Methods, so that a kind may speak of its own commands alone: who calls has found it by the command's own kind. */
export interface CommandKind<E extends StoredCommand = StoredCommand> {
  /** Kinds whose earlier commands of the same orderer must have come to their end before this one is sent. */
  readonly waitsFor: readonly string[];
  /** undefined where it cannot be read. */
  read(row: unknown): E | undefined;
  /** Every retry is the same but for its age. With `cancelling`: takes it back. */
  call(entry: E, context: SendContext): CommandCall;
  /** Never throws. */
  judge(answer: RawAnswer, entry: E): CommandVerdict;
  /** Fields that its end adds to it, and effects beside it. */
  end(entry: E, outcome: Outcome): { readonly changes: Partial<E>; readonly effects: readonly EndEffect[] };
}

const earlierHeader = ({ earlierTokens }: StoredCommand): Record<string, string> => {
  const earlier = earlierToHeader(earlierTokens);
  return earlier === undefined ? {} : { [HEADERS.earlierSession]: earlier };
};

/** Headers of every command beside its body. */
export const commandHeaders = (entry: StoredCommand, { ageMs, confirmed }: SendContext): Record<string, string> => ({
  [HEADERS.idempotencyKey]: entry.id,
  // Rounded up: a command is never sent as younger than it is.
  [HEADERS.orderAge]: ageMs === undefined ? 'unknown' : String(Math.ceil(ageMs / 1000)),
  ...(confirmed ? { [HEADERS.confirmed]: '1' } : {}),
  ...earlierHeader(entry),
  ...(entry.deviceId === undefined ? {} : { [HEADERS.device]: entry.deviceId }),
});

/** Taking back what may have arrived is the same for all kinds: the id says what it is about. */
export const cancelCall = (entry: StoredCommand, context: SendContext): CommandCall => ({
  place: entry.placeId,
  method: 'post',
  path: 'orders/cancel',
  headers: commandHeaders(entry, context),
  body: { session: context.token },
});
