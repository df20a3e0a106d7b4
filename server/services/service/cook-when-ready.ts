// An order whose every station is ready is ready itself. A station without a screen is not waited for: it has no way to say so.
import { stationOf, stationsOf } from '#domain/kitchen/stations.ts';
import { STATUSES_BY_ORDER_TYPE } from '#domain/order/order-status.ts';
import { isCooked } from '#domain/staff/staff-rights.ts';
import { findOrder } from '../../store/orders.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import type { Saying } from './say-fact.ts';
import { stationsWithScreen } from './station-reach.ts';
import { settleBill } from './table-bill.ts';
import { writeStatus } from './write-status.ts';

/** Moves the order on where each station that has a screen and a dish of it is ready, and no person has moved it before. */
export const cookWhenReady = async (
  { places }: Pick<Services, 'places'>,
  tx: Tx,
  saying: Saying,
  orderId: string,
): Promise<void> => {
  const { placeId } = saying;
  const [order, place] = [await findOrder(tx.db, placeId, orderId), await places.at(tx.db, placeId)];
  if (!order || !place || order.status !== 'ordered') return;
  const record = await findRecord(tx.db, placeId, orderId);
  const stations = stationsOf(place.document.place);
  const asked = await stationsWithScreen(tx.db, place.document.place);
  const isReady = order.lines.every(({ productId }) => {
    const { id } = stationOf(stations, place.index, productId).station;
    return !asked.has(id) || record.facts.readyAt[id] !== undefined;
  });
  const cooked = STATUSES_BY_ORDER_TYPE[order.orderType].find(isCooked);
  if (!isReady || !cooked) return;
  await writeStatus(tx, saying, order, record, cooked);
  if (order.sessionId !== undefined) await settleBill(tx, saying, order.sessionId);
};
