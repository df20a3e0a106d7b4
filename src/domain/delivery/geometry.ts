// Point-in-zone tests. Degrees; an invalid point lies nowhere.
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { GeoPoint } from './address.ts';
import { isPoint } from './distance.ts';

/** A corner of a zone as it is stored: latitude first. */
export type Corner = readonly [lat: number, lng: number];

/** Bounding box of a zone, degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Bounding box of corners; undefined without corners, or when a corner is not a number. */
export const boxOf = (corners: readonly Corner[]): Box | undefined => {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lat, lng] of corners) {
    if (!isPoint({ lat, lng })) return undefined;
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return corners.length > 0 ? { south, west, north, east } : undefined;
};

type Ring = [number, number][];

/** A zone prepared for point tests, cached: a moved pin tests each zone again. */
interface Drawn {
  /** undefined: the zone is empty. */
  readonly box: Box | undefined;
  readonly polygon: { readonly type: 'Polygon'; readonly coordinates: Ring[] };
}

const drawn = new WeakMap<readonly Corner[], Drawn>();

/** The corners as a closed ring, longitude first. */
const ringOf = (corners: readonly Corner[]): Ring => {
  const ring = corners.map(([lat, lng]): [number, number] => [lng, lat]);
  const [first] = ring;
  const last = ring.at(-1);
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) ring.push(first);
  return ring;
};

const keptDrawn = (corners: readonly Corner[]): Drawn => {
  const kept = drawn.get(corners);
  if (kept) return kept;
  const made: Drawn = {
    box: corners.length < 3 ? undefined : boxOf(corners),
    polygon: { type: 'Polygon', coordinates: [ringOf(corners)] },
  };
  drawn.set(corners, made);
  return made;
};

/** Prepares a zone before the first point test. */
export const prepareZone = (corners: readonly Corner[]): void => void keptDrawn(corners);

/** Whether a point lies in a zone, edges and corners included. A zone with fewer than three corners is empty. */
export const isInside = (corners: readonly Corner[], point: GeoPoint): boolean => {
  const { box, polygon } = keptDrawn(corners);
  if (!box || !isPoint(point)) return false;
  const { lat, lng } = point;
  if (lat < box.south || lat > box.north || lng < box.west || lng > box.east) return false;
  return booleanPointInPolygon([lng, lat], polygon);
};
