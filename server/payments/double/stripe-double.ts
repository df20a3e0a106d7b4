// Test double of Stripe: keeps sessions, intents, refunds and cards in memory, and answers the library like Stripe.
import { createHash, randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { type BankAction, type Deliver, type DoubleBank, LATE_MS, type Pressed } from './bank.ts';

// Stripe objects of the double, and their wire format.
type Fields = Readonly<Record<string, string>>;

interface Card {
  readonly id: string;
  readonly customer: string | null;
  allow_redisplay: 'always' | 'limited';
  isDetached: boolean;
}

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
  method: Card | undefined;
  /** `decline_code` of the last declined card. */
  declined?: string;
  refunded: number;
}

interface Session {
  readonly id: string;
  readonly slug: string;
  readonly fields: Fields;
  readonly expiresAt: number;
  readonly intent: Intent;
  status: 'open' | 'complete' | 'expired';
  isDeclined: boolean;
  /** When its money arrives; `undefined`: not automatically. */
  paidAt: number | undefined;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const idOf = (kind: string): string => `${kind}_demo_${randomBytes(12).toString('hex')}`;
const error = (status: number, type: string, code: string): Reply => ({
  status,
  body: { error: { type, code, message: code.replaceAll('_', ' ') } },
});
const missing = (): Reply => error(404, 'invalid_request_error', 'resource_missing');

const cardToWire = ({ id, customer, allow_redisplay }: Card) => ({
  ...{ id, object: 'payment_method', type: 'card', customer, allow_redisplay },
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 },
});

const intentToWire = (intent: Intent) => ({
  ...{ id: intent.id, object: 'payment_intent', amount: intent.amount, currency: intent.currency },
  ...{ status: intent.status, next_action: null },
  payment_method: intent.method ? cardToWire(intent.method) : null,
  last_payment_error: intent.declined === undefined ? null : { code: 'card_declined', decline_code: intent.declined },
});

const SECOND = 1000;
/** The venue's slug in the return address. */
const slugIn = (address: string): string => decodeURIComponent(new URL(address).pathname.split('/')[1] ?? '');

export interface StripeDouble extends DoubleBank {
  /** Replaces the network. */
  readonly fetch: typeof fetch;
}

export const createStripeDouble = (options: {
  readonly webhookSecret: string;
  readonly clock: () => number;
  readonly deliver: Deliver;
}): StripeDouble => {
  const { webhookSecret, clock, deliver } = options;
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, { id: string; status: string; amount: number }>();
  const cards = new Map<string, Card>();
  /** Answers of POSTs, by idempotency key. */
  const replies = new Map<string, { readonly of: string; readonly reply: Reply }>();

  const settleLate = (session: Session): void => {
    if (session.paidAt === undefined || clock() < session.paidAt) return;
    session.intent.status = 'succeeded';
    session.paidAt = undefined;
  };

  const stateOf = (session: Session): Session => {
    settleLate(session);
    if (session.status === 'open' && clock() >= session.expiresAt) session.status = 'expired';
    return session;
  };

  const sessionToWire = (session: Session, isExpanded: boolean) => {
    const { id, fields, intent, status, expiresAt } = stateOf(session);
    const origin = new URL(fields.success_url ?? 'http://localhost').origin;
    return {
      ...{ id, object: 'checkout.session', status, mode: 'payment', currency: intent.currency },
      client_reference_id: fields.client_reference_id ?? null,
      amount_total: intent.amount,
      payment_status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
      payment_intent: isExpanded ? intentToWire(intent) : intent.id,
      expires_at: Math.floor(expiresAt / SECOND),
      url: status === 'open' ? `${origin}/api/demo-bank/stripe/${id}` : null,
      metadata: { payment_key: fields['metadata[payment_key]'] ?? null },
    };
  };

  const makeIntent = (amount: string | undefined, currency: string | undefined, status: string): Intent => {
    const intent: Intent = {
      ...{ id: idOf('pi'), amount: Number(amount), currency: currency ?? '', status, method: undefined, refunded: 0 },
    };
    intents.set(intent.id, intent);
    return intent;
  };

  const makeSession = (fields: Fields): Reply => {
    const amount = fields['line_items[0][price_data][unit_amount]'];
    const currency = fields['line_items[0][price_data][currency]'];
    const expiresAt = Number(fields.expires_at) * SECOND;
    const life = expiresAt - clock();
    if (!amount || Number(amount) < 50) return error(400, 'invalid_request_error', 'amount_too_small');
    if (life < 30 * 60 * SECOND || life > 24 * 3600 * SECOND)
      return error(400, 'invalid_request_error', 'expires_at_out_of_range');
    if (fields['adaptive_pricing[enabled]'] !== 'false')
      return error(400, 'invalid_request_error', 'other_currencies_would_be_offered');
    const session: Session = {
      id: idOf('cs'),
      slug: slugIn(fields.success_url ?? ''),
      fields,
      expiresAt,
      intent: makeIntent(amount, currency, 'requires_payment_method'),
      status: 'open',
      isDeclined: false,
      paidAt: undefined,
    };
    sessions.set(session.id, session);
    return { status: 200, body: sessionToWire(session, false) };
  };

  const chargeCard = (fields: Fields): Reply => {
    const card = cards.get(fields.payment_method ?? '');
    if (!card || card.isDetached) return missing();
    if (card.customer !== (fields.customer ?? null)) return missing();
    const intent = makeIntent(fields.amount, fields.currency, 'succeeded');
    intent.method = card;
    return { status: 200, body: intentToWire(intent) };
  };

  const refund = (fields: Fields): Reply => {
    const intent = intents.get(fields.payment_intent ?? '');
    const amount = Number(fields.amount);
    if (intent?.status !== 'succeeded') return missing();
    if (intent.refunded + amount > intent.amount) return error(400, 'invalid_request_error', 'charge_already_refunded');
    intent.refunded += amount;
    const made = { id: idOf('re'), object: 'refund', status: 'succeeded', amount };
    refunds.set(made.id, made);
    return { status: 200, body: made };
  };

  const expire = (session: Session): Reply => {
    if (stateOf(session).status !== 'open') return error(400, 'invalid_request_error', 'session_not_open');
    session.status = 'expired';
    return { status: 200, body: sessionToWire(session, false) };
  };

  const cancel = (intent: Intent): Reply => {
    if (intent.status === 'succeeded') return error(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return { status: 200, body: intentToWire(intent) };
  };

  const detach = (card: Card): Reply => {
    card.isDetached = true;
    return { status: 200, body: cardToWire(card) };
  };

  const post = (path: readonly string[], fields: Fields): Reply => {
    const [kind, second, third, fourth] = path;
    if (kind === 'checkout' && third === undefined) return makeSession(fields);
    const session = sessions.get(third ?? '');
    if (kind === 'checkout' && fourth === 'expire') return session ? expire(session) : missing();
    if (kind === 'payment_intents' && second === undefined) return chargeCard(fields);
    const intent = intents.get(second ?? '');
    if (kind === 'payment_intents' && third === 'cancel') return intent ? cancel(intent) : missing();
    if (kind === 'refunds') return refund(fields);
    if (kind === 'customers') return { status: 200, body: { id: idOf('cus'), object: 'customer' } };
    const card = cards.get(second ?? '');
    if (kind === 'payment_methods' && third === 'detach') return card ? detach(card) : missing();
    return missing();
  };

  const get = ([kind, second = '', third = '']: readonly string[], query: URLSearchParams): Reply => {
    const session = sessions.get(third);
    if (kind === 'checkout' && session) {
      return {
        status: 200,
        body: sessionToWire(
          session,
          [...query.keys()].some((key) => key.startsWith('expand')),
        ),
      };
    }
    const intent = intents.get(second);
    if (kind === 'payment_intents' && intent) return { status: 200, body: intentToWire(intent) };
    const known = refunds.get(second);
    return kind === 'refunds' && known ? { status: 200, body: known } : missing();
  };

  const answer = (method: string, url: URL, text: string, key: string | null): Reply => {
    const path = url.pathname.split('/').slice(2);
    if (method === 'GET') return get(path, url.searchParams);
    const of = createHash('sha256').update(`${url.pathname}\n${text}`).digest('hex');
    const known = key === null ? undefined : replies.get(key);
    if (known && known.of !== of) return error(400, 'idempotency_error', 'other_parameters_under_the_same_key');
    const reply = known?.reply ?? post(path, Object.fromEntries(new URLSearchParams(text)));
    if (key !== null && reply.status < 500) replies.set(key, { of, reply });
    return reply;
  };

  const webhook = async (session: Session, secret: string, id = idOf('evt')): Promise<void> => {
    const object = sessionToWire(session, false);
    const payload = JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(clock() / SECOND),
    });
    await deliver(session.slug, payload, { 'content-type': 'application/json', 'stripe-signature': signature });
  };

  const pay = (session: Session, isSaved: boolean): void => {
    const card: Card = {
      id: idOf('pm'),
      customer: session.fields.customer ?? null,
      allow_redisplay: isSaved ? 'always' : 'limited',
      isDetached: false,
    };
    cards.set(card.id, card);
    session.intent.method = card;
    delete session.intent.declined;
    session.intent.status = 'succeeded';
    session.status = 'complete';
  };

  const press = async (session: Session, action: BankAction): Promise<Pressed> => {
    const { success_url: back, cancel_url: away } = session.fields;
    if (action === 'leave' || stateOf(session).status !== 'open') return { to: action === 'leave' ? away : undefined };
    switch (action) {
      case 'pay':
      case 'save':
      case 'twice': {
        pay(session, action === 'save');
        const id = idOf('evt');
        await webhook(session, webhookSecret, id);
        if (action === 'twice') await webhook(session, webhookSecret, id);
        return { to: back };
      }
      case 'late':
        session.status = 'complete';
        session.intent.status = 'processing';
        session.paidAt = clock() + LATE_MS;
        return { to: back };
      case 'decline':
      case 'funds':
        session.isDeclined = true;
        session.intent.declined = action === 'funds' ? 'insufficient_funds' : 'generic_decline';
        return {};
      case 'forged':
        await webhook(session, 'whsec_of_somebody_else');
        return {};
    }
  };

  return {
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const text = typeof init?.body === 'string' ? init.body : '';
      const key = new Headers(init?.headers).get('idempotency-key');
      const { status, body } = answer(init?.method ?? 'GET', url, text, key);
      return Response.json(body, { status, headers: { 'request-id': idOf('req') } });
    },
    page: (id) => {
      const session = sessions.get(id);
      if (!session) return undefined;
      const { fields, intent } = stateOf(session);
      return {
        merchant: fields['line_items[0][price_data][product_data][name]'] ?? '',
        amount: `${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}`,
        language: fields.locale === 'fr' ? 'fr-CH' : (fields.locale ?? 'en'),
        isOver: session.status !== 'open',
        isDeclined: session.isDeclined,
        maySave: fields.customer !== undefined,
      };
    },
    press: async (id, action) => {
      const session = sessions.get(id);
      return session ? press(session, action) : {};
    },
  };
};
