// State of a payment for any caller: polled at the provider when possible, otherwise as stored.
import type { OrderId } from '#domain/ids.ts';
import { depositKey, isOpenPayment, shareKey, subjectKey } from '#domain/payment/card-payment.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { findCardPayment, type KeptPayment, paymentsOfSubject } from '../../store/payment/card-payments.ts';
import type { Services } from '../services.ts';
import { askProvider } from './follow-payments.ts';
import { ProviderRefused, ProviderUnreachable } from './payment-port.ts';

/** Minimum time between two polls of one payment, however often devices ask, ms. */
const ASKED_EVERY_MS = 2000;
const asked = new WeakMap<object, Map<string, number>>();

const isToBeAsked = ({ store }: Pick<Services, 'store'>, key: string, now: number): boolean => {
  const times = asked.get(store) ?? new Map<string, number>();
  asked.set(store, times);
  for (const [known, at] of times) if (now - at > ASKED_EVERY_MS) times.delete(known);
  if (times.has(key)) return false;
  times.set(key, now);
  return true;
};

/**
 * The payment of an order, share or booking that counts: the paid one, otherwise the latest; `undefined`: none was started.
 */
export const statusOfOrder = async (
  { store }: Pick<Services, 'store'>,
  placeId: number,
  orderId: string,
): Promise<KeptPayment | undefined> => {
  const ofOrder = subjectKey({ kind: 'order', orderId: orderId as OrderId, revision: 0 });
  for (const key of [ofOrder, shareKey(orderId), depositKey(orderId)]) {
    const payments = await paymentsOfSubject(store.read, placeId, key);
    if (payments.length > 0) return payments.find(({ state }) => state === 'success') ?? payments[0];
  }
  return undefined;
};

export const statusOfKey = async (
  { store }: Pick<Services, 'store'>,
  placeId: number,
  key: string,
): Promise<KeptPayment | undefined> => {
  const payment = await findCardPayment(store.read, key);
  return payment?.placeId === placeId ? payment : undefined;
};

/** State of a payment after a poll. When the provider does not answer, the state is unchanged. */
export const askNow = async (services: Services, payment: KeptPayment): Promise<KeptPayment> => {
  const isAskable = PROVIDER_TRAITS[payment.provider].isPolled && payment.reference !== undefined;
  if (!isOpenPayment(payment.state) || !isAskable || !isToBeAsked(services, payment.key, services.clock()))
    return payment;
  try {
    return await askProvider(services, payment);
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return payment;
    throw error;
  }
};
