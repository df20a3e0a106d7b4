// Map tiles behind a venue's own drawing. Tiles are squares of Web Mercator; over a town the projections differ only by
// scale, so each tile is placed by its corners.
import type { DeliveryPlace } from './judge-delivery.ts';
import { KM_PER_DEGREE, MAP_SIZE, type MapView, narrowing } from './map-view.ts';
import { deliveryView, MOST_WIDENED } from './map-zones.ts';

/** A tile of the world map, which has 2^z tiles a side. */
export interface MapTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Position of a tile in the drawing, in its units. */
export interface PlacedTile extends MapTile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Maximum drawn width of a tile: its labels stay readable, and few tiles are fetched. */
const WIDEST = 320;
/** Few providers have a finer zoom. */
const FINEST = 19;
/** Limit of the Mercator projection. */
const LAST_LAT = 85;

const unitsPerDegree = ({ centre, unitsPerKm }: MapView): number => KM_PER_DEGREE * narrowing(centre.lat) * unitsPerKm;

/** Zoom level for a view. */
export const tileZoom = (view: MapView): number =>
  Math.min(FINEST, Math.max(0, Math.ceil(Math.log2((360 * unitsPerDegree(view)) / WIDEST))));

/** Tile row of a latitude, with its fraction. */
const rowAt = (lat: number, z: number): number =>
  (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z;
const latAt = (row: number, z: number): number =>
  (Math.atan(Math.sinh(2 * Math.PI * (0.5 - row / 2 ** z))) * 180) / Math.PI;

/** Rows and columns that cover the drawing, scaled by `times` around its centre; a column may lie beyond the date line. */
const cover = (view: MapView, z: number, times = 1) => {
  const { lat, lng } = view.centre;
  const up = (MAP_SIZE.height * times) / 2 / (KM_PER_DEGREE * view.unitsPerKm);
  const aside = (MAP_SIZE.width * times) / 2 / unitsPerDegree(view);
  if (Math.abs(lat) + up > LAST_LAT || aside > 180) return undefined;
  const columnAt = (degrees: number) => (degrees / 360 + 0.5) * 2 ** z;
  return {
    first: { x: Math.floor(columnAt(lng - aside)), y: Math.floor(rowAt(lat + up, z)) },
    last: { x: Math.floor(columnAt(lng + aside)), y: Math.floor(rowAt(lat - up, z)) },
  };
};

const inWorld = (x: number, z: number): number => ((x % 2 ** z) + 2 ** z) % 2 ** z;

/** Tiles behind a drawing; none outside the Mercator range. */
export const tilesOf = (view: MapView): readonly PlacedTile[] => {
  const z = tileZoom(view);
  const covered = cover(view, z);
  if (!covered) return [];
  const { first, last } = covered;
  const width = (360 / 2 ** z) * unitsPerDegree(view);
  const topOf = (row: number) =>
    MAP_SIZE.height / 2 - (latAt(row, z) - view.centre.lat) * KM_PER_DEGREE * view.unitsPerKm;
  const middle = (view.centre.lng / 360 + 0.5) * 2 ** z;
  const tiles: PlacedTile[] = [];
  for (let y = first.y; y <= last.y; y += 1) {
    for (let x = first.x; x <= last.x; x += 1) {
      const left = MAP_SIZE.width / 2 + (x - middle) * width;
      tiles.push({ z, x: inWorld(x, z), y, left, top: topOf(y), width, height: topOf(y + 1) - topOf(y) });
    }
  }
  return tiles;
};

/** Whether a tile can appear on a place's map at its widest; the server proxies no others. */
export const isTileOf = (place: DeliveryPlace, { z, x, y }: MapTile): boolean => {
  const view = deliveryView(place, undefined);
  if (!view) return false;
  const finest = tileZoom(view);
  if (z > finest || z < finest - Math.ceil(Math.log2(MOST_WIDENED)) || z < 0) return false;
  const covered = cover(view, z, 2 * MOST_WIDENED);
  if (!covered || y < covered.first.y || y > covered.last.y || x < 0 || x >= 2 ** z) return false;
  const columns = covered.last.x - covered.first.x;
  return inWorld(x - covered.first.x, z) <= columns;
};
