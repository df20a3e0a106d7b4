// Likely mistakes in a zone: it crosses itself, or its degrees are swapped. The import and the owner's page run the same
// checks.
import { kinks } from '@turf/kinks';
import type { GeoPoint } from './address.ts';
import { isPoint } from './distance.ts';
import { type Corner, isInside } from './geometry.ts';

/** Maximum width, degrees: flat maps draw a zone across the date line, or around half of the globe, the wrong way round. */
const WIDEST = 180;

export type RingFault =
  /** `at`: index of the corner. */
  | { readonly kind: 'degrees'; readonly at: number }
  | { readonly kind: 'few' | 'date-line' | 'flat' }
  | { readonly kind: 'crosses'; readonly near: Corner };

/** The corners without a repeated last one: other programs write closed rings. */
const openRing = (coordinates: readonly Corner[]): readonly Corner[] => {
  const [first] = coordinates;
  const last = coordinates.at(-1);
  const isClosed = coordinates.length > 1 && first && last && first[0] === last[0] && first[1] === last[1];
  return isClosed ? coordinates.slice(0, -1) : coordinates;
};

const crossings = (corners: readonly Corner[]): readonly Corner[] => {
  const ring = [...corners, ...corners.slice(0, 1)].map(([lat, lng]): [number, number] => [lng, lat]);
  return kinks({ type: 'Polygon', coordinates: [ring] }).features.map(({ geometry: { coordinates } }): Corner => {
    const [lng = 0, lat = 0] = coordinates;
    return [lat, lng];
  });
};

/** Whether all corners lie on one line. */
const isFlat = (corners: readonly Corner[]): boolean => {
  const [first] = corners;
  const second = corners.find(([lat, lng]) => first && (lat !== first[0] || lng !== first[1]));
  if (!first || !second) return true;
  const [lat, lng] = [second[0] - first[0], second[1] - first[1]];
  return corners.every((corner) => Math.abs(lng * (corner[0] - first[0]) - lat * (corner[1] - first[1])) < 1e-12);
};

/** First fault of a zone's corners; undefined: they enclose an area. */
export function ringFault(coordinates: readonly Corner[]): RingFault | undefined {
  const wrong = coordinates.findIndex(([lat, lng]) => !isPoint({ lat, lng }));
  if (wrong >= 0) return { kind: 'degrees', at: wrong };
  const corners = openRing(coordinates);
  if (new Set(corners.map(String)).size < 3) return { kind: 'few' };
  const east = corners.map(([, lng]) => lng);
  if (Math.max(...east) - Math.min(...east) > WIDEST) return { kind: 'date-line' };
  if (isFlat(corners)) return { kind: 'flat' };
  const [near] = crossings(corners);
  return near && { kind: 'crosses', near };
}

/** A venue lies in or near its zones; when it does not, the degrees were probably swapped. */
export function ownZoneFault(
  location: GeoPoint | undefined,
  zones: readonly (readonly Corner[])[],
): 'swapped' | 'outside' | undefined {
  if (!location || zones.length === 0 || zones.some((corners) => isInside(corners, location))) return undefined;
  const isSwapped = zones.some((corners) =>
    isInside(
      corners.map(([first, second]): Corner => [second, first]),
      location,
    ),
  );
  return isSwapped ? 'swapped' : 'outside';
}

/**
 * First gap between the venue and the outermost ring, km: guests in the gap would be too far although guests beyond the
 * gap are not.
 */
export const ringGap = (
  rings: readonly { readonly start: number; readonly end: number }[],
): { readonly from: number; readonly to: number } | undefined => {
  let from = 0;
  for (const { start, end } of rings.toSorted((one, other) => one.start - other.start)) {
    if (start > from) return { from, to: start };
    from = Math.max(from, end);
  }
  return undefined;
};
