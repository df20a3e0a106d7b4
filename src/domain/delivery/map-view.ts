// A map without tiles: degrees as units of a drawing, for an area so small that it is flat.
import type { GeoPoint } from './address.ts';

/** Size of the drawing in its own units. */
export const MAP_SIZE = { width: 400, height: 300 } as const;

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapView {
  readonly centre: GeoPoint;
  readonly unitsPerKm: number;
}

export const KM_PER_DEGREE = (Math.PI * 6371) / 180;
/** Margins in units; the upper one leaves room for the head of a pin. */
const FREE = { side: 24, top: 44, bottom: 20 } as const;
/** Closest and widest useful view. */
const CLOSEST_KM = 0.4;

/** Normalises a difference of degrees to the shorter way, across the date line too. */
const around = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
/** Width factor of a degree of longitude. At least 0.01, so that a pole does not cause a division by zero. */
export const narrowing = (lat: number): number => Math.max(0.01, Math.cos((lat * Math.PI) / 180));

const eastKm = (from: GeoPoint, to: GeoPoint): number =>
  around(to.lng - from.lng) * KM_PER_DEGREE * narrowing(from.lat);
const northKm = (from: GeoPoint, to: GeoPoint): number => (to.lat - from.lat) * KM_PER_DEGREE;

/** The point moved by kilometres east and north; never beyond a pole. */
export const movedBy = (from: GeoPoint, east: number, north: number): GeoPoint => ({
  lat: Math.min(90, Math.max(-90, from.lat + north / KM_PER_DEGREE)),
  lng: around(from.lng + east / (KM_PER_DEGREE * narrowing(from.lat))),
});

/** View that shows all points with a margin. `reach`: kilometres around the first point that must be visible too. */
export const viewOf = (points: readonly [GeoPoint, ...GeoPoint[]], reach = 0): MapView => {
  const [first] = points;
  const east = [-reach, reach, ...points.map((point) => eastKm(first, point))];
  const north = [-reach, reach, ...points.map((point) => northKm(first, point))];
  const [west, right, south, top] = [Math.min(...east), Math.max(...east), Math.min(...north), Math.max(...north)];
  const unitsPerKm = Math.min(
    (MAP_SIZE.width - 2 * FREE.side) / Math.max(CLOSEST_KM, right - west),
    (MAP_SIZE.height - FREE.top - FREE.bottom) / Math.max(CLOSEST_KM, top - south),
  );
  const lift = (FREE.top - FREE.bottom) / 2 / unitsPerKm;
  return { centre: movedBy(first, (west + right) / 2, (south + top) / 2 + lift), unitsPerKm };
};

/** Position of a point in the drawing. */
export const toMap = ({ centre, unitsPerKm }: MapView, point: GeoPoint): MapPoint => ({
  x: MAP_SIZE.width / 2 + eastKm(centre, point) * unitsPerKm,
  y: MAP_SIZE.height / 2 - northKm(centre, point) * unitsPerKm,
});

/** Point at a position in the drawing. */
export const fromMap = ({ centre, unitsPerKm }: MapView, { x, y }: MapPoint): GeoPoint =>
  movedBy(centre, (x - MAP_SIZE.width / 2) / unitsPerKm, (MAP_SIZE.height / 2 - y) / unitsPerKm);

/** Whether a position in the drawing is visible. */
export const isOnMap = ({ x, y }: MapPoint): boolean => x >= 0 && x <= MAP_SIZE.width && y >= 0 && y <= MAP_SIZE.height;

/** The nearest visible position. */
export const ontoMap = ({ x, y }: MapPoint): MapPoint => ({
  x: Math.min(MAP_SIZE.width, Math.max(0, x)),
  y: Math.min(MAP_SIZE.height, Math.max(0, y)),
});

/** Centroid of a zone's area; for corners without an area, the centroid of the corners. */
export const middleOf = (corners: readonly MapPoint[]): MapPoint => {
  let [area, x, y] = [0, 0, 0];
  for (const [i, one] of corners.entries()) {
    const next = corners[(i + 1) % corners.length] ?? one;
    const cross = one.x * next.y - next.x * one.y;
    area += cross;
    x += (one.x + next.x) * cross;
    y += (one.y + next.y) * cross;
  }
  if (Math.abs(area) > 1e-9) return { x: x / (3 * area), y: y / (3 * area) };
  const count = Math.max(1, corners.length);
  return {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / count,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / count,
  };
};

/** Grid spacing in kilometres, so that lines stand well apart. */
export const netKm = ({ unitsPerKm }: MapView): number =>
  [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100].find((km) => km * unitsPerKm >= 36) ?? 200;
