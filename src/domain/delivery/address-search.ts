// An address that is looked for by its words: what is asked, where it may lie, and what may be wrong with the asking.
import { type DeliveryAddress, type GeoPoint, streetLine } from './address.ts';
import { isPoint } from './distance.ts';
import type { Box } from './geometry.ts';
import type { DeliveryPlace } from './judge-delivery.ts';
import { fromMap, MAP_SIZE } from './map-view.ts';
import { deliveryView, MOST_WIDENED } from './map-zones.ts';

/** One place that the words may mean. */
export interface FoundAddress {
  /** As the map knows it; never what the guest typed. */
  readonly label: string;
  readonly point: GeoPoint;
}

/** limited: too much was asked · offline: nothing answered us · unavailable: the geocoder does not answer */
export type AddressSearchTrouble = 'limited' | 'offline' | 'unavailable';

/** Longest text that is searched for, characters. */
export const LONGEST_SEARCH = 200;
/** Most answers that a guest can look through. */
export const MOST_FOUND = 5;

/**
 * Search text for a map: the street with its number, then the town. Floor, flat and bell are the venue's business alone.
 * Empty: no street was typed.
 */
export const searchWords = (address: Pick<DeliveryAddress, 'words' | 'streetNumber'>): string => {
  const [street = ''] = address.words.split(',');
  return street.trim() === '' ? '' : streetLine(address).slice(0, LONGEST_SEARCH);
};

/** Where an address may lie: as far as a place's map may be widened. undefined: it draws none, so a pin has no use there. */
export const searchBox = (place: DeliveryPlace): Box | undefined => {
  const view = deliveryView(place, undefined);
  if (!view) return undefined;
  const { width, height } = MAP_SIZE;
  const beyond = (MOST_WIDENED - 1) / 2;
  const { lat: north, lng: west } = fromMap(view, { x: -width * beyond, y: -height * beyond });
  const { lat: south, lng: east } = fromMap(view, { x: width * (1 + beyond), y: height * (1 + beyond) });
  return { south, west, north, east };
};

/** Whether a point lies in a box; one whose west is greater than its east lies over the date line. */
export const isInBox = ({ south, west, north, east }: Box, { lat, lng }: GeoPoint): boolean =>
  isPoint({ lat, lng }) &&
  lat >= south &&
  lat <= north &&
  (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
