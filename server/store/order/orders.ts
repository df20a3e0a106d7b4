// Orders, and the answers to their ids.

import { ordererOr, parseOrderer } from '#contract/order/orderer.ts';
import type { OrderId, PlaceId, SessionId } from '#domain/ids.ts';
import type { GuestNote } from '#domain/order/guest-note.ts';
import type { OrderStatus, PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { furtherLabels } from '#domain/order/order-label.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { type Orderer, ordererKey } from '#domain/order/orderer.ts';
import { dayLater } from '#domain/owner/calendar-day.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { insertQuery, keptQuery, type Slots } from '../kept-query.ts';
import type { Store, Tx } from '../store.ts';
import { priceColumns, priceIn } from './price-columns.ts';

type Db = Store['read'];

/** Answer to the id of a command of any kind. */
export interface StoredAnswer {
  /** "" when the id was withdrawn before the command arrived: then it answers any command with the id. */
  readonly fingerprint: string;
  /** Sitting of the caller; `undefined`: without a table session. */
  readonly sessionId: string | undefined;
  /** The orderer; `undefined`: written by an older server, the sitting is the orderer. */
  readonly orderer: Orderer | undefined;
  readonly status: number;
  /** JSON without the session's secret. */
  readonly body: string;
  /** Hash of the order's own secret; absent: ordered by a table session or by staff. */
  readonly secretHash?: string | undefined;
  /** Hash of the key of the order's link; absent: none. */
  readonly followHash?: string | undefined;
}

const answerQuery = keptQuery((db, { placeId, orderId }: Slots<{ placeId: number; orderId: string }>) =>
  db
    .selectFrom('answers')
    .select(['fingerprint', 'session_id', 'orderer', 'status', 'body', 'secret_hash'])
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId),
);

export const findAnswer = async (db: Db, placeId: number, orderId: string): Promise<StoredAnswer | undefined> => {
  const [row] = await answerQuery(db, { placeId, orderId });
  return (
    row && {
      fingerprint: row.fingerprint,
      sessionId: row.session_id ?? undefined,
      orderer: parseOrderer(row.orderer ?? ''),
      status: row.status,
      body: row.body,
      secretHash: row.secret_hash ?? undefined,
    }
  );
};

const insertAnswer = insertQuery('answers', [
  'place_id',
  'order_id',
  'fingerprint',
  'session_id',
  'orderer',
  'status',
  'body',
  'at',
  'secret_hash',
  'follow_hash',
]);

export const saveAnswer = async (
  tx: Tx,
  of: { readonly placeId: number; readonly id: string; readonly at: number },
  answer: StoredAnswer,
): Promise<void> => {
  await insertAnswer(tx.db, {
    place_id: of.placeId,
    order_id: of.id,
    fingerprint: answer.fingerprint,
    session_id: answer.sessionId ?? null,
    orderer: answer.orderer ? ordererKey(answer.orderer) : null,
    status: answer.status,
    body: answer.body,
    at: of.at,
    secret_hash: answer.secretHash ?? null,
    follow_hash: answer.followHash ?? null,
  });
};

export interface NewOrder {
  readonly order: PlacedOrder;
  readonly currency: string;
  readonly day: string;
  readonly fingerprint: string;
  /** Device that sent the order; the order's secret when the device sent no id. */
  readonly sender: string;
  readonly createdAt: number;
  readonly guestNote: GuestNote | undefined;
  readonly details?: OrderDetails | undefined;
}

const insertOrder = insertQuery('orders', [
  'place_id',
  'id',
  'session_id',
  'orderer',
  'sender',
  'number',
  'day',
  'label',
  'order_type',
  'status',
  'total',
  'currency',
  'fingerprint',
  'created_at',
  'placed_at',
  'lines',
  'guest_note',
  'discounts',
  'breakdown',
  'details',
  'wanted_at',
]);

export const saveOrder = async (tx: Tx, of: NewOrder): Promise<void> => {
  const { order, currency, day, fingerprint, sender, createdAt, guestNote, details } = of;
  await insertOrder(tx.db, {
    place_id: order.placeId,
    id: order.id,
    session_id: order.sessionId ?? null,
    orderer: ordererKey(order.orderer),
    sender,
    number: order.number,
    day,
    label: order.label,
    order_type: order.orderType,
    status: order.status,
    total: order.total,
    currency,
    fingerprint,
    created_at: createdAt,
    placed_at: order.placedAt,
    lines: JSON.stringify(order.lines),
    guest_note: guestNote ? JSON.stringify(guestNote) : null,
    ...priceColumns(order),
    details: details ? JSON.stringify(details) : null,
    wanted_at: details?.wantedAt ?? null,
  });
};

const FINAL = ORDER_STATUSES.filter(isFinal);

const lastNumberQuery = keptQuery((db, { placeId, day }: Slots<{ placeId: number; day: string }>) =>
  db
    .selectFrom('orders')
    .select((query) => query.fn.max('number').as('last'))
    .where('place_id', '=', placeId)
    .where('day', '=', day),
);

const openNumbersQuery = keptQuery((db, { placeId, day }: Slots<{ placeId: number; day: string }>) =>
  db
    .selectFrom('orders')
    .select('number')
    .where('place_id', '=', placeId)
    .where('day', '=', day)
    .where('status', 'not in', FINAL),
);

/** Next order number of a day at a place, from 1; skips numbers of yesterday's open orders. The place must be locked. */
export const nextNumber = async (tx: Tx, placeId: number, day: string): Promise<number> => {
  const [row] = await lastNumberQuery(tx.db, { placeId, day });
  const open = new Set(
    (await openNumbersQuery(tx.db, { placeId, day: dayLater(day, -1) })).map(({ number }) => number),
  );
  let next = Number(row?.last ?? 0) + 1;
  while (open.has(next)) next += 1;
  return next;
};

const openLabelsQuery = keptQuery(
  (
    db,
    {
      placeId,
      day,
      before,
      from,
      to,
    }: Slots<{ placeId: number; day: string; before: string; from: string; to: string }>,
  ) =>
    db
      .selectFrom('orders')
      .select('label')
      .where('place_id', '=', placeId)
      .where((where) => where.or([where('day', '=', day), where('day', '=', before)]))
      .where('label', '>=', from)
      .where('label', '<=', to)
      .where('status', 'not in', FINAL),
);

/**
 * Label of a new order: the device's, with a further letter if needed, so that open orders of today and yesterday never
 * share one. `number`: the order's number, as last resort. The place must be locked.
 */
export const freeLabel = async (
  tx: Tx,
  of: { readonly placeId: number; readonly day: string; readonly label: string; readonly number: number },
): Promise<string> => {
  const { placeId, day, label, number } = of;
  const further = furtherLabels(label);
  const range = { from: label, to: further.at(-1) ?? label };
  const rows = await openLabelsQuery(tx.db, { placeId, day, before: dayLater(day, -1), ...range });
  const taken = new Set(rows.map((row) => row.label));
  return [label, ...further].find((one) => !taken.has(one)) ?? `${label}-${number}`;
};

const equalOrderQuery = keptQuery(
  (
    db,
    {
      placeId,
      sender,
      fingerprint,
      after,
      before,
    }: Slots<{ placeId: number; sender: string; fingerprint: string; after: number; before: number }>,
  ) =>
    db
      .selectFrom('orders')
      .select('id')
      .where('place_id', '=', placeId)
      .where('sender', '=', sender)
      .where('fingerprint', '=', fingerprint)
      .where('created_at', '>', after)
      .where('created_at', '<', before),
);

/** Whether the device sent an equal order within `withinMs` of `createdAt`. */
export const hasEqualOrder = async (
  db: Db,
  of: Pick<NewOrder, 'sender' | 'fingerprint' | 'createdAt'> & { readonly placeId: number },
  withinMs: number,
): Promise<boolean> => {
  const rows = await equalOrderQuery(db, {
    placeId: of.placeId,
    sender: of.sender,
    fingerprint: of.fingerprint,
    after: of.createdAt - withinMs,
    before: of.createdAt + withinMs,
  });
  return rows.length > 0;
};

const COLUMNS = [
  'place_id',
  'id',
  'session_id',
  'orderer',
  'number',
  'label',
  'order_type',
  'status',
  'total',
  'placed_at',
  'lines',
  'discounts',
  'breakdown',
] as const;

/** Throws for a row without an orderer, which this server never writes. */
const whose = (row: {
  readonly id: string;
  readonly session_id: string | null;
  readonly orderer: string | null;
  readonly order_type: string;
}): Pick<PlacedOrder, 'orderer' | 'sessionId'> => {
  const sessionId = (row.session_id ?? undefined) as SessionId | undefined;
  const orderer = ordererOr(parseOrderer(row.orderer ?? ''), sessionId, row.order_type);
  if (!orderer) throw new Error(`The order ${row.id} is nobody's`);
  return { orderer, sessionId };
};

const toOrder = (row: {
  place_id: number;
  id: string;
  session_id: string | null;
  orderer: string | null;
  number: number;
  label: string;
  order_type: string;
  status: string;
  total: number;
  placed_at: number;
  lines: string;
  discounts: string | null;
  breakdown: string | null;
}): PlacedOrder => ({
  id: row.id as OrderId,
  placeId: row.place_id as PlaceId,
  ...whose(row),
  number: row.number,
  label: row.label,
  orderType: row.order_type as OrderType,
  status: row.status as OrderStatus,
  total: row.total as Minor,
  placedAt: row.placed_at,
  lines: JSON.parse(row.lines) as PlacedOrderLine[],
  ...priceIn(row),
});

/** Orders of a sitting, oldest first. */
export const listOrders = async (db: Db, placeId: number, sessionId: string): Promise<PlacedOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(COLUMNS)
    .where('session_id', '=', sessionId)
    .where('place_id', '=', placeId)
    .orderBy('placed_at')
    .orderBy('number')
    .execute();
  return rows.map(toOrder);
};

/** Sender of each order of a sitting: a device, or a secret. */
export const senderOfOrders = async (
  db: Db,
  placeId: number,
  sessionId: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'sender'])
    .where('session_id', '=', sessionId)
    .where('place_id', '=', placeId)
    .execute();
  return new Map(rows.map(({ id, sender }) => [id, sender ?? '']));
};

export const findOrder = async (db: Db, placeId: number, orderId: string): Promise<PlacedOrder | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select(COLUMNS)
    .where('place_id', '=', placeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row && toOrder(row);
};

export const saveStatus = async (tx: Tx, placeId: number, orderId: string, status: OrderStatus): Promise<void> => {
  await tx.db.updateTable('orders').set({ status }).where('place_id', '=', placeId).where('id', '=', orderId).execute();
};
