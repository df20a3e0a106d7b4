// Orders that wait for their payment: checked and stored with number, portions and slot, but not yet sent to the kitchen.
import type { PlacedOrder } from '#domain/order/order.ts';
import { isOpenPayment, subjectKey } from '#domain/payment/card-payment.ts';
import { appendJournal, type JournalPayloads } from '../../store/journal.ts';
import { findOrder, saveStatus } from '../../store/order/orders.ts';
import { giveBackSlot } from '../../store/order/slot-uses.ts';
import { paymentsOfSubject } from '../../store/payment/card-payments.ts';
import {
  addHeldOrder,
  endHeldOrder,
  freeHeldOrder,
  type HeldOrder,
  heldOrders,
  overdueOrders,
} from '../../store/payment/held-orders.ts';
import { NO_RECORD } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';
import { giveBackPortions } from '../availability/take-portions.ts';
import { giveBackSpending } from '../loyalty/spend.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { giveBackPromo } from '../promotion/judge-promo.ts';
import { writeFact } from '../service/say-fact.ts';
import type { Services } from '../services.ts';

type Placed = JournalPayloads['order.placed'];

/** Holds an order. `payload`: of the journal row that will send it to the kitchen. */
export const holdOrder = (
  tx: Tx,
  { placeId, id }: Pick<PlacedOrder, 'placeId' | 'id'>,
  payload: Placed,
  until: number,
): Promise<void> => addHeldOrder(tx, { placeId, orderId: id, until, payload });

/** Sends the order to the kitchen, once. `payment`: the payment method, if it changed while the order was held. */
export const releaseOrder = async (
  tx: Tx,
  place: PublishedPlace,
  order: PlacedOrder,
  at: number,
  payment?: string,
): Promise<void> => {
  const held = (await heldOrders(tx.db, place.id, [order.id])).get(order.id);
  if (!held || held.releasedAt !== undefined || held.endedAt !== undefined) return;
  await freeHeldOrder(tx, place.id, order.id, at);
  await appendJournal(tx, {
    placeId: place.id,
    at,
    type: 'order.placed',
    orderId: order.id,
    sessionId: order.sessionId,
    orderer: order.orderer,
    // An order that waited for its payment is not late: its time counts from now.
    payload: { ...(held.payload as Placed), lateBy: 0, ...(payment !== undefined && { payment }) },
  });
  if (place.document.house?.acceptsByItself)
    await writeFact(tx, { placeId: place.id, by: '', at }, order, NO_RECORD, { kind: 'accepted' });
};

/** Drops the order: the kitchen never gets it, and its portions and slot are free again. */
export const dropHeldOrder = async (
  tx: Tx,
  placeId: number,
  order: PlacedOrder,
  at: number,
  why: 'not_paid' | 'sold_out',
): Promise<void> => {
  await endHeldOrder(tx, placeId, order.id, at);
  await saveStatus(tx, placeId, order.id, 'rejected');
  await giveBackPortions(tx, { placeId, orderId: order.id, now: at });
  await giveBackPromo(tx, placeId, order.id);
  await giveBackSpending(tx, { placeId, orderId: order.id, at });
  await giveBackSlot(tx, placeId, order.id);
  const { id: orderId, orderer } = order;
  await appendJournal(tx, { placeId, at, type: 'order.unpaid', orderId, orderer, payload: { why } });
};

const isWaiting = (held: HeldOrder | undefined, now: number): boolean =>
  held !== undefined && held.releasedAt === undefined && held.endedAt === undefined && held.until <= now;

/** Drops orders not paid in time. An order with an open payment waits for the payment's end. */
export const dropOverdueOrders = async ({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> => {
  for (const { place_id: placeId, order_id: orderId } of await overdueOrders(store.read, clock())) {
    await store.write(placeId, async (tx) => {
      const now = clock();
      const order = await findOrder(tx.db, placeId, orderId);
      if (!order || !isWaiting((await heldOrders(tx.db, placeId, [orderId])).get(orderId), now)) return;
      const key = subjectKey({ kind: 'order', orderId: order.id, revision: 0 });
      const payments = await paymentsOfSubject(tx.db, placeId, key);
      if (payments.some(({ state }) => isOpenPayment(state))) return;
      await dropHeldOrder(tx, placeId, order, now, 'not_paid');
    });
  }
};
