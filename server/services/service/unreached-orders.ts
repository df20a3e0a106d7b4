// Orders that cannot be shown in the kitchen now: silent screens, printers that cannot print.
import { stationOf, stationsOf } from '#domain/kitchen/stations.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { standingLines } from '#domain/order/standing/void-line.ts';
import type { Store } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { stationReach } from './station-reach.ts';

/** Orders with a dish that no screen and no printer of its kitchen can show now. A place may have neither. */
export const unreachedOrders = async (
  db: Store['read'],
  { document, index }: Pick<PublishedPlace, 'document' | 'index'>,
  orders: readonly Pick<PlacedOrder, 'id' | 'lines'>[],
): Promise<ReadonlySet<string>> => {
  if (orders.length === 0) return new Set();
  const stations = stationsOf(document.place);
  const reach = await stationReach(db, document.place);
  const isLost = ({ lines }: Pick<PlacedOrder, 'lines'>): boolean =>
    standingLines(lines).some(
      ({ productId }) => reach(stationOf(stations, index, productId).station.id) === 'unreached',
    );
  return new Set(orders.filter(isLost).map(({ id }) => id));
};
