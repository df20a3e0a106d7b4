// An entry of the outbox as a request. Every retry of it is the same but for its age.
import type { OrderRequest } from '#api/order.ts';
import { avoidanceToHeaders } from '#contract/diet/avoidance.ts';
import { HEADERS } from '#contract/headers.ts';
import { commentsToWire, orderLineToWire } from '#contract/order/order.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { StoredEntry } from '#contract/stored.ts';
import type { SessionToken } from '#domain/ids.ts';
import { formatAmountPlain } from '#domain/pricing/money.ts';

export interface SendContext {
  readonly token: SessionToken;
  /** Milliseconds by the server's clock; undefined where it is not known. */
  readonly ageMs: number | undefined;
  /** The guest was asked about its age and still wants it. */
  readonly confirmed: boolean;
}

/** Resolves with whatever answered; throws where nothing did: then the order may have arrived all the same. */
export type SendOrder = (entry: StoredEntry, context: SendContext) => Promise<RawAnswer>;

/** Label as a header: bytes beyond Latin-1 are not allowed there, and our labels have none. */
const headersOf = (entry: StoredEntry, { ageMs, confirmed }: SendContext): Record<string, string> => ({
  [HEADERS.idempotencyKey]: entry.id,
  [HEADERS.label]: entry.label,
  [HEADERS.shownTotal]: formatAmountPlain(entry.quote.total, entry.terms.currency),
  [HEADERS.menuVersion]: entry.quote.menuVersion,
  // Rounded up: an order is never sent as younger than it is.
  [HEADERS.orderAge]: ageMs === undefined ? 'unknown' : String(Math.ceil(ageMs / 1000)),
  ...(confirmed ? { [HEADERS.confirmed]: '1' } : {}),
  ...(entry.replaces === undefined ? {} : { [HEADERS.replaces]: entry.replaces }),
  ...avoidanceToHeaders(entry.avoidance),
});

export const orderRequest = (entry: StoredEntry, context: SendContext): OrderRequest => ({
  place: entry.placeId,
  headers: headersOf(entry, context),
  body: entry.cancelling
    ? { session: context.token }
    : {
        session: context.token,
        products: entry.lines.map(orderLineToWire),
        order_comment: commentsToWire(entry.comments),
      },
  cancel: entry.cancelling,
});

/** `post` throws where nothing answered. */
export const createSendOrder =
  (post: (request: OrderRequest) => Promise<RawAnswer>): SendOrder =>
  (entry, context) =>
    post(orderRequest(entry, context));
