// Address search by text: the query, the area, and possible failures.
import { type DeliveryAddress, type GeoPoint, streetLine } from './address.ts';
import { isPoint } from './distance.ts';
import type { Box } from './geometry.ts';
import type { DeliveryPlace } from './judge-delivery.ts';
import { fromMap, MAP_SIZE } from './map-view.ts';
import { deliveryView, MOST_WIDENED } from './map-zones.ts';

/** One search result. */
export interface FoundAddress {
  /** The address as the map names it, not as the guest typed it. */
  readonly label: string;
  readonly point: GeoPoint;
}

/** limited: too many requests · offline: our server did not answer · unavailable: the geocoder does not answer */
export type AddressSearchTrouble = 'limited' | 'offline' | 'unavailable';

/** Maximum length of a search text, characters. */
export const LONGEST_SEARCH = 200;
/** Maximum number of results shown. */
export const MOST_FOUND = 5;

/**
 * Search text for a geocoder: street with number, then town. Floor, flat and bell are only for the venue. Empty: no street
 * was typed.
 */
export const searchWords = (address: Pick<DeliveryAddress, 'words' | 'streetNumber'>): string => {
  const [street = ''] = address.words.split(',');
  return street.trim() === '' ? '' : streetLine(address).slice(0, LONGEST_SEARCH);
};

/** Area for addresses: the place's map at its widest. undefined: the place has no map, so a pin has no use. */
export const searchBox = (place: DeliveryPlace): Box | undefined => {
  const view = deliveryView(place, undefined);
  if (!view) return undefined;
  const { width, height } = MAP_SIZE;
  const beyond = (MOST_WIDENED - 1) / 2;
  const { lat: north, lng: west } = fromMap(view, { x: -width * beyond, y: -height * beyond });
  const { lat: south, lng: east } = fromMap(view, { x: width * (1 + beyond), y: height * (1 + beyond) });
  return { south, west, north, east };
};

/** Whether a point lies in a box; a box whose west is greater than its east crosses the date line. */
export const isInBox = ({ south, west, north, east }: Box, { lat, lng }: GeoPoint): boolean =>
  isPoint({ lat, lng }) &&
  lat >= south &&
  lat <= north &&
  (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
