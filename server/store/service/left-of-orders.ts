// Amounts due of orders, when the status does not tell.
import { type BilledOrder, withLeft } from '#domain/bill/left-to-pay.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import type { Store } from '../store.ts';
import { paidOf } from './payments-rows.ts';

type Db = Store['read'];

interface Row {
  readonly id: string;
  readonly session_id: string | null;
  readonly status: string;
  readonly total: number;
}

const billed = ({ id, status, total }: Row): BilledOrder => ({
  id,
  status: status as OrderStatus,
  total: minor(total),
});

/** All orders of the sittings, because a sitting's payments are distributed over all of them. */
const ordersOfSittings = async (db: Db, placeId: number, ids: readonly string[]): Promise<readonly Row[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('orders')
        .select(['id', 'session_id', 'status', 'total'])
        .where('place_id', '=', placeId)
        .where('session_id', 'in', [...ids])
        .orderBy('placed_at')
        .orderBy('number')
        .execute();

/** Amount due by order id. For a missing order, the status is all that is known. */
export const leftOfOrders = async (
  db: Db,
  placeId: number,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Minor>> => {
  const own = rows.filter(({ session_id }) => session_id === null);
  const sittings = new Set(rows.flatMap(({ session_id }) => session_id ?? []));
  const [ofSittings, ofOrders] = await Promise.all([
    paidOf(db, placeId, [...sittings]),
    paidOf(
      db,
      placeId,
      own.map(({ id }) => id),
      'order_id',
    ),
  ]);
  const atTables = new Map<string | null, Row[]>();
  for (const row of await ordersOfSittings(db, placeId, [...ofSittings.keys()])) {
    const those = atTables.get(row.session_id);
    if (those) those.push(row);
    else atTables.set(row.session_id, [row]);
  }
  const bills = [
    ...[...ofSittings].map(([id, paid]) => ({ orders: atTables.get(id) ?? [], paid })),
    ...own.map((row) => ({ orders: [row], paid: ofOrders.get(row.id) })),
  ];
  return new Map(
    bills
      .flatMap(({ orders, paid }) => withLeft(orders.map(billed), paid))
      .flatMap(({ id, left }): [string, Minor][] => (left === undefined ? [] : [[id, left]])),
  );
};
