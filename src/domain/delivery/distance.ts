// Distance between points on the globe. Degrees; an invalid point lies nowhere.
import type { GeoPoint } from './address.ts';

/** [S9.06] */
const EARTH_KM = 6371;
const RADIAN = Math.PI / 180;

/** Whether these are valid degrees. NaN is not. */
export const isPoint = ({ lat, lng }: GeoPoint): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Great-circle distance in kilometres; NaN when a point is invalid. [S9.06] */
export const distanceKm = (from: GeoPoint, to: GeoPoint): number => {
  if (!isPoint(from) || !isPoint(to)) return Number.NaN;
  const half = (degrees: number) => Math.sin((degrees * RADIAN) / 2) ** 2;
  const across = Math.cos(from.lat * RADIAN) * Math.cos(to.lat * RADIAN) * half(to.lng - from.lng);
  // Rounding may slightly exceed 1 between antipodes.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, half(to.lat - from.lat) + across)));
};
