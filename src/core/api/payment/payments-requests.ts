// Card payments. [S7.22–S7.26, S7.32]
import { HEADERS } from '#contract/headers.ts';
import {
  parseDone,
  parseInitiated,
  parseInstrumentDeleted,
  parsePaymentRefusal,
  parsePaymentStatus,
} from '#contract/payment/card-payment.ts';
import { parseInstruments, parsePaymentOffer } from '#contract/payment/offer.ts';
import { type ApiFailure, type Http, ORDER_TIMEOUT_MS } from '#core/api/http.ts';
import type { OrderSecret, PaymentKey } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { ReceiptMethod } from '#domain/order/checkout/payment-method.ts';
import type { CardPayment } from '#domain/payment/card-payment.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import type { PaymentMeans, StartFailure } from '#domain/payment/paying.ts';
import type { OfferedProvider } from '#domain/payment/providers.ts';
import { type Currency, formatAmountPlain, type Minor } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';

interface At {
  readonly place: number;
  readonly currency: Currency;
}

/** Payment providers of the place now; empty: none. */
export async function getPaymentOffer(
  http: Http,
  { place, currency }: At,
): Promise<Result<readonly OfferedProvider[], ApiFailure>> {
  const answer = await http.read('payments/offer', { place });
  if (!answer.ok) return answer;
  const offer = parsePaymentOffer(answer.value.body, currency);
  return offer ? ok(offer) : fail({ kind: 'other' });
}

/** Order to pay, and the secret that proves its owner. */
export interface Paid {
  readonly id: string;
  readonly secret?: OrderSecret | undefined;
}

const proofOf = ({ secret }: Paid): Record<string, string> =>
  secret === undefined ? {} : { [HEADERS.orderSecrets]: secret };

/** unheard: no answer, so the start may have arrived. */
export async function startPayment(
  http: Http,
  { place, currency }: At,
  paid: Paid & { readonly amount: Minor; readonly way: PaymentMeans; readonly language: Language },
): Promise<Result<CardPayment, StartFailure | { readonly kind: 'unheard' }>> {
  const { id, amount, way, language } = paid;
  const json = {
    orderKey: id,
    shown_total: formatAmountPlain(amount, currency),
    client_language: language,
    ...(way.provider !== undefined && { provider: way.provider }),
    ...(way.kind === 'instrument' && { payment_instrument: way.key }),
    ...(way.kind === 'page' && way.saves && { save_card: true }),
  };
  const path = way.kind === 'instrument' ? 'epay/initiateEpayOrderOneTouch' : 'epay/initiateEpayOrder';
  const answer = await http.send(path, {
    method: 'post',
    place,
    json,
    headers: proofOf(paid),
    timeout: ORDER_TIMEOUT_MS,
  });
  // Not from our own server: a portal's page counts as no answer.
  if (!answer.ok || answer.value.body === undefined) return fail({ kind: 'unheard' });
  const { body } = answer.value;
  const started = parseInitiated(body);
  if (started) return ok(started);
  const refusal = parsePaymentRefusal(body, currency);
  return fail(refusal ? { kind: 'refused', refusal } : { kind: 'other' });
}

/** Switches the order to payment on receipt; idempotent. */
export async function payOnReceipt(
  http: Http,
  { place, currency }: At,
  paid: Paid,
  method: ReceiptMethod,
): Promise<Result<undefined, StartFailure>> {
  const answer = await http.send('payments/on-receipt', {
    method: 'post',
    place,
    json: { orderKey: paid.id, payment_method: method },
    headers: proofOf(paid),
    timeout: ORDER_TIMEOUT_MS,
  });
  if (!answer.ok || answer.value.body === undefined) return fail({ kind: 'offline' });
  if (parseDone(answer.value.body)) return ok(undefined);
  const refusal = parsePaymentRefusal(answer.value.body, currency);
  return fail(refusal ? { kind: 'refused', refusal } : { kind: 'other' });
}

/** Cancels the provider's page; returns the payment's state. Idempotent. */
export async function cancelPayment(
  http: Http,
  { place, currency }: At,
  paid: Paid,
): Promise<Result<CardPayment, StartFailure>> {
  const answer = await http.send('payments/cancel', {
    method: 'post',
    place,
    json: { orderKey: paid.id },
    headers: proofOf(paid),
    timeout: ORDER_TIMEOUT_MS,
  });
  if (!answer.ok || answer.value.body === undefined) return fail({ kind: 'offline' });
  const told = parsePaymentStatus(answer.value.body);
  if (told) return ok(told);
  const refusal = parsePaymentRefusal(answer.value.body, currency);
  return fail(refusal ? { kind: 'refused', refusal } : { kind: 'other' });
}

/** Payment state of an order; null: none was started. [S7.25] */
export const checkPayment = (http: Http, place: number, paid: Paid) =>
  check(http, place, 'epay/checkPaymentStatus', { orderKey: paid.id }, proofOf(paid));

/** State of a payment by its own key. [S7.26] */
export const checkPaymentByKey = (http: Http, place: number, paymentKey: PaymentKey) =>
  check(http, place, 'epay/checkPaymentStatusOneTouch', { paymentKey }, {});

async function check(
  http: Http,
  place: number,
  path: string,
  json: object,
  headers: Record<string, string>,
): Promise<Result<CardPayment | null, ApiFailure>> {
  const answer = await http.read(path, { method: 'post', place, json, headers, timeout: ORDER_TIMEOUT_MS });
  if (!answer.ok) return answer;
  const payment = parsePaymentStatus(answer.value.body);
  return payment === undefined ? fail({ kind: 'other' }) : ok(payment);
}

/** Saved cards of the signed-in customer. [S7.32] */
export async function getInstruments(
  http: Http,
  place: number,
): Promise<Result<readonly PaymentInstrument[], ApiFailure>> {
  const answer = await http.read('users/payment-instruments', { place });
  if (!answer.ok) return answer;
  const instruments = parseInstruments(answer.value.body);
  return instruments ? ok(instruments) : fail({ kind: 'other' });
}

/** Returns a renewed token. [S7.21, S7.24] */
export async function deleteInstrument(http: Http, place: number, key: string): Promise<Result<string, ApiFailure>> {
  const answer = await http.read('epay/deleteUserPaymentInstrument', {
    method: 'post',
    place,
    json: { key },
    timeout: ORDER_TIMEOUT_MS,
  });
  if (!answer.ok) return answer;
  const token = parseInstrumentDeleted(answer.value.body);
  return token === undefined ? fail({ kind: 'other' }) : ok(token);
}
