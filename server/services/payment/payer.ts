// Payers: those who may pay an order by card and read the payment's state, namely the holder of the order's secret and its
// customer.
import type { UserId } from '#domain/order/orderer.ts';
import { accountOfOrder } from '../../store/account/account-orders.ts';
import { findShare } from '../../store/bill/shares-rows.ts';
import { findBooking } from '../../store/booking/bookings-rows.ts';
import { idsOfSecrets } from '../../store/order/own-orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import type { Services } from '../services.ts';

export interface Payer {
  /** Secrets of orders without a table. */
  readonly secrets: readonly string[];
  readonly customer: UserId | undefined;
}

export const mayPay = async (
  { store }: Pick<Services, 'store'>,
  placeId: number,
  orderId: string,
  { secrets, customer }: Payer,
): Promise<boolean> => {
  // The ids of a share and of a booking are secrets themselves, known to their guest's device only.
  if (await findShare(store.read, placeId, orderId)) return true;
  if (await findBooking(store.read, placeId, orderId)) return true;
  const ids = await idsOfSecrets(store.read, placeId, secrets.map(hashSecret));
  if (ids.includes(orderId)) return true;
  return customer !== undefined && (await accountOfOrder(store.read, placeId, orderId)) === customer;
};
