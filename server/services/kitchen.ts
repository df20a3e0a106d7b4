// What the kitchen and the floor do with an order: from one status to the next.
import type { OrderStatus } from '#domain/order/order.ts';
import { belongsTo, canMove } from '#domain/order/order-status.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { appendJournal } from '../store/journal.ts';
import { findOrder, saveStatus } from '../store/orders.ts';
import { giveBackPortions } from './availability/take-portions.ts';
import type { Services } from './services.ts';

/** Moves an order one or more steps forward. [S4.01] */
export const moveOrderStatus = (
  { store, clock }: Services,
  placeId: number,
  orderId: string,
  to: OrderStatus,
): Promise<Result<number, 'unknown_order' | 'invalid_move'>> =>
  store.write(placeId, async (tx) => {
    const order = await findOrder(tx.db, placeId, orderId);
    if (!order) return fail('unknown_order');
    if (!canMove(order.status, to) || !belongsTo(to, order.orderType)) return fail('invalid_move');
    await saveStatus(tx, placeId, orderId, to);
    if (to === 'rejected') await giveBackPortions(tx, { placeId, orderId, now: clock() });
    const seq = await appendJournal(tx, {
      placeId,
      at: clock(),
      type: 'order.status',
      orderId,
      sessionId: order.sessionId,
      orderer: order.orderer,
      payload: { from: order.status, to },
    });
    return ok(seq);
  });
