// Cancels a payment that is open at its provider: by its guest, or by staff who want to take the money themselves.
import { isOpenPayment } from '#domain/payment/card-payment.ts';
import type { PaymentRefusal } from '#domain/payment/payment-refusal.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { KeptPayment } from '../../store/payment/card-payments.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { statusOfKey, statusOfOrder } from './payment-status.ts';
import { shutPayment } from './start-payment.ts';

/**
 * Closes the provider's page and returns the payment's state: cancelled, or paid a moment before. The order, share or
 * booking is released only when the provider confirms the end of the page; a provider that does not answer or cannot close a
 * page changes nothing. Idempotent.
 */
const endPayment = async (
  services: Services,
  place: PublishedPlace,
  payment: KeptPayment | undefined,
  by?: string,
): Promise<Result<KeptPayment, 'unknown' | 'uncancellable' | 'unreachable'>> => {
  if (!payment) return fail('unknown');
  if (!isOpenPayment(payment.state)) return ok(payment);
  // A payment whose start got no answer has no page to close.
  if (!PROVIDER_TRAITS[payment.provider].cancels || payment.reference === undefined) return fail('uncancellable');
  await shutPayment(services, place, payment, by);
  const told = await statusOfKey(services, place.id, payment.key);
  return told && (!isOpenPayment(told.state) || told.state === 'processing') ? ok(told) : fail('unreachable');
};

const REFUSALS = {
  unknown: 'unknown_order',
  uncancellable: 'already_paying',
  unreachable: 'provider_unreachable',
} as const;

/** A guest cancels their own payment. */
export const cancelPayment = async (
  services: Services,
  place: PublishedPlace,
  orderKey: string,
): Promise<Result<KeptPayment, PaymentRefusal>> => {
  const done = await endPayment(services, place, await statusOfOrder(services, place.id, orderKey));
  return done.ok ? done : fail({ code: REFUSALS[done.error] });
};

export type CancelRefusal = 'unknown_payment' | 'cannot_cancel' | 'provider_unreachable';

const STAFF_REFUSALS = {
  unknown: 'unknown_payment',
  uncancellable: 'cannot_cancel',
  unreachable: 'provider_unreachable',
} as const satisfies Record<string, CancelRefusal>;

/** Staff cancel a guest's payment of a bill share. The journal names the person. */
export const cancelByStaff = async (
  services: Services,
  place: PublishedPlace,
  { key, by }: { readonly key: string; readonly by: string },
): Promise<Result<KeptPayment, CancelRefusal>> => {
  const payment = await statusOfKey(services, place.id, key);
  const done = await endPayment(services, place, payment?.subject.kind === 'share' ? payment : undefined, by);
  return done.ok ? done : fail(STAFF_REFUSALS[done.error]);
};
