// Writes the end of a rejected order: everything that it had taken is free again, and its money goes back.
import type { PlacedOrder } from '#domain/order/order.ts';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import { giveBackSlot } from '../../store/order/slot-uses.ts';
import type { OrderRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';
import { giveBackPortions } from '../availability/take-portions.ts';
import { settleEarned } from '../loyalty/earn.ts';
import { giveBackSpending } from '../loyalty/spend.ts';
import { giveMoneyBack } from '../payment/turned-down.ts';
import { settleTickets } from '../printing/settle-tickets.ts';
import { giveBackPromo } from '../promotion/judge-promo.ts';
import type { Saying } from './say-fact.ts';
import { writeStatus } from './write-status.ts';

/** Rejects the order without a check. The bill of its table is settled by the caller. */
export const refuseOrder = async (
  tx: Tx,
  saying: Saying,
  order: PlacedOrder,
  record: OrderRecord,
  reason: RejectReason,
): Promise<void> => {
  const { placeId, at } = saying;
  await writeStatus(tx, saying, order, record, 'rejected', reason);
  await giveBackPortions(tx, { placeId, orderId: order.id, now: at });
  await giveBackPromo(tx, placeId, order.id);
  await giveBackSpending(tx, { placeId, orderId: order.id, at });
  await settleEarned(tx, saying, [{ ...order, status: 'rejected' }]);
  await giveBackSlot(tx, placeId, order.id);
  await giveMoneyBack(tx, saying, order);
  await settleTickets(tx, { placeId, orderId: order.id }, saying);
};
