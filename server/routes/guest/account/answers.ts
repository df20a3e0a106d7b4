// Refusals to customers.
import type { FastifyReply } from 'fastify';
import { faultsToWire } from '#contract/account/account.ts';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import type { AccountRefusal } from '../../../services/account/sign-in.ts';
import { personal, refusal } from '../../replies.ts';

/** `refused`: code and status for input that is well-formed but not accepted. */
export const refuse = (
  reply: FastifyReply,
  error: AccountRefusal,
  refused: { readonly status: 401 | 422; readonly message: string },
): FastifyReply => {
  if (error.kind === 'busy') return personal(reply, { status: 503, body: refusal('busy'), retryAfter: error.seconds });
  if (error.kind === 'wait')
    return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: error.seconds });
  if (error.kind === 'faults') {
    const body = { ...refusal('wrong_fields'), error: { errors: faultsToWire(error.faults) } };
    return personal(reply, { status: 422, body });
  }
  return personal(reply, { status: refused.status, body: refusal(refused.message) });
};
