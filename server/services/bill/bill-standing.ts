// State of a table's bill for the payer of a share: dishes, paid amount, and amount under payment.
import { createHash } from 'node:crypto';
import { pieceKey, piecesOf } from '#domain/bill/bill-split.ts';
import type { Payment } from '#domain/bill/payment.ts';
import { settledOrders } from '#domain/bill/settled-orders.ts';
import type { BillStanding, EvenRound, PieceRef } from '#domain/bill/shares.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { addMoney, ZERO } from '#domain/pricing/money.ts';
import { claimsOfOrders, type StoredShare, sharesOf } from '../../store/bill/shares-rows.ts';
import { canonicalJson } from '../../store/canonical-json.ts';
import { listOrders } from '../../store/order/orders.ts';
import { paymentsOf } from '../../store/service/payments-rows.ts';
import type { Store } from '../../store/store.ts';

/** Digest bytes used; few enough for a number that JSON holds exactly. */
const REVISION_BYTES = 6;

/** Revision of the payable orders: changes when an order is added, removed or repriced, and not with payments. */
const revisionOf = (orders: readonly Pick<PlacedOrder, 'id' | 'total'>[]): number =>
  createHash('sha256')
    .update(canonicalJson(orders.map(({ id, total }) => [id, total])))
    .digest()
    .readUIntBE(0, REVISION_BYTES);

/** The most recent round of equal parts. */
const lastRound = (shares: readonly StoredShare[]): (EvenRound & { readonly round: number }) | undefined => {
  const parts = shares.flatMap(({ even, amount }) => (even ? { ...even, amount } : []));
  if (parts.length === 0) return undefined;
  const round = Math.max(...parts.map((part) => part.round));
  const own = parts.filter((part) => part.round === round);
  return {
    round,
    people: own[0]?.people ?? 0,
    taken: own.reduce((sum, part) => sum + part.parts, 0),
    amount: addMoney(ZERO, ...own.map(({ amount }) => amount)),
  };
};

export interface StoredStanding extends BillStanding {
  readonly revision: number;
  /** Orders that were not rejected, oldest first. */
  readonly orders: readonly PlacedOrder[];
  /** Held or paid shares, oldest first. */
  readonly shares: readonly StoredShare[];
  /** Payments that were not reversed, oldest first. */
  readonly payments: readonly Payment[];
  /** Ids of orders that were wholly paid before more was ordered. */
  readonly settled: ReadonlySet<string>;
  readonly claims: readonly (PieceRef & { readonly shareId: string })[];
  /** Round to which a new equal share would belong. */
  readonly round: number;
}

export const standingOf = async (db: Store['read'], placeId: number, sittingId: string): Promise<StoredStanding> => {
  const orders = (await listOrders(db, placeId, sittingId)).filter(({ status }) => status !== 'rejected');
  const payments = ((await paymentsOf(db, placeId, [sittingId])).get(sittingId) ?? []).filter((one) => !one.reversed);
  const shares = await sharesOf(db, placeId, sittingId);
  const claims = await claimsOfOrders(
    db,
    placeId,
    orders.map(({ id }) => id),
  );
  const last = lastRound(shares);
  const settled = settledOrders(orders, payments);
  const pieces = piecesOf(orders);
  const isOver = last === undefined || last.taken >= last.people;
  return {
    revision: revisionOf(orders),
    orders,
    shares,
    claims,
    total: addMoney(ZERO, ...orders.map(({ total }) => total)),
    payments,
    settled,
    paid: addMoney(ZERO, ...payments.map(({ amount }) => amount)),
    held: addMoney(ZERO, ...shares.flatMap(({ state, amount }) => (state === 'held' ? amount : []))),
    pieces,
    taken: new Set([...claims, ...pieces.filter(({ orderId }) => settled.has(orderId))].map(pieceKey)),
    even: last && { people: last.people, taken: last.taken, amount: last.amount },
    round: (last?.round ?? 0) + (isOver ? 1 : 0),
  };
};
