// Orders that the kitchen gets when they are paid: stored and judged, with number, portions and time, and told to nobody.
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

/** Keeps an order back. `payload`: of the row by which its kitchen will be told. */
export const holdOrder = (
  tx: Tx,
  { placeId, id }: Pick<PlacedOrder, 'placeId' | 'id'>,
  payload: Placed,
  until: number,
): Promise<void> => addHeldOrder(tx, { placeId, orderId: id, until, payload });

/** The kitchen has it from here on, once. `payment`: how it is paid, where that has changed since it was held. */
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
    // An order that waits to be paid is not late: its guest has sent it off now.
    payload: { ...(held.payload as Placed), lateBy: 0, ...(payment !== undefined && { payment }) },
  });
  if (place.document.house?.acceptsByItself)
    await writeFact(tx, { placeId: place.id, by: '', at }, order, NO_RECORD, { kind: 'accepted' });
};

/** The kitchen never has it: what it had taken is free again. */
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

/** Lets go what was not paid in time. An order of which a payment is open waits for its end. */
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
