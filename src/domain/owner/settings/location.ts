// Location of a venue, entered in degrees or by a pin.
import type { GeoPoint } from '../../delivery/address.ts';
import { isPoint } from '../../delivery/distance.ts';
import { ownZoneFault } from '../../delivery/zone-faults.ts';
import { isObject, type Json, type VenueFile, valueAt } from '../venue-file.ts';
import { cornersIn, termsIn } from './delivery.ts';
import { type FaultAt, faultAt } from './fault-at.ts';

const DELIVERY = ['orderTypes', 'delivery'];

/** A valid point; undefined: invalid or incomplete. */
export const pointIn = (value: Json | undefined): GeoPoint | undefined => {
  if (!isObject(value) || typeof value.lat !== 'number' || typeof value.lng !== 'number') return undefined;
  const point = { lat: value.lat, lng: value.lng };
  return isPoint(point) ? point : undefined;
};

/** Zones on the map must contain the venue, wherever it is placed. */
export function locationFault(file: VenueFile, value: Json): FaultAt | undefined {
  const point = pointIn(value);
  if (!point) return faultAt('lat', 'place');
  const zones = termsIn(valueAt(file, [...DELIVERY, 'shapes'])).map(cornersIn);
  const outside = ownZoneFault(point, zones);
  return outside && faultAt('lat', outside);
}

/** Rings are measured from the venue's location. */
export const noLocationFault = (file: VenueFile): FaultAt | undefined =>
  termsIn(valueAt(file, [...DELIVERY, 'radiuses'])).length > 0 ? faultAt('lat', 'measured') : undefined;
