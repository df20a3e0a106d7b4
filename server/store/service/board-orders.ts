// Orders and sittings for the staff's board, with all their facts.
import { readGuestNote } from '#contract/service/board.ts';
import type { BillSplit } from '#domain/bill/bill-split.ts';
import { sumPaid } from '#domain/bill/payment.ts';
import type { PayingShare } from '#domain/bill/shares.ts';
import type { OrderId, ProductId, SessionId } from '#domain/ids.ts';
import type { OrderStatus, PlacedOrderLine } from '#domain/order/order.ts';
import { isOpenPayment, shareKey } from '#domain/payment/card-payment.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Currency, Minor } from '#domain/pricing/money.ts';
import type { StaffOrder, StaffSitting } from '#domain/service/board.ts';
import { heldSharesOf, takenOf } from '../bill/shares-rows.ts';
import { detailsIn } from '../order/own-orders.ts';
import { priceIn } from '../order/price-columns.ts';
import { paymentsOfSubjects } from '../payment/card-payments.ts';
import { guestsOfSitting } from '../session/table-guests.ts';
import type { Store } from '../store.ts';
import { leftOfOrders } from './left-of-orders.ts';
import { findRecords, NO_RECORD, type OrderRecord } from './order-facts.ts';
import { paymentsOf } from './payments-rows.ts';

type Db = Store['read'];

const COLUMNS = [
  'orders.id',
  'orders.session_id',
  'orders.number',
  'orders.label',
  'orders.order_type',
  'orders.status',
  'orders.total',
  'orders.currency',
  'orders.created_at',
  'orders.placed_at',
  'orders.lines',
  'orders.guest_note',
  'orders.discounts',
  'orders.breakdown',
  'orders.details',
  'orders.person_removed_at',
  'table_sessions.table_name',
  'table_sessions.room',
  'table_sessions.closed_at',
] as const;

interface Row {
  id: string;
  session_id: string | null;
  number: number;
  label: string;
  order_type: string;
  status: string;
  total: number;
  currency: string;
  created_at: number;
  placed_at: number;
  lines: string;
  guest_note: string | null;
  discounts: string | null;
  breakdown: string | null;
  details: string | null;
  person_removed_at: number | null;
  table_name: string | null;
  room: string | null;
  closed_at: number | null;
}

/** An order of the board, and whether its sitting has ended. */
export interface BoardOrder {
  readonly order: StaffOrder;
  readonly isClosed: boolean;
}

const rejectedOf = ({ reason, moved }: OrderRecord): Pick<StaffOrder, 'rejected'> =>
  moved
    ? { rejected: { ...(reason && { reason: { ...reason, productIds: reason.productIds as ProductId[] } }), ...moved } }
    : {};

const detailsOf = ({ details }: Row): Pick<StaffOrder, 'details'> => {
  const read = detailsIn(details);
  return read ? { details: read } : {};
};

const toBoardOrder = (row: Row, record: OrderRecord, paid: Pick<StaffOrder, 'left' | 'payments'>): BoardOrder => ({
  isClosed: row.closed_at !== null,
  order: {
    id: row.id as OrderId,
    label: row.label,
    number: row.number,
    table: row.table_name ?? undefined,
    room: row.room ?? undefined,
    sessionId: (row.session_id ?? undefined) as SessionId | undefined,
    orderType: row.order_type as OrderType,
    status: row.status as OrderStatus,
    placedAt: row.placed_at,
    lateBy: Math.max(0, row.placed_at - row.created_at),
    lines: JSON.parse(row.lines) as PlacedOrderLine[],
    guestNote: row.guest_note === null ? undefined : readGuestNote(JSON.parse(row.guest_note)),
    facts: record.facts,
    ...(row.status === 'rejected' && rejectedOf(record)),
    ...(record.movedFrom && { movedFrom: record.movedFrom }),
    ...(record.takenBy !== undefined && { takenBy: record.takenBy }),
    ...priceIn(row),
    ...detailsOf(row),
    ...(row.person_removed_at !== null && { personRemovedAt: row.person_removed_at }),
    total: row.total as Minor,
    currency: row.currency as Currency,
    ...paid,
  },
});

const withTables = (db: Db, placeId: number, withHeld = false) =>
  db
    .selectFrom('orders')
    .leftJoin('table_sessions', 'table_sessions.id', 'orders.session_id')
    .select(COLUMNS)
    .where('orders.place_id', '=', placeId)
    // An order that waits for its payment is not shown to the kitchen.
    .$if(!withHeld, (query) => query.where('orders.held', 'is', null));

const complete = async (db: Db, placeId: number, rows: readonly Row[]): Promise<BoardOrder[]> => {
  const ids = rows.map(({ id }) => id);
  const [records, lefts, paid] = await Promise.all([
    findRecords(db, placeId, ids),
    leftOfOrders(db, placeId, rows),
    paymentsOf(
      db,
      placeId,
      rows.flatMap(({ id, session_id }) => (session_id === null ? id : [])),
      'order_id',
    ),
  ]);
  return rows.map((row) => {
    const [left, payments] = [lefts.get(row.id), paid.get(row.id)];
    const told = { ...(left !== undefined && { left }), ...(payments && { payments }) };
    return toBoardOrder(row, records.get(row.id) ?? NO_RECORD, told);
  });
};

/** Orders placed or wanted after a time, oldest first. */
export const ordersSince = async (db: Db, placeId: number, since: number): Promise<BoardOrder[]> =>
  complete(
    db,
    placeId,
    await withTables(db, placeId)
      .where((where) => where.or([where('orders.placed_at', '>', since), where('orders.wanted_at', '>', since)]))
      .orderBy('orders.placed_at')
      .orderBy('orders.number')
      .execute(),
  );

/** Orders of a day in the place's time zone, by number. */
export const ordersOfDay = async (db: Db, placeId: number, day: string): Promise<StaffOrder[]> => {
  const rows = await withTables(db, placeId).where('orders.day', '=', day).orderBy('orders.number').execute();
  return (await complete(db, placeId, rows)).map(({ order }) => order);
};

/** Orders by id, and all orders of the given sittings. `withHeld`: includes those not yet in the kitchen. */
export const ordersNamed = async (
  db: Db,
  placeId: number,
  { orderIds, sittingIds }: { readonly orderIds: readonly string[]; readonly sittingIds: readonly string[] },
  withHeld = false,
): Promise<BoardOrder[]> => {
  if (orderIds.length + sittingIds.length === 0) return [];
  const rows = await withTables(db, placeId, withHeld)
    .where((where) =>
      where.or([
        ...(orderIds.length > 0 ? [where('orders.id', 'in', [...orderIds])] : []),
        ...(sittingIds.length > 0 ? [where('orders.session_id', 'in', [...sittingIds])] : []),
      ]),
    )
    .orderBy('orders.placed_at')
    .orderBy('orders.number')
    .execute();
  return complete(db, placeId, rows);
};

/** Number of phones that have ordered, by sitting; an order that staff took has none. */
const phonesOf = async (
  db: Db,
  placeId: number,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (sittingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['session_id', 'sender', 'orderer'])
    .where('place_id', '=', placeId)
    .where('session_id', 'in', [...sittingIds])
    .where('sender', 'is not', null)
    .execute();
  const senders = new Map<string, Set<string>>();
  for (const { session_id, sender, orderer } of rows)
    if (session_id !== null && sender !== null && !orderer?.startsWith('staff:'))
      senders.set(session_id, (senders.get(session_id) ?? new Set()).add(sender));
  return new Map([...senders].map(([sittingId, all]) => [sittingId, all.size]));
};

/** Shares under card payment, by sitting, with the paying phone. */
const payingOf = async (
  db: Db,
  placeId: number,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PayingShare[]>> => {
  const held = await heldSharesOf(db, placeId, sittingIds);
  const keys = [...held.values()].flatMap((shares) => shares.map(({ id }) => shareKey(id)));
  const payments = await paymentsOfSubjects(db, placeId, keys);
  const told = await Promise.all(
    [...held].map(async ([sittingId, shares]): Promise<[string, readonly PayingShare[]]> => {
      const { bySender } = await guestsOfSitting(db, placeId, sittingId, () => false);
      return [
        sittingId,
        shares.map(({ id, amount, until, sender }) => {
          const guest = sender === undefined ? undefined : bySender.get(sender);
          const payment = payments.get(shareKey(id))?.find(({ state }) => isOpenPayment(state));
          return {
            ...{ amount, until },
            ...(guest && { guest: { number: guest.number, name: guest.name } }),
            ...(payment && { payment: { key: payment.key, provider: payment.provider } }),
          };
        }),
      ];
    }),
  );
  return new Map(told);
};

/**
 * Present sitting of each table, by table name. A tablet on its table is no party until a guest orders or calls at the
 * table.
 */
export const openSittings = async (db: Db, placeId: number): Promise<ReadonlyMap<string, StaffSitting>> => {
  const rows = await db
    .selectFrom('table_sessions')
    .leftJoin('bills', 'bills.session_id', 'table_sessions.id')
    .select([
      'table_sessions.id',
      'table_sessions.table_name',
      'table_sessions.opened_at',
      'bills.requested_at',
      'bills.payment_method',
      'bills.split',
    ])
    .where('table_sessions.place_id', '=', placeId)
    .where('table_sessions.closed_at', 'is', null)
    .where((is) => {
      const rights = is
        .selectFrom('session_tokens')
        .select('session_tokens.token_hash')
        .whereRef('session_tokens.session_id', '=', 'table_sessions.id');
      const orders = is
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.session_id', '=', 'table_sessions.id');
      const calls = is.selectFrom('calls').select('calls.id').whereRef('calls.session_id', '=', 'table_sessions.id');
      return is.or([
        is.not(is.exists(rights.where('session_tokens.device_id', 'is not', null))),
        is.exists(rights.where('session_tokens.device_id', 'is', null)),
        is.exists(orders),
        is.exists(calls),
      ]);
    })
    .execute();
  const ids = rows.map(({ id }) => id);
  const [paid, claimed, paying, phones] = await Promise.all([
    paymentsOf(db, placeId, ids),
    takenOf(db, placeId, ids),
    payingOf(db, placeId, ids),
    phonesOf(db, placeId, ids),
  ]);
  return new Map(
    rows.map((row): [string, StaffSitting] => {
      const [payments, taken, shares] = [paid.get(row.id), claimed.get(row.id), paying.get(row.id)];
      const ordered = phones.get(row.id);
      const bill = row.requested_at !== null && {
        bill: {
          wantedAt: row.requested_at,
          ...(row.payment_method !== null && { paymentMethod: row.payment_method }),
          ...(row.split !== null && { split: JSON.parse(row.split) as BillSplit }),
        },
      };
      return [
        row.table_name,
        {
          id: row.id as SessionId,
          openedAt: row.opened_at,
          ...(bill || {}),
          ...(payments && { paid: sumPaid(payments), payments }),
          ...(taken && { taken }),
          ...(shares && { paying: shares }),
          ...(ordered !== undefined && { phones: ordered }),
        },
      ];
    }),
  );
};
