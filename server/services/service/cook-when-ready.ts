// An order is ready when all its stations are ready.
import { stationOf, stationsOf } from '#domain/kitchen/stations.ts';
import { STATUSES_BY_ORDER_TYPE } from '#domain/order/order-status.ts';
import { standingLines } from '#domain/order/standing/void-line.ts';
import { isCooked } from '#domain/staff/staff-rights.ts';
import { findOrder } from '../../store/order/orders.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import type { Saying } from './say-fact.ts';
import { settleBill } from './table-bill.ts';
import { writeStatus } from './write-status.ts';

/** Marks the order ready when each station with a dish of it has said so, unless a person has moved it already. */
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
  const isReady = standingLines(order.lines).every(
    ({ productId }) => record.facts.readyAt[stationOf(stations, place.index, productId).station.id] !== undefined,
  );
  const cooked = STATUSES_BY_ORDER_TYPE[order.orderType].find(isCooked);
  if (!isReady || !cooked) return;
  await writeStatus(tx, saying, order, record, cooked);
  if (order.sessionId !== undefined) await settleBill(tx, saying, order.sessionId);
};
