// What the kitchen and the floor do: dishes off and on, orders from one status to the next.
import type { PlaceId, ProductId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { belongsTo, canMove } from '#domain/order/order-status.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { switchOff, switchOn } from '../store/availability.ts';
import { appendJournal } from '../store/journal.ts';
import { findOrder, saveStatus } from '../store/orders.ts';
import type { Services } from './services.ts';

/** Takes a dish off until a time (null: until it is switched on again), or puts it back on. */
export const setAvailability = (
  { store, places, clock }: Services,
  placeId: number,
  productId: ProductId,
  change: { readonly off: boolean; readonly until: number | null },
): Promise<Result<number, 'unknown_product'>> =>
  store.write(placeId, async (tx) => {
    const place = await places.at(tx.db, placeId);
    if (!place?.index.productById.has(productId)) return fail('unknown_product');
    const until = change.off ? change.until : null;
    const seq = await appendJournal(tx, {
      placeId,
      at: clock(),
      type: 'availability',
      payload: { productId, off: change.off, until },
    });
    if (change.off) await switchOff(tx, { placeId: placeId as PlaceId, productId, until, seq });
    else await switchOn(tx, placeId, productId);
    return ok(seq);
  });

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
