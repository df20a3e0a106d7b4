// What the double of Stripe keeps, and how it spells it.
import { randomBytes } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

export interface Card {
  readonly id: string;
  readonly customer: string | null;
  allow_redisplay: 'always' | 'limited';
  isDetached: boolean;
}

export interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
  method: Card | undefined;
  refunded: number;
}

export interface Session {
  readonly id: string;
  readonly slug: string;
  readonly fields: Fields;
  readonly expiresAt: number;
  readonly intent: Intent;
  status: 'open' | 'complete' | 'expired';
  isDeclined: boolean;
  /** When its money comes; undefined: it does not come by itself. */
  paidAt: number | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export const idOf = (kind: string): string => `${kind}_demo_${randomBytes(12).toString('hex')}`;
export const error = (status: number, type: string, code: string): Reply => ({
  status,
  body: { error: { type, code, message: code.replaceAll('_', ' ') } },
});
export const missing = (): Reply => error(404, 'invalid_request_error', 'resource_missing');

export const cardToWire = ({ id, customer, allow_redisplay }: Card) => ({
  ...{ id, object: 'payment_method', type: 'card', customer, allow_redisplay },
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 },
});

export const intentToWire = (intent: Intent) => ({
  ...{ id: intent.id, object: 'payment_intent', amount: intent.amount, currency: intent.currency },
  ...{ status: intent.status, next_action: null },
  payment_method: intent.method ? cardToWire(intent.method) : null,
});
