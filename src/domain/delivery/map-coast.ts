// Sea and borders behind a map of venues that lie far apart: drawn by the server, masked and coloured by the page.
import type { MapView } from './map-view.ts';

/** Closest view for which the outlines are exact enough: a map of 100 km. */
const CLOSEST = 4;

/** Path of the drawing; undefined: the view is too close. Rounded by less than a unit, so that views share answers. */
export const coastPath = ({ centre: { lat, lng }, unitsPerKm }: MapView): string | undefined =>
  unitsPerKm <= CLOSEST ? `/api/coast/${lat.toFixed(3)}/${lng.toFixed(3)}/${unitsPerKm.toPrecision(4)}` : undefined;
