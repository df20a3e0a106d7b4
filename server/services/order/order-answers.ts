// Answers to command ids: created once, stored for good, repeated to callers who may read them.
import { CONFIRM_AGE, INVALID_SESSION, RATE_LIMITED, refusedToWire } from '#contract/order/order-answer.ts';
import type { CommandId } from '#domain/ids.ts';
import { isSameOrderer, type Orderer, sessionOf } from '#domain/order/orderer.ts';
import type { Refusal, RefusalCode } from '#domain/order/refusal.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { StoredAnswer } from '../../store/order/orders.ts';
import type { Answer } from '../services.ts';

/** HTTP status of a final refusal. */
export const REFUSED = 422;
export const ACCEPTED = 201;
/** HTTP status of a command that creates no order. */
export const DONE = 200;

export const refusalOf = (code: RefusalCode, more: Partial<Refusal> = {}): Refusal => ({
  code,
  productIds: [],
  ingredientIds: [],
  quote: undefined,
  ...more,
});

const unsettled = (status: number, id: CommandId | null, message: string): Answer => ({
  status,
  body: { success: false, id, payload: { message } },
});

export const invalidSession = (id: CommandId | null): Answer => unsettled(401, id, INVALID_SESSION);
export const confirmAge = (id: CommandId): Answer => unsettled(409, id, CONFIRM_AGE);
export const rateLimited = (id: CommandId | null, retryAfter: number): Answer => ({
  ...unsettled(429, id, RATE_LIMITED),
  retryAfter,
});

/** The id belongs to another caller or another order; the answer reveals nothing about it. */
export const keyReused = (id: CommandId, currency: Currency): Answer => ({
  status: REFUSED,
  body: refusedToWire(refusalOf('idempotency_key_reused'), id, currency),
});

/** Adds the secret to the answer: it is not stored, and the caller has it. [S7.13] */
export const toAnswer = (stored: StoredAnswer, token: string): Answer => {
  const body = JSON.parse(stored.body) as Record<string, unknown>;
  return { status: stored.status, body: stored.status === ACCEPTED ? { ...body, token } : body };
};

/** Whether the answer belongs to this orderer; an older server's row names the sitting only. */
export const isOwnAnswer = (stored: StoredAnswer, orderer: Orderer): boolean =>
  stored.orderer ? isSameOrderer(stored.orderer, orderer) : stored.sessionId === sessionOf(orderer);

/**
 * Answer to a known id. Its orderer gets the first answer again, even with a lapsed or closed session, and under a new
 * session when the earlier one is proven. An unknown secret must sign in first, because it may be the same guest.
 * `orderers`: all orderers that the guest has proven to be.
 */
export const replay = (
  stored: StoredAnswer,
  asked: { readonly id: CommandId; readonly token: string; readonly fingerprint: string | undefined },
  orderers: readonly Orderer[],
  currency: Currency,
): Answer => {
  if (orderers.length === 0) return invalidSession(asked.id);
  const isSame =
    stored.fingerprint === '' || asked.fingerprint === undefined || stored.fingerprint === asked.fingerprint;
  const isOwn = orderers.some((orderer) => isOwnAnswer(stored, orderer));
  return isSame && isOwn ? toAnswer(stored, asked.token) : keyReused(asked.id, currency);
};
