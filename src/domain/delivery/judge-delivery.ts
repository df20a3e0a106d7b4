// Whether an order is carried to an address, and by which of a venue's terms. One calculation for the guest's device and
// for the server.
import { placeTime } from '../place/hours.ts';
import type { DeliveryHours, DeliveryTerms, Place, PlaceOrderType } from '../place/place.ts';
import type { StepCauses } from '../pricing/price-steps.ts';
import type { DeliveryAddress, GeoPoint } from './address.ts';
import { distanceKm, isPoint } from './distance.ts';
import { isInside, prepareZone } from './geometry.ts';
import { isServed, minutesUntilServed } from './served-hours.ts';

/** Target that a delivery fee is judged by: the pin or, without one, the region that the guest chose by name. */
export type DeliveryTarget = Pick<DeliveryAddress, 'point' | 'regionId'>;

/** By which of the venue's terms an order is carried. [S3.22–S3.24, S5.22] */
export type DeliveryChoice =
  | Exclude<StepCauses['delivery'], { readonly by: 'amount' }>
  /** One fee everywhere, by the order's amount. */
  | { readonly by: 'amount' };

export type DeliveryVerdict =
  | { readonly kind: 'carried'; readonly choice: DeliveryChoice; readonly terms: Omit<DeliveryTerms, 'deliveryPrice'> }
  /** Unknown until the pin stands or a region is chosen. */
  | { readonly kind: 'unknown'; readonly needs: 'pin' | 'region' | 'pin_or_region' }
  /** Served, at other hours: those of the zone that is served next. `isOnly`: no other zone holds it. */
  | { readonly kind: 'not_now'; readonly hours: DeliveryHours; readonly isOnly: boolean }
  /** `km` undefined: the venue says not where it stands. `mostKm` undefined: it does not go by distance. */
  | { readonly kind: 'too_far'; readonly km: number | undefined; readonly mostKm: number | undefined };

/** Fields of a place that the judgement needs. */
export type DeliveryPlace = Pick<Place, 'orderTypes' | 'timeZone' | 'location'>;

/** The terms of delivery of a place; undefined where it does not deliver. */
export const deliveryOf = (place: Pick<Place, 'orderTypes'>): PlaceOrderType | undefined =>
  place.orderTypes.find(({ type }) => type === 'delivery');

/** Works the zones of a place out before its first address is judged, which would wait for it. */
export const prepareDelivery = (place: Pick<Place, 'orderTypes'>): void => {
  for (const { coordinates } of deliveryOf(place)?.shapes ?? []) prepareZone(coordinates);
};

/** The order type's own terms fill in what a zone leaves out. */
const termsOf = (terms: Omit<DeliveryTerms, 'deliveryPrice'>, type: PlaceOrderType) => ({
  freeFrom: terms.freeFrom ?? type.freeFrom,
  minimum: terms.minimum ?? type.minimum,
});

/** Rings hold [start, end); the outermost holds its end too. */
const ringAt = ({ radiuses }: PlaceOrderType, km: number) => {
  const most = Math.max(...radiuses.map(({ end }) => end));
  return radiuses.find(({ start, end }) => km >= start && (km < end || (km === end && end === most)));
};

/** Zones that hold a point, whatever the hour: shapes on the map, and a ring, which has no hours. */
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
  type: PlaceOrderType,
  regionId: number | undefined,
  minutes: number,
): DeliveryVerdict | undefined => {
  const region = regionOf(type, regionId);
  if (!region) return undefined;
  if (!isServed(region, minutes)) return { kind: 'not_now', hours: region, isOnly: true };
  return { kind: 'carried', choice: { by: 'region', id: region.id }, terms: termsOf(region, type) };
};

const hasZones = ({ location }: DeliveryPlace, { shapes, radiuses }: PlaceOrderType): boolean =>
  shapes.length > 0 || (radiuses.length > 0 && location !== undefined);

/** The pin, where it decides. */
const pinOf = (place: DeliveryPlace, type: PlaceOrderType, { point }: DeliveryTarget): GeoPoint | undefined =>
  hasZones(place, type) && point && isPoint(point) ? point : undefined;

/**
 * Whether a place delivers to a target at a time (epoch ms), and by which terms. The pin decides before a region; zones on
 * the map go before distances, and of zones that overlap the first one that is served. A place that draws no zones carries
 * everywhere, by the amount of the order. undefined: the place does not deliver. [S3.22–S3.24, S5.22, S5.23]
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
  const byRegion = judgeRegion(type, target.regionId, minutes);
  if (byRegion) return byRegion;
  if (hasZones(place, type)) return { kind: 'unknown', needs: hasRegions ? 'pin_or_region' : 'pin' };
  if (hasRegions) return { kind: 'unknown', needs: 'region' };
  return { kind: 'carried', choice: { by: 'amount' }, terms: termsOf({}, type) };
};

/**
 * The hours of all zones that carry to a target: of zones that overlap one goes on where the other ends. undefined: the
 * hour decides nothing, because it is carried at any time, or at none.
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
