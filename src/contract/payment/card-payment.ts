// Card payments on the wire. [S7.22–S7.26]
import * as v from 'valibot';
import type { PaymentKey } from '#domain/ids.ts';
import { RECEIPT_METHODS } from '#domain/order/checkout/payment-method.ts';
import { CARD_DECLINES } from '#domain/payment/card-decline.ts';
import { CARD_PAYMENT_STATES, type CardPayment } from '#domain/payment/card-payment.ts';
import { PAYMENT_REFUSALS, type PaymentRefusal, type PaymentRefusalCode } from '#domain/payment/payment-refusal.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment/providers.ts';
import { type Currency, formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import { amountText, maybeText } from '../wire.ts';

const key = v.pipe(v.string(), v.minLength(8), v.maxLength(128));
export const paymentKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));

/** Payment by card on the provider's page. `orderKey`: of the order, or of a bill's share. [S7.22] */
export const initiateBodySchema = v.object({
  orderKey: key,
  /** Ours: the provider; absent: the first one that the place offers. */
  provider: v.optional(v.picklist(PAYMENT_PROVIDERS)),
  /** Ours: the amount shown to the guest, in units of the place's currency; another amount is not charged. */
  shown_total: v.optional(amountText),
  /** Ours: a tip for the staff; absent: none. */
  tip: v.optional(amountText),
  /** Ours: language of the provider's page. */
  client_language: v.optional(v.pipe(v.string(), v.maxLength(10))),
  /** Ours: the customer allows the provider to save the card; absent: not saved. */
  save_card: v.optional(v.boolean()),
});

/** Payment with a saved card. [S7.23] */
export const initiateOneTouchBodySchema = v.object({
  ...initiateBodySchema.entries,
  payment_instrument: key,
});

/** Ours: switches the order to payment on receipt. */
export const onReceiptBodySchema = v.object({ orderKey: key, payment_method: v.picklist(RECEIPT_METHODS) });
export const onReceiptSchema = v.object({ success: v.literal(true) });

/** Neither has an amount: only we and the provider know the payment's state. [S7.25, S7.26] */
export const orderKeyBodySchema = v.object({ orderKey: key });
export const paymentKeyBodySchema = v.object({ paymentKey: paymentKeySchema });
export const instrumentKeyBodySchema = v.object({ key });

const paymentSchema = v.object({
  payment_status: v.picklist(CARD_PAYMENT_STATES),
  payment_key: paymentKeySchema,
  provider: v.picklist(PAYMENT_PROVIDERS),
  amount: amountText,
  tip: amountText,
  refunded: amountText,
  currency: v.string(),
  /** Epoch ms. */
  started_at: v.number(),
  ends_at: v.number(),
  /** The provider's page, while it is open. */
  red: maybeText,
  /** Reason of the last declined card: one of CARD_DECLINES, or a reason of a newer server. */
  declined: v.fallback(v.optional(v.picklist(CARD_DECLINES)), undefined),
  /** A demonstration without a bank. */
  demo: v.optional(v.boolean(), false),
});

/** `red`: the provider's page; absent: a saved card was charged, and `payment_status` is the result. */
export const initiatedSchema = v.object({
  success: v.literal(true),
  red: maybeText,
  payload: paymentSchema,
});

/** `payload` absent: no payment was started. */
export const paymentStatusSchema = v.object({ success: v.literal(true), payload: v.nullish(paymentSchema) });

export const paymentRefusedSchema = v.object({
  success: v.literal(false),
  payload: v.object({
    message: v.string(),
    /** With `below_minimum`, in units of the place's currency. */
    min_amount: v.optional(amountText),
    /** With `repriced`, in units of the place's currency. */
    totalPrice: v.optional(amountText),
    /** With `payment_failed`: why the bank declined the saved card. */
    declined: v.fallback(v.optional(v.picklist(CARD_DECLINES)), undefined),
  }),
});

/** The renewed token. [S7.24] */
export const instrumentDeletedSchema = v.object({
  success: v.literal(true),
  payload: v.object({ uToken: v.string() }),
});

export const cardPaymentToWire = (payment: CardPayment): v.InferInput<typeof paymentSchema> => {
  const plain = (amount: CardPayment['amount']) => formatAmountPlain(amount, payment.currency);
  return {
    payment_status: payment.state,
    payment_key: payment.key,
    provider: payment.provider,
    amount: plain(payment.amount),
    tip: plain(payment.tip),
    refunded: plain(payment.refunded),
    currency: payment.currency,
    started_at: payment.startedAt,
    ends_at: payment.endsAt,
    ...(payment.page !== undefined && { red: payment.page }),
    ...(payment.declined && { declined: payment.declined }),
    ...(payment.isDemo && { demo: true }),
  };
};

const toCardPayment = (wire: v.InferOutput<typeof paymentSchema>): CardPayment | undefined => {
  const currency = wire.currency as Currency;
  const [amount, tip, refunded] = [wire.amount, wire.tip, wire.refunded].map((text) => parseAmount(text, currency));
  if (amount === undefined || tip === undefined || refunded === undefined) return undefined;
  return {
    key: wire.payment_key as PaymentKey,
    provider: wire.provider,
    state: wire.payment_status,
    amount,
    tip,
    currency,
    refunded,
    startedAt: wire.started_at,
    endsAt: wire.ends_at,
    ...(wire.red !== undefined && { page: wire.red }),
    ...(wire.declined && { declined: wire.declined }),
    isDemo: wire.demo,
  };
};

/** undefined: unreadable. */
export function parseInitiated(body: unknown): CardPayment | undefined {
  const parsed = v.safeParse(initiatedSchema, body);
  return parsed.success ? toCardPayment(parsed.output.payload) : undefined;
}

/** undefined: unreadable. null: no payment was started. */
export function parsePaymentStatus(body: unknown): CardPayment | null | undefined {
  const parsed = v.safeParse(paymentStatusSchema, body);
  if (!parsed.success) return undefined;
  return parsed.output.payload ? toCardPayment(parsed.output.payload) : null;
}

/** undefined: not a known refusal of ours. [S8.23] */
export function parsePaymentRefusal(body: unknown, currency: Currency): PaymentRefusal | undefined {
  const parsed = v.safeParse(paymentRefusedSchema, body);
  if (!parsed.success) return undefined;
  const { message, min_amount, totalPrice, declined } = parsed.output.payload;
  const code = PAYMENT_REFUSALS.find((one) => one === message);
  if (code === undefined) return undefined;
  return {
    code,
    ...(min_amount !== undefined && { minimum: parseAmount(min_amount, currency) }),
    ...(totalPrice !== undefined && { due: parseAmount(totalPrice, currency) }),
    ...(declined && { declined }),
  };
}

export const paymentRefusalToWire = (
  { code, minimum, due, declined }: Omit<PaymentRefusal, 'code'> & { readonly code: PaymentRefusalCode },
  currency: Currency,
): v.InferInput<typeof paymentRefusedSchema> => ({
  success: false,
  payload: {
    message: code,
    ...(minimum !== undefined && { min_amount: formatAmountPlain(minimum, currency) }),
    ...(due !== undefined && { totalPrice: formatAmountPlain(due, currency) }),
    ...(declined && { declined }),
  },
});

/** Whether the order is now paid on receipt. */
export const parseDone = (body: unknown): boolean => v.is(onReceiptSchema, body);

/** undefined: the answer contains no token. */
export function parseInstrumentDeleted(body: unknown): string | undefined {
  const parsed = v.safeParse(instrumentDeletedSchema, body);
  return parsed.success ? parsed.output.payload.uToken : undefined;
}
