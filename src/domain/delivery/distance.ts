// Points on the globe and the way between them. Degrees; a point that is none is nowhere.
import type { GeoPoint } from './address.ts';

/** [S9.06] */
const EARTH_KM = 6371;
const RADIAN = Math.PI / 180;

/** Whether these are degrees of the globe. NaN is not. */
export const isPoint = ({ lat, lng }: GeoPoint): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The way along a great circle, in kilometres; NaN where one of them is no point. [S9.06] */
export const distanceKm = (from: GeoPoint, to: GeoPoint): number => {
  if (!isPoint(from) || !isPoint(to)) return Number.NaN;
  const half = (degrees: number) => Math.sin((degrees * RADIAN) / 2) ** 2;
  const across = Math.cos(from.lat * RADIAN) * Math.cos(to.lat * RADIAN) * half(to.lng - from.lng);
  // Rounding may lead a hair beyond 1 between opposite ends of the globe.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, half(to.lat - from.lat) + across)));
};
