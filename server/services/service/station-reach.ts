// Whether a kitchen station can be reached now by its screens or printers, or has neither.
import { isForWaiters, stationNamed, stationOf, stationsOf } from '#domain/kitchen/stations.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { Place } from '#domain/place/place.ts';
import { listPrinters, printerTroubles } from '../../store/printing/printers-rows.ts';
import { screensOfStations } from '../../store/staff/screens.ts';
import type { Store } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';

/** bare: it has neither screen nor printer; unreached: its screens are silent and its printers cannot print. */
type StationReach = 'bare' | 'unreached' | 'reached';

export const stationReach = async (
  db: Store['read'],
  place: Pick<Place, 'id' | 'stations'>,
): Promise<(station: string) => StationReach> => {
  const { id: placeId } = place;
  const declared = stationsOf(place);
  const [screens, printers, troubles] = await Promise.all([
    screensOfStations(db, placeId),
    listPrinters(db, placeId),
    printerTroubles(db, placeId),
  ]);
  const forTickets = printers.filter(({ prints }) => prints.includes('tickets'));
  return (station) => {
    const own = screens.filter((screen) => stationNamed(declared, screen.station).id === station);
    const papers = forTickets.filter(({ stations }) => stations.length === 0 || stations.includes(station));
    if (own.length + papers.length === 0) return 'bare';
    const isReached = own.some(({ isSilent }) => !isSilent) || papers.some(({ name }) => !troubles.has(name));
    return isReached ? 'reached' : 'unreached';
  };
};

/** Ids of stations without screens and printers. */
export const bareStations = async (
  db: Store['read'],
  { document: { place } }: Pick<PublishedPlace, 'document'>,
): Promise<readonly string[]> => {
  const reach = await stationReach(db, place);
  return stationsOf(place).flatMap(({ id }) => (reach(id) === 'bare' ? id : []));
};

/** Ids of stations with a screen of their own, which may be silent now. */
export const screenStations = async (
  db: Store['read'],
  { document: { place } }: Pick<PublishedPlace, 'document'>,
): Promise<readonly string[]> => {
  const declared = stationsOf(place);
  const screens = await screensOfStations(db, place.id);
  return [...new Set(screens.map(({ station }) => stationNamed(declared, station).id))];
};

/** Whether no station's screen or printer shows these lines, so that a waiter's screen must. */
export const areForWaiters = async (
  db: Store['read'],
  place: Pick<PublishedPlace, 'document' | 'index'>,
  lines: readonly PlacedOrderLine[],
): Promise<boolean> => {
  const { document, index } = place;
  const bare = await bareStations(db, place);
  return isForWaiters({ lines }, { stations: stationsOf(document.place), index, bare });
};

/** Ids of stations that cook any of these lines and have a screen or a printer. */
export const stationsThatShow = async (
  db: Store['read'],
  place: Pick<PublishedPlace, 'document' | 'index'>,
  lines: readonly Pick<PlacedOrderLine, 'productId'>[],
): Promise<readonly string[]> => {
  const { document, index } = place;
  const bare = await bareStations(db, place);
  const stations = stationsOf(document.place);
  const ids = new Set(lines.map(({ productId }) => stationOf(stations, index, productId).station.id));
  return [...ids].filter((id) => !bare.includes(id));
};
