// Answers to an order's id: made once, kept for ever, said again to whoever may hear them.
import { CONFIRM_AGE, INVALID_SESSION, RATE_LIMITED, refusedToWire } from '#contract/order/order-answer.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Refusal, RefusalCode } from '#domain/order/refusal.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { StoredAnswer } from '../store/orders.ts';
import type { KnownToken } from '../store/sittings.ts';
import type { Answer } from './services.ts';

/** Of a refusal that settles. */
export const REFUSED = 422;
export const ACCEPTED = 201;

export const refusalOf = (code: RefusalCode, more: Partial<Refusal> = {}): Refusal => ({
  code,
  productIds: [],
  ingredientIds: [],
  quote: undefined,
  ...more,
});

const unsettled = (status: number, id: OrderId | null, message: string): Answer => ({
  status,
  body: { success: false, id, payload: { message } },
});

export const invalidSession = (id: OrderId | null): Answer => unsettled(401, id, INVALID_SESSION);
export const confirmAge = (id: OrderId): Answer => unsettled(409, id, CONFIRM_AGE);
export const rateLimited = (id: OrderId | null, retryAfter: number): Answer => ({
  ...unsettled(429, id, RATE_LIMITED),
  retryAfter,
});

/** Somebody else's, or another order's: says nothing of what was answered to that one. */
export const keyReused = (id: OrderId, currency: Currency): Answer => ({
  status: REFUSED,
  body: refusedToWire(refusalOf('idempotency_key_reused'), id, currency),
});

/** The secret is not kept; whoever asks has it. [S7.13] */
export const toAnswer = (stored: StoredAnswer, token: string): Answer => {
  const body = JSON.parse(stored.body) as Record<string, unknown>;
  return { status: stored.status, body: stored.status === ACCEPTED ? { ...body, token } : body };
};

/**
 * What an id that is already known is answered. Its own session hears the first answer again, lapsed or closed as it may
 * be; a secret that was never given out must sign in first, for it may be the same guest.
 */
export const replay = (
  stored: StoredAnswer,
  asked: { readonly id: OrderId; readonly token: string; readonly fingerprint: string | undefined },
  known: KnownToken | undefined,
  currency: Currency,
): Answer => {
  if (!known) return invalidSession(asked.id);
  const sameOrder =
    stored.fingerprint === '' || asked.fingerprint === undefined || stored.fingerprint === asked.fingerprint;
  return sameOrder && stored.sessionId === known.sitting.id
    ? toAnswer(stored, asked.token)
    : keyReused(asked.id, currency);
};
