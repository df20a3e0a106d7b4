// Which station cooks a line. A house that names none has one alone.
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { PublishedPlace } from '../services/published-places.ts';

export interface StationTicket {
  readonly id: string;
  /** null: the house has one alone. */
  readonly name: string | null;
  readonly lines: readonly PlacedOrderLine[];
}

const ONLY_STATION = 'kitchen';

/** The tickets of an order's lines, one a station that has any. */
export const ticketsByStation = (_place: PublishedPlace, lines: readonly PlacedOrderLine[]): StationTicket[] =>
  lines.length > 0 ? [{ id: ONLY_STATION, name: null, lines }] : [];
