// Which orders nothing in the kitchen can show now: its screens are silent, its printers cannot print.
import { stationOf, stationsOf } from '#domain/kitchen/stations.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { listPrinters, printerTroubles } from '../../store/printing/printers.ts';
import { screensOfStations } from '../../store/staff/screens.ts';
import type { Store } from '../../store/store.ts';
import type { PublishedPlace } from '../published-places.ts';

/** Says of a station whether it has a screen or a printer, and none of them can be reached. */
const unreachedStation = async (db: Store['read'], placeId: number): Promise<(station: string) => boolean> => {
  const [screens, printers, troubles] = await Promise.all([
    screensOfStations(db, placeId),
    listPrinters(db, placeId),
    printerTroubles(db, placeId),
  ]);
  const forTickets = printers.filter(({ prints }) => prints.includes('tickets'));
  return (station) => {
    const own = screens.filter((screen) => screen.station === station);
    const papers = forTickets.filter(({ stations }) => stations.length === 0 || stations.includes(station));
    const isReached = own.some(({ isSilent }) => !isSilent) || papers.some(({ name }) => !troubles.has(name));
    return own.length + papers.length > 0 && !isReached;
  };
};

/** Of these orders those with a dish of which no screen and no printer tells its kitchen now. A house may have neither. */
export const unreachedOrders = async (
  db: Store['read'],
  { document, index }: Pick<PublishedPlace, 'document' | 'index'>,
  orders: readonly PlacedOrder[],
): Promise<ReadonlySet<string>> => {
  if (orders.length === 0) return new Set();
  const stations = stationsOf(document.place);
  const isUnreached = await unreachedStation(db, document.place.id);
  const isLost = ({ lines }: PlacedOrder): boolean =>
    lines.some(({ productId }) => isUnreached(stationOf(stations, index, productId).station.id));
  return new Set(orders.filter(isLost).map(({ id }) => id));
};
