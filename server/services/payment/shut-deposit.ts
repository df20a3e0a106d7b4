import { depositKey, isOpenPayment } from '#domain/payment/card-payment.ts';
import { paymentsOfSubject } from '../../store/payment/card-payments.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { shutPayment } from './start-payment.ts';

/**
 * Closes the pages on which a deposit could be paid, before its booking ends. Calls the provider, so never call it in a
 * transaction. Money that still arrives is refunded automatically.
 */
export const shutDeposit = async (services: Services, place: PublishedPlace, bookingId: string): Promise<void> => {
  for (const payment of await paymentsOfSubject(services.store.read, place.id, depositKey(bookingId)))
    if (isOpenPayment(payment.state)) await shutPayment(services, place, payment);
};
