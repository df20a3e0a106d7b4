// Whether a place delivers to an address, and by which terms. Client and server run the same calculation.
import { placeTime } from '../place/hours.ts';
import type { DeliveryHours, DeliveryTerms, Place, PlaceOrderType } from '../place/place.ts';
import type { StepCauses } from '../pricing/price-steps.ts';
import type { DeliveryAddress, GeoPoint } from './address.ts';
import { distanceKm, isPoint } from './distance.ts';
import { isInside, prepareZone } from './geometry.ts';
import { type OtherTown, otherTown, type TownPlace } from './other-town.ts';
import { isServed, minutesUntilServed } from './served-hours.ts';

/**
 * Target of a delivery fee: the pin or, without one, the region that the guest chose by name. `words` absent: the town is not
 * compared.
 */
export type DeliveryTarget = Pick<DeliveryAddress, 'point' | 'regionId'> & Partial<Pick<DeliveryAddress, 'words'>>;

/** The terms that apply to an order. [S3.22–S3.24, S5.22] */
export type DeliveryChoice =
  | Exclude<StepCauses['delivery'], { readonly by: 'amount' }>
  /** One fee everywhere, by the order's amount. */
  | { readonly by: 'amount' };

export type DeliveryVerdict =
  | { readonly kind: 'carried'; readonly choice: DeliveryChoice; readonly terms: Omit<DeliveryTerms, 'deliveryPrice'> }
  /** Unknown until a pin is set or a region is chosen. */
  | { readonly kind: 'unknown'; readonly needs: 'pin' | 'region' | 'pin_or_region' }
  /** Served at other hours: those of the zone that opens next. `isOnly`: no other zone contains the target. */
  | { readonly kind: 'not_now'; readonly hours: DeliveryHours; readonly isOnly: boolean }
  /** `km` undefined: the venue has no location. `mostKm` undefined: it does not deliver by distance. */
  | { readonly kind: 'too_far'; readonly km: number | undefined; readonly mostKm: number | undefined }
  /** The region is served, but the typed address names a town that is not the venue's. */
  | ({ readonly kind: 'other_town' } & OtherTown);

/** Fields of a place that the judgement needs. */
export type DeliveryPlace = Pick<Place, 'orderTypes' | 'timeZone' | 'location'> & TownPlace;

/** Delivery terms of a place; undefined: it does not deliver. */
export const deliveryOf = (place: Pick<Place, 'orderTypes'>): PlaceOrderType | undefined =>
  place.orderTypes.find(({ type }) => type === 'delivery');

/** Prepares the zones of a place in advance, so that the first address need not wait. */
export const prepareDelivery = (place: Pick<Place, 'orderTypes'>): void => {
  for (const { coordinates } of deliveryOf(place)?.shapes ?? []) prepareZone(coordinates);
};

/** Fills a zone's missing terms from the order type. */
const termsOf = (terms: Omit<DeliveryTerms, 'deliveryPrice'>, type: PlaceOrderType) => ({
  freeFrom: terms.freeFrom ?? type.freeFrom,
  minimum: terms.minimum ?? type.minimum,
});

/** Rings cover [start, end); the outermost includes its end. */
const ringAt = ({ radiuses }: PlaceOrderType, km: number) => {
  const most = Math.max(...radiuses.map(({ end }) => end));
  return radiuses.find(({ start, end }) => km >= start && (km < end || (km === end && end === most)));
};

/** Zones that contain a point, at any hour: shapes on the map, and a ring, which has no hours. */
const holdersOf = ({ location }: DeliveryPlace, type: PlaceOrderType, point: GeoPoint) => {
  const km = location && distanceKm(location, point);
  return {
    around: type.shapes.filter(({ coordinates }) => isInside(coordinates, point)),
    km,
    ring: km === undefined ? undefined : ringAt(type, km),
  };
};

const judgePoint = (place: DeliveryPlace, type: PlaceOrderType, point: GeoPoint, minutes: number): DeliveryVerdict => {
  const { around, km, ring } = holdersOf(place, type, point);
  const shape = around.find((one) => isServed(one, minutes));
  if (shape) return { kind: 'carried', choice: { by: 'shape', id: shape.id }, terms: termsOf(shape, type) };
  if (ring) {
    const { start, end } = ring;
    return { kind: 'carried', choice: { by: 'radius', start, end }, terms: termsOf(ring, type) };
  }
  const [next] = around.toSorted((a, b) => minutesUntilServed(a, minutes) - minutesUntilServed(b, minutes));
  if (next) return { kind: 'not_now', hours: next, isOnly: around.length === 1 };
  const mostKm = type.radiuses.length > 0 ? Math.max(...type.radiuses.map(({ end }) => end)) : undefined;
  return { kind: 'too_far', km, mostKm };
};

const regionOf = ({ regions }: PlaceOrderType, regionId: number | undefined) =>
  regions?.find(({ id }) => id === regionId);

const judgeRegion = (
  place: DeliveryPlace,
  type: PlaceOrderType,
  { regionId, words = '' }: DeliveryTarget,
  minutes: number,
): DeliveryVerdict | undefined => {
  const region = regionOf(type, regionId);
  if (!region) return undefined;
  const other = otherTown(place, type.regions ?? [], region, words);
  if (other) return { kind: 'other_town', ...other };
  if (!isServed(region, minutes)) return { kind: 'not_now', hours: region, isOnly: true };
  return { kind: 'carried', choice: { by: 'region', id: region.id }, terms: termsOf(region, type) };
};

const hasZones = ({ location }: DeliveryPlace, { shapes, radiuses }: PlaceOrderType): boolean =>
  shapes.length > 0 || (radiuses.length > 0 && location !== undefined);

/** The pin, when it decides. */
const pinOf = (place: DeliveryPlace, type: PlaceOrderType, { point }: DeliveryTarget): GeoPoint | undefined =>
  hasZones(place, type) && point && isPoint(point) ? point : undefined;

/**
 * Whether a place delivers to a target at a time (epoch ms), and by which terms. The pin has priority over a region, shapes
 * over distances, and of overlapping zones the first served one applies. Without zones a place delivers everywhere, by the
 * order's amount. undefined: the place does not deliver. [S3.22–S3.24, S5.22, S5.23]
 */
export const judgeDelivery = (
  place: DeliveryPlace,
  target: DeliveryTarget,
  at: number,
): DeliveryVerdict | undefined => {
  const type = deliveryOf(place);
  if (!type) return undefined;
  const { minutes } = placeTime(at, place.timeZone);
  const hasRegions = (type.regions ?? []).length > 0;
  const pin = pinOf(place, type, target);
  if (pin) return judgePoint(place, type, pin, minutes);
  const byRegion = judgeRegion(place, type, target, minutes);
  if (byRegion) return byRegion;
  if (hasZones(place, type)) return { kind: 'unknown', needs: hasRegions ? 'pin_or_region' : 'pin' };
  if (hasRegions) return { kind: 'unknown', needs: 'region' };
  return { kind: 'carried', choice: { by: 'amount' }, terms: termsOf({}, type) };
};

/**
 * Hours of all zones that serve a target; an overlapping zone may continue another one. undefined: the target is served at
 * any time, or never.
 */
export const targetHours = (place: DeliveryPlace, target: DeliveryTarget): readonly DeliveryHours[] | undefined => {
  const type = deliveryOf(place);
  if (!type) return undefined;
  const pin = pinOf(place, type, target);
  if (!pin) {
    const region = regionOf(type, target.regionId);
    return region && [region];
  }
  const { around, ring } = holdersOf(place, type, pin);
  return ring || around.length === 0 ? undefined : around;
};
