// Gives a customer the orders that their phone sent before they had signed in.
import { isTakenOver, type OrderProof } from '#domain/account/taken-orders.ts';
import type { OrderId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { accountOfOrder, addAccountOrder } from '../../store/account/account-orders.ts';
import { senderOf } from '../../store/order/bans-rows.ts';
import { findAnswer, findOrder } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { settleEarned } from '../loyalty/earn.ts';
import { settleEarnedOfBill } from '../loyalty/earn-bill.ts';
import { takeSpending } from '../loyalty/spend.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { ownBillOf } from '../service/own-bill.ts';
import { billOf } from '../service/table-bill.ts';
import type { Services } from '../services.ts';
import type { Customer } from './customer.ts';

/**
 * Whether the proof is the sender's. A table's guests share its orders, so there the device has to match too; a session of a
 * shared device proves nothing.
 */
const isProven = async (
  tx: Tx,
  placeId: number,
  order: PlacedOrder,
  { token, device }: OrderProof,
): Promise<boolean> => {
  const hash = hashSecret(token);
  if (order.sessionId === undefined) return (await findAnswer(tx.db, placeId, order.id))?.secretHash === hash;
  const known = await findToken(tx.db, placeId, hash);
  if (known?.sitting.id !== order.sessionId || known.deviceId !== null) return false;
  return (await senderOf(tx.db, placeId, order.id))?.sender === (device ?? hash);
};

/** Collects for the payments that the order had before. */
const settle = async (tx: Tx, where: { readonly placeId: number; readonly at: number }, order: PlacedOrder) => {
  const { placeId } = where;
  const { sessionId } = order;
  if (sessionId !== undefined) return settleEarnedOfBill(tx, where, sessionId, await billOf(tx.db, placeId, sessionId));
  const { rest } = await ownBillOf(tx.db, placeId, order);
  return settleEarned(tx, where, [{ ...order, left: rest }]);
};

/**
 * Takes over the proven orders, as if they had been sent signed in: they are on the customer's list and earn by the place's
 * present terms. Returns the ids of those that are the customer's now. Idempotent.
 */
export const takeOrders = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  { account }: Customer,
  proofs: readonly OrderProof[],
): Promise<readonly OrderId[]> =>
  store.write(place.id, async (tx) => {
    const where = { placeId: place.id, at: clock() };
    const own: OrderId[] = [];
    for (const proof of proofs) {
      const { id } = proof;
      const order = await findOrder(tx.db, place.id, id);
      const owner = await accountOfOrder(tx.db, place.id, id);
      if (owner === account.id) own.push(id);
      if (!order || !isTakenOver(order, { owner, isProven: await isProven(tx, place.id, order, proof) })) continue;
      const owned = { placeId: place.id, orderId: id, accountId: account.id };
      await addAccountOrder(tx, { ...owned, placedAt: order.placedAt });
      await takeSpending(tx, place, { ...owned, steps: [], at: where.at });
      await settle(tx, where, order);
      own.push(id);
    }
    return own;
  });
