import type { PlacedOrder } from '#domain/order/order.ts';
import { orderAwaitsBank } from '#domain/payment/paying.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { useOwnPayments } from './use-own-payments.ts';

/** Whether the bank's answer to an order's card payment is missing, also offline. */
export function useAwaitsBank(): (order: PlacedOrder) => boolean {
  const payments = useOwnPayments();
  const isOnline = useIsOnline();
  return ({ id, cardPayment }) =>
    cardPayment !== undefined &&
    orderAwaitsBank(cardPayment, { paying: payments?.find((one) => one.id === id), isOnline });
}
