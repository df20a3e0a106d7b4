// Bill of a single order without a table.
import { leftOf, withLeft } from '#domain/bill/left-to-pay.ts';
import { settledBy, type Tender } from '#domain/bill/payment.ts';
import type { OrderId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { isWithGuests } from '#domain/order/order-status.ts';
import { inCash } from '#domain/pricing/cash.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder } from '../../store/order/orders.ts';
import { detailsOfOrders } from '../../store/order/own-orders.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import { addPayment, currencyOf, latestPayment, paidOf } from '../../store/service/payments-rows.ts';
import type { Store, Tx } from '../../store/store.ts';
import { settleEarned } from '../loyalty/earn.ts';
import { chargedRoom } from './charged-room.ts';
import type { Saying } from './say-fact.ts';
import { writeStatus } from './write-status.ts';

interface OwnBill {
  readonly paid: Minor;
  readonly rest: Minor;
}

/** Noted payments and the rest. An order completed by an older server has no payment rows, only its status. */
export const ownBillOf = async (db: Store['read'], placeId: number, order: PlacedOrder): Promise<OwnBill> => {
  const noted = (await paidOf(db, placeId, [order.id], 'order_id')).get(order.id);
  const [told = order] = withLeft([order], noted);
  return { paid: noted ?? ZERO, rest: leftOf(told) };
};

interface Part {
  /** Id of the command. */
  readonly id: string;
  readonly amount: Minor;
  readonly tender: Tender;
  /** Tip beside the amount; absent: none. */
  readonly tip?: Minor | undefined;
  /** See `chargedRoom`. */
  readonly room?: string | undefined;
  /** Key of the card payment that brought the money. */
  readonly cardPayment?: string;
}

const note = async (tx: Tx, saying: Saying, order: PlacedOrder, part: Part, rest: Minor): Promise<void> => {
  const { placeId, by, at, coin = 1 } = saying;
  const { id, tender, tip, room, cardPayment } = part;
  const { amount, rounding } = settledBy(part, rest, coin);
  await addPayment(tx, { placeId, id, of: { orderId: order.id }, amount, rounding, tip, tender, room, by, at });
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.part',
    orderId: order.id,
    orderer: order.orderer,
    payload: {
      ...{ amount, tender, by, rest: rest - amount, commandId: id },
      ...(rounding !== 0 && { rounding }),
      ...(tip !== undefined && { tip }),
      ...(room !== undefined && { room }),
      currency: await currencyOf(tx.db, placeId, { orderId: order.id }),
      ...(cardPayment !== undefined && { cardPayment }),
    },
  });
  await settleEarned(tx, saying, [{ ...order, left: minor(rest - amount) }]);
};

/**
 * Notes a part payment of an order; the last one completes an order that was only waiting for money. An order paid before
 * cooking is still cooked. Rejects more than the rest.
 */
export const takeOwnPayment = async (
  tx: Tx,
  saying: Saying,
  { orderId, ...part }: Part & { readonly orderId: OrderId },
): Promise<Result<void, StaffRefusal>> => {
  const { placeId } = saying;
  const order = await findOrder(tx.db, placeId, orderId);
  if (!order) return fail({ code: 'unknown_order' });
  // An order at a table is paid with the bill of the table, never alone.
  if (order.sessionId !== undefined) return fail({ code: 'invalid_command' });
  const { rest } = await ownBillOf(tx.db, placeId, order);
  const { amount } = settledBy(part, rest, saying.coin ?? 1);
  const first = amount > rest ? await latestPayment(tx.db, placeId, { orderId }) : undefined;
  if (rest <= 0) return fail({ code: 'nothing_to_pay', ...first });
  if (amount > rest) return fail({ code: 'overpaid', rest, ...first });
  const charged = await chargedRoom(tx, placeId, part);
  if (!charged.ok) return charged;
  await note(tx, saying, order, { ...part, room: charged.value }, rest);
  if (amount === rest && isWithGuests(order))
    await writeStatus(tx, saying, order, await findRecord(tx.db, placeId, orderId), 'paid');
  return ok(undefined);
};

/** A staff member has marked the order as paid: notes the rest, by the guest's payment method. */
export const noteOwnRest = async (tx: Tx, saying: Saying, order: PlacedOrder, id: string): Promise<void> => {
  const { rest } = await ownBillOf(tx.db, saying.placeId, order);
  if (rest <= 0) return;
  const asked = (await detailsOfOrders(tx.db, saying.placeId, [order.id])).get(order.id)?.payment;
  const tender = asked === 'online' ? 'card' : (asked ?? 'other');
  const amount = tender === 'cash' ? inCash(rest, saying.coin ?? 1) : rest;
  await note(tx, saying, order, { id, amount, tender }, rest);
};
