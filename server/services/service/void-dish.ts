// Removes one dish, or some of its units, from an order: its guest pays for the rest, and its station is told not to cook it.
import { stationOf, stationsOf } from '#domain/kitchen/stations.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { type OrderFact, voidedLine } from '#domain/order/order-facts.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';
import { standingLines, voidLine } from '#domain/order/standing/void-line.ts';
import { minor } from '#domain/pricing/money.ts';
import { vatRate } from '#domain/pricing/vat.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { isServed, mayReject } from '#domain/staff/staff-rights.ts';
import { claimsOfOrders } from '../../store/bill/shares-rows.ts';
import { findOrder } from '../../store/order/orders.ts';
import { saveLines } from '../../store/order/save-lines.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';
import { giveBackLine } from '../availability/take-portions.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { cookWhenReady } from './cook-when-ready.ts';
import { ownBillOf } from './own-bill.ts';
import { refuseFact, type Saying, verdictOn, writeFact } from './say-fact.ts';
import { stationsThatShow } from './station-reach.ts';
import { billOf, isPaidFor, settleBill } from './table-bill.ts';

type LineVoid = Extract<OrderFact, { readonly kind: 'lineVoid' }>;

/** More is paid, or under payment, than would be due; such a payment must be reversed first. */
const isPaidAlready = async (tx: Tx, placeId: number, order: PlacedOrder, without: PlacedOrder): Promise<boolean> => {
  const less = minor(order.total - without.total);
  if (order.sessionId !== undefined) return isPaidFor(await billOf(tx.db, placeId, order.sessionId), { total: less });
  const { paid, rest } = await ownBillOf(tx.db, placeId, order);
  return paid > 0 && rest < less;
};

/** Units that go are paid, or under payment, as dishes. */
const areUnitsPaid = async (tx: Tx, placeId: number, { id }: PlacedOrder, { line, left = 0 }: LineVoid) =>
  (await claimsOfOrders(tx.db, placeId, [id])).some((claim) => claim.line === line && claim.piece >= left);

/** The fact as it is written, with the new line's index; `undefined`: a colleague has already taken these units off. */
const exactFact = ({ lines }: PlacedOrder, { as: _, left, ...fact }: LineVoid): LineVoid | undefined => {
  const line = lines[fact.line];
  if (!left || !line || line.voided !== undefined) return fact;
  return line.quantity > left ? { ...fact, left, as: lines.length } : undefined;
};

/** Marks the order as seen when it only waited for a station that has nothing left to cook. */
const seenWithout = async (tx: Tx, place: PublishedPlace, saying: Saying, order: PlacedOrder): Promise<void> => {
  const record = await findRecord(tx.db, saying.placeId, order.id);
  const shown = Object.keys(record.facts.shownAt ?? {});
  if (record.facts.seenAt !== undefined || shown.length === 0) return;
  const left = (await stationsThatShow(tx.db, place, standingLines(order.lines))).filter((id) => !shown.includes(id));
  if (left.length === 0) await writeFact(tx, saying, order, record, { kind: 'seen', by: 'screen' });
};

const rateIn =
  (
    { document, index }: PublishedPlace,
    { orderType, details }: PlacedOrder,
  ): NonNullable<Parameters<typeof voidLine>[2]> =>
  (productId) =>
    vatRate(document.place.vat, index.productById.get(productId)?.vat, { orderType, isToGo: details?.isToGo });

/** Removes a dish together with its price, portions and kitchen papers, or returns why not. */
export const voidDish = async (
  services: Pick<Services, 'places'>,
  tx: Tx,
  saying: Saying,
  identity: StaffIdentity,
  orderId: string,
  said: LineVoid,
): Promise<Result<void, StaffRefusal>> => {
  const { placeId, at } = saying;
  const order = await findOrder(tx.db, placeId, orderId);
  const place = await services.places.at(tx.db, placeId);
  if (!order || !place) return fail({ code: 'unknown_order' });
  const fact = exactFact(order, said);
  if (!fact) return fail({ code: 'done_already' });
  const record = await findRecord(tx.db, placeId, orderId);
  const verdict = verdictOn(order, record, fact, saying);
  if (verdict !== 'said') return refuseFact(verdict, order, record, fact);
  const status = presentStatus(order.status, record.facts);
  if (!mayReject(identity, { status, facts: record.facts })) return fail({ code: 'forbidden' });
  const after = voidLine(order, fact.line, rateIn(place, order), fact.left);
  if (await isPaidAlready(tx, placeId, order, after)) return fail({ code: 'being_paid' });
  if (await areUnitsPaid(tx, placeId, order, fact)) return fail({ code: 'being_paid' });
  await saveLines(tx, after);
  await writeFact(tx, saying, order, record, fact);
  const gone = after.lines[voidedLine(fact)];
  // A dish that its guest had is never sold again.
  if (gone && !isServed(status)) await giveBackLine(tx, { placeId, orderId, now: at }, gone);
  await seenWithout(tx, place, saying, after);
  const stations = stationsOf(place.document.place);
  const isOfReady = after.lines.some(
    ({ productId, voided }) =>
      voided === undefined &&
      record.facts.readyAt[stationOf(stations, place.index, productId).station.id] !== undefined,
  );
  // The other dishes may all be ready, and no station would say so again.
  if (isOfReady) await cookWhenReady(services, tx, saying, orderId);
  if (order.sessionId !== undefined) await settleBill(tx, saying, order.sessionId);
  return ok(undefined);
};
