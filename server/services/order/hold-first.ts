// Held orders. A party's first order reaches the kitchen after a staff member has seen the guests: an old photo of a table's
// code opens a sitting like a real scan, and only a person can tell them apart.

import { isCounter } from '#domain/order/handover.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { isHeld } from '#domain/order/order-facts.ts';
import { ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { openOwnOrders } from '../../store/order/open-own-orders.ts';
import { findOrder, listOrders } from '../../store/order/orders.ts';
import { findRecords, NO_RECORD, type OrderRecord } from '../../store/service/order-facts.ts';
import type { KnownToken } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace, PublishedPlaces } from '../place/published-places.ts';
import { type Saying, sayFact, writeFact } from '../service/say-fact.ts';

/** Whether staff have dealt with the order at its table. This proves that the party sits at the table. */
const isPartys = ({ status }: PlacedOrder, { facts, takenBy, moved }: OrderRecord): boolean =>
  takenBy !== undefined ||
  facts.confirmed !== undefined ||
  (status !== 'rejected' && !isHeld(facts) && (moved !== undefined || Boolean(facts.accepted?.by)));

const recordsOf = async (tx: Tx, placeId: number, sittingId: string) => {
  const orders = await listOrders(tx.db, placeId, sittingId);
  const records = await findRecords(
    tx.db,
    placeId,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ order, record: records.get(order.id) ?? NO_RECORD }));
};

/**
 * Whether an order is held for confirmation. `known`: the guest's session. Orders of a table tablet are not held, since no
 * photo can forge it; a counter has no parties.
 */
export const waitsForStaff = async (
  tx: Tx,
  { id, document }: PublishedPlace,
  known: KnownToken | undefined,
  orderId: string,
): Promise<boolean> => {
  if (!document.house?.confirmsFirst || !known || known.deviceId !== null || isCounter(known.sitting.orderType))
    return false;
  const before = (await recordsOf(tx, id, known.sitting.id)).filter(({ order }) => order.id !== orderId);
  return !before.some(({ order, record }) => isPartys(order, record));
};

/** Open pickup and delivery orders per phone number or device that reach the kitchen without confirmation. */
const MOST_OPEN = 3;
/** Age above which an open order no longer counts, ms. */
const OPEN_FOR_MS = 12 * 3_600_000;

/**
 * True when a pickup or delivery order without a sign-in waits for the staff, because its phone number or device has as many
 * open orders as one guest needs. A prepaid order waits for its payment instead.
 */
export const waitsAsUnproven = async (
  tx: Tx,
  placeId: number,
  { orderId, phone, sender, now }: { orderId: string; phone: string | undefined; sender: string; now: number },
): Promise<boolean> => {
  const open = (await openOwnOrders(tx.db, placeId, now - OPEN_FOR_MS)).filter(({ id }) => id !== orderId);
  const ofPhone = open.filter((order) => phone !== undefined && order.phone === phone);
  return ofPhone.length >= MOST_OPEN || open.filter((order) => order.sender === sender).length >= MOST_OPEN;
};

/** Automatic fact of a new order: held, or accepted; `undefined`: neither. */
export const sayByItself = async (
  tx: Tx,
  { id, document }: PublishedPlace,
  order: PlacedOrder,
  record: OrderRecord,
  waits: boolean,
): Promise<OrderRecord | undefined> => {
  const saying = { placeId: id, by: '', at: order.placedAt };
  if (waits) return writeFact(tx, saying, order, record, { kind: 'held' });
  return document.house?.acceptsByItself ? writeFact(tx, saying, order, record, { kind: 'accepted' }) : undefined;
};

/**
 * A staff member confirms the party: the order and all held orders of its sitting go to the kitchen, once. A second
 * confirmer reads who was first.
 */
export const confirmFirst = async (
  tx: Tx,
  places: PublishedPlaces,
  saying: Saying,
  orderId: string,
): Promise<Result<void, StaffRefusal>> => {
  const { placeId, at } = saying;
  const said = await sayFact(tx, saying, orderId, { kind: 'confirmed' });
  const first = await findOrder(tx.db, placeId, orderId);
  if (!said.ok || first?.sessionId === undefined) return said;
  const place = await places.at(tx.db, placeId);
  for (const { order, record } of await recordsOf(tx, placeId, first.sessionId)) {
    const isFirst = order.id === orderId;
    if (!isFirst && (!isHeld(record.facts) || order.status !== 'ordered')) continue;
    const after = isFirst ? record : await writeFact(tx, saying, order, record, { kind: 'confirmed' });
    if (!place?.document.house?.acceptsByItself || after.facts.accepted) continue;
    await writeFact(tx, { placeId, by: '', at }, order, after, { kind: 'accepted' });
  }
  return ok(undefined);
};
