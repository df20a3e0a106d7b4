// Assigns lines to the stations that cook them.
import { stationOf, stationsOf } from '#domain/kitchen/stations.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';

export interface StationTicket {
  readonly id: string;
  /** null: the venue has only one. */
  readonly name: string | null;
  readonly lines: readonly PlacedOrderLine[];
}

/** Tickets of an order, one for each station that cooks any of its lines, in the order of the venue's file. */
export const ticketsByStation = (
  { document, index }: Pick<PublishedPlace, 'document' | 'index'>,
  lines: readonly PlacedOrderLine[],
): StationTicket[] => {
  const stations = stationsOf(document.place);
  const stationIds = lines.map(({ productId }) => stationOf(stations, index, productId).station.id);
  return stations.flatMap(({ id, name }) => {
    const own = lines.filter((_, i) => stationIds[i] === id);
    return own.length > 0 ? [{ id, name: name || null, lines: own }] : [];
  });
};
