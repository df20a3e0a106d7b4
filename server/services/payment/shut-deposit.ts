import { depositKey, isOpenPayment } from '#domain/payment/card-payment.ts';
import { paymentsOfSubject } from '../../store/payment/card-payments.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { shutPayment } from './start-payment.ts';

/**
 * Shuts the pages on which a deposit could still be paid, before its booking is let go. Calls the provider: never in a
 * transaction. Money that comes all the same goes back by itself.
 */
export const shutDeposit = async (services: Services, place: PublishedPlace, bookingId: string): Promise<void> => {
  for (const payment of await paymentsOfSubject(services.store.read, place.id, depositKey(bookingId)))
    if (isOpenPayment(payment.state)) await shutPayment(services, place, payment);
};
