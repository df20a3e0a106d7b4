import { guestStatus } from '#domain/order/guest-stage.ts';
import { isFinal } from '#domain/order/order-status.ts';
import type { OutboxEntry } from './outbox.ts';

/** Whether a guest still waits for an order; false: served, paid, rejected or expired. */
export const isUnderWay = ({ state, order }: Pick<OutboxEntry, 'state' | 'order'>): boolean => {
  if (state === 'refused' || state === 'expired') return false;
  if (!order) return true;
  const status = guestStatus(order.status, order.facts);
  return status !== 'served_spot' && !isFinal(status);
};
