// Stripe: hosted Checkout Sessions, and PaymentIntents for saved cards. No Stripe script runs in our pages.
import Stripe from 'stripe';
import type { CardPaymentState } from '#domain/payment/card-payment.ts';
import { minor } from '#domain/pricing/money.ts';
import {
  type PaymentPort,
  type PaymentWish,
  ProviderRefused,
  type ProviderReport,
  ProviderUnreachable,
  type SavedWith,
} from '../../services/payment/payment-port.ts';
import type { KeptInstrument } from '../../store/payment/instruments.ts';
import { stripeDecline } from './stripe-decline.ts';
import { readStripeNotice } from './stripe-notice.ts';

/** API version of the library; read the change log before an update. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;

export interface StripeOptions {
  readonly secretKey: string;
  /** Secret of the webhook; `undefined`: Stripe is only polled. */
  readonly webhookSecret?: string | undefined;
  readonly isDemo: boolean;
  /** Sends the calls; default: the network. */
  readonly fetch?: typeof fetch | undefined;
}

/** Converts an error: whether the call was answered, and whether the answer is final. */
const failed = (error: unknown): Error => {
  if (error instanceof Stripe.errors.StripeCardError) return new ProviderRefused(error.message, stripeDecline(error));
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return new ProviderRefused(error.message);
  return new ProviderUnreachable(error instanceof Error ? error.message : 'no answer');
};

const calling = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw failed(error);
  }
};

const idOf = (thing: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

/** "Visa •••• 4242" */
const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

const savedOf = (method: string | Stripe.PaymentMethod | null | undefined): SavedWith | undefined => {
  if (!method || typeof method === 'string') return undefined;
  // The guest ticked the box on the provider's page, without which a card may not be shown again.
  if (method.allow_redisplay !== 'always' || !method.card) return undefined;
  const { brand, last4, exp_year: year, exp_month: month } = method.card;
  return {
    kind: 'card',
    name: `${brandName(brand)} •••• ${last4}`,
    expires: `${year}-${String(month).padStart(2, '0')}`,
    reference: { method: method.id, customer: idOf(method.customer) },
  };
};

const INTENT_STATES: Readonly<Record<string, CardPaymentState>> = {
  succeeded: 'success',
  processing: 'processing',
  canceled: 'cancelled',
  requires_action: 'redirected',
  requires_confirmation: 'pending',
  requires_capture: 'pending',
  requires_payment_method: 'failed',
};

const intentReport = (intent: Stripe.PaymentIntent): ProviderReport => ({
  state: INTENT_STATES[intent.status] ?? 'pending',
  amount: minor(intent.amount),
  currency: intent.currency.toUpperCase(),
  reference: intent.id,
  page: intent.next_action?.redirect_to_url?.url ?? undefined,
  declined: stripeDecline(intent.last_payment_error) ?? null,
});

/** Uses the payment status, because a complete session may still wait for its money. */
const sessionState = ({ status, payment_status: paid }: Stripe.Checkout.Session): CardPaymentState => {
  if (paid === 'paid') return 'success';
  if (status === 'expired') return 'timed_out';
  return status === 'complete' ? 'processing' : 'redirected';
};

const sessionReport = (session: Stripe.Checkout.Session): ProviderReport => {
  const intent = typeof session.payment_intent === 'string' ? undefined : session.payment_intent;
  return {
    state: sessionState(session),
    ...(session.amount_total !== null && { amount: minor(session.amount_total) }),
    ...(session.currency !== null && { currency: session.currency.toUpperCase() }),
    reference: session.id,
    page: session.url ?? undefined,
    ...(session.expires_at && { endsAt: session.expires_at * 1000 }),
    memory: { intent: idOf(session.payment_intent) },
    ...(intent && { declined: stripeDecline(intent.last_payment_error) ?? null }),
    saved: savedOf(intent?.payment_method),
  };
};

/** Payment method and customer of a saved card. */
const methodOf = ({ reference }: KeptInstrument): { method: string; customer: string | undefined } => {
  const { method, customer } = reference as { readonly method?: string; readonly customer?: string };
  if (method === undefined) throw new ProviderRefused('a card without a method');
  return { method, customer };
};

const localeOf = (language: string): Stripe.Checkout.SessionCreateParams.Locale => {
  const locales: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
    bg: 'bg',
    en: 'en',
    es: 'es',
    de: 'de',
    'fr-CH': 'fr',
  };
  return locales[language] ?? 'auto';
};

export const createStripePort = ({ secretKey, webhookSecret, isDemo, fetch }: StripeOptions): PaymentPort => {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetch),
  });

  const metadataOf = ({ payment }: PaymentWish) => ({ payment_key: payment.key, attempt: payment.attemptKey });

  const startSession = async (wish: PaymentWish): Promise<ProviderReport> => {
    const { payment, description, language, returnUrl, cancelUrl, customer } = wish;
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: payment.key,
        metadata: metadataOf(wish),
        // One line with the whole amount, so that no sum can differ.
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: payment.currency.toLowerCase(),
              unit_amount: payment.amount,
              product_data: { name: description },
            },
          },
        ],
        payment_intent_data: { description, metadata: metadataOf(wish) },
        adaptive_pricing: { enabled: false },
        locale: localeOf(language),
        expires_at: Math.floor(payment.endsAt / 1000),
        success_url: returnUrl,
        cancel_url: cancelUrl,
        ...(customer !== undefined && {
          customer,
          saved_payment_method_options: { payment_method_save: 'enabled' },
        }),
      },
      { idempotencyKey: payment.attemptKey },
    );
    return sessionReport(session);
  };

  const startIntent = async (wish: PaymentWish, instrument: KeptInstrument): Promise<ProviderReport> => {
    const { payment, description, returnUrl } = wish;
    const { method, customer } = methodOf(instrument);
    const intent = await stripe.paymentIntents.create(
      {
        amount: payment.amount,
        currency: payment.currency.toLowerCase(),
        payment_method: method,
        ...(customer !== undefined && { customer }),
        confirm: true,
        description,
        metadata: metadataOf(wish),
        return_url: returnUrl,
        automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
      },
      { idempotencyKey: payment.attemptKey },
    );
    return intentReport(intent);
  };

  const isIntent = (reference: string): boolean => reference.startsWith('pi_');

  return {
    provider: 'stripe',
    isDemo,
    start: (wish) => calling(() => (wish.instrument ? startIntent(wish, wish.instrument) : startSession(wish))),
    status: (payment) =>
      calling(async () => {
        const { reference } = payment;
        // Stripe never answered the start, so no guest has seen the page.
        if (reference === undefined) return { state: payment.state };
        if (isIntent(reference)) return intentReport(await stripe.paymentIntents.retrieve(reference));
        const expand = ['payment_intent', 'payment_intent.payment_method'];
        return sessionReport(await stripe.checkout.sessions.retrieve(reference, { expand }));
      }),
    cancel: (payment) =>
      calling(async () => {
        const { reference } = payment;
        if (reference === undefined) return { state: 'cancelled' };
        if (isIntent(reference)) {
          await stripe.paymentIntents.cancel(reference).catch(() => undefined);
          return intentReport(await stripe.paymentIntents.retrieve(reference));
        }
        // A session paid just now does not expire; its state says so.
        await stripe.checkout.sessions.expire(reference).catch(() => undefined);
        const word = sessionReport(await stripe.checkout.sessions.retrieve(reference));
        return word.state === 'timed_out' ? { ...word, state: 'cancelled' } : word;
      }),
    refund: (payment, refund) =>
      calling(async () => {
        const { reference = '' } = payment;
        const known = refund.reference;
        const intent = isIntent(reference) ? reference : (payment.memory as { intent?: string } | undefined)?.intent;
        const told = known
          ? await stripe.refunds.retrieve(known)
          : await stripe.refunds.create(
              { payment_intent: intent ?? '', amount: refund.amount, metadata: { refund: refund.id } },
              { idempotencyKey: `refund:${refund.id}` },
            );
        const state = told.status === 'succeeded' ? 'done' : told.status === 'pending' ? 'asked' : 'failed';
        return { state, reference: told.id };
      }),
    makeCustomer: (accountId) =>
      calling(async () => {
        // No name or address: the provider gets only what it needs.
        const made = await stripe.customers.create(
          { metadata: { account: accountId } },
          { idempotencyKey: `customer:${accountId}` },
        );
        return made.id;
      }),
    forget: async (instrument) => {
      try {
        await stripe.paymentMethods.detach(methodOf(instrument).method);
      } catch (error) {
        // A card unknown to Stripe is already gone.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw failed(error);
      }
    },
    hear: (raw, headers, now) =>
      webhookSecret === undefined
        ? undefined
        : readStripeNotice(raw, String(headers['stripe-signature'] ?? ''), webhookSecret, now),
  };
};
