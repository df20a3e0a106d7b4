// A guest gives up a payment that is open at its provider.
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
 * Shuts the provider's page and gives the payment as it stands then: cancelled, or paid a moment before. The order, the share
 * or the booking is let go only by the provider's word that its page is over, so a provider that does not answer, or cannot shut
 * a page, leaves everything as it is. Asked for again, it is done already.
 */
export const cancelPayment = async (
  services: Services,
  place: PublishedPlace,
  orderKey: string,
): Promise<Result<KeptPayment, PaymentRefusal>> => {
  const payment = await statusOfOrder(services, place.id, orderKey);
  if (!payment) return fail({ code: 'unknown_order' });
  if (!isOpenPayment(payment.state)) return ok(payment);
  // A start that was not answered has no page that could be shut.
  if (!PROVIDER_TRAITS[payment.provider].cancels || payment.reference === undefined)
    return fail({ code: 'already_paying' });
  await shutPayment(services, place, payment);
  const told = await statusOfKey(services, place.id, payment.key);
  return told && (!isOpenPayment(told.state) || told.state === 'processing')
    ? ok(told)
    : fail({ code: 'provider_unreachable' });
};
