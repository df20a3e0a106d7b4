// Whether an order is carried to an address, and by which of a venue's terms. One calculation for the guest's device and
// for the server.
import { clockMinutes, inDayWindow, placeTime } from '../place/hours.ts';
import type { DeliveryHours, DeliveryTerms, Place, PlaceOrderType } from '../place/place.ts';
import type { StepCauses } from '../pricing/price-steps.ts';
import type { DeliveryAddress, GeoPoint } from './address.ts';
import { distanceKm, isInside, isPoint } from './geometry.ts';

/** What decides about the way to an address: the pin, and without one the region that the guest chose by its name. */
export type DeliveryTarget = Pick<DeliveryAddress, 'point' | 'regionId'>;

/** By which of the venue's terms an order is carried. [S3.22–S3.24, S5.22] */
export type DeliveryChoice =
  | Exclude<StepCauses['delivery'], { readonly by: 'amount' }>
  /** The same everywhere, by the order's amount. */
  | { readonly by: 'amount' };

export type DeliveryVerdict =
  | { readonly kind: 'carried'; readonly choice: DeliveryChoice; readonly terms: Omit<DeliveryTerms, 'deliveryPrice'> }
  /** Nobody can tell before the pin stands, or a region is chosen. */
  | { readonly kind: 'unknown'; readonly needs: 'pin' | 'region' | 'pin_or_region' }
  /** Served, at other hours. */
  | { readonly kind: 'not_now'; readonly hours: DeliveryHours }
  /** `km` undefined: the venue says not where it stands. `mostKm` undefined: it does not go by distance. */
  | { readonly kind: 'too_far'; readonly km: number | undefined; readonly mostKm: number | undefined };

/** What a place must say of itself for this. */
export type DeliveryPlace = Pick<Place, 'orderTypes' | 'timeZone' | 'location'>;

/** The terms of delivery of a place; undefined where it does not deliver. */
export const deliveryOf = (place: Pick<Place, 'orderTypes'>): PlaceOrderType | undefined =>
  place.orderTypes.find(({ type }) => type === 'delivery');

/** Without a window a way is always served; with half of one, or one that cannot be read, never. */
const isServed = ({ activeFrom, activeTo }: DeliveryHours, minutes: number): boolean => {
  if (activeFrom === undefined && activeTo === undefined) return true;
  const from = clockMinutes(activeFrom ?? '');
  const to = clockMinutes(activeTo ?? '');
  return from !== undefined && to !== undefined && inDayWindow(from, to, minutes);
};

/** Of what a zone leaves out, the order type speaks. */
const termsOf = (terms: Omit<DeliveryTerms, 'deliveryPrice'>, type: PlaceOrderType) => ({
  freeFrom: terms.freeFrom ?? type.freeFrom,
  minimum: terms.minimum ?? type.minimum,
});

/** Rings hold [start, end); the outermost holds its end too. */
const ringAt = ({ radiuses }: PlaceOrderType, km: number) => {
  const most = Math.max(...radiuses.map(({ end }) => end));
  return radiuses.find(({ start, end }) => km >= start && (km < end || (km === end && end === most)));
};

const judgePoint = (place: DeliveryPlace, type: PlaceOrderType, point: GeoPoint, minutes: number): DeliveryVerdict => {
  const around = type.shapes.filter(({ coordinates }) => isInside(coordinates, point));
  const shape = around.find((one) => isServed(one, minutes));
  if (shape) return { kind: 'carried', choice: { by: 'shape', id: shape.id }, terms: termsOf(shape, type) };
  const km = place.location && distanceKm(place.location, point);
  const ring = km === undefined ? undefined : ringAt(type, km);
  if (ring) {
    const { start, end } = ring;
    return { kind: 'carried', choice: { by: 'radius', start, end }, terms: termsOf(ring, type) };
  }
  const [closed] = around;
  if (closed) return { kind: 'not_now', hours: closed };
  const mostKm = type.radiuses.length > 0 ? Math.max(...type.radiuses.map(({ end }) => end)) : undefined;
  return { kind: 'too_far', km, mostKm };
};

const judgeRegion = (type: PlaceOrderType, regionId: number, minutes: number): DeliveryVerdict | undefined => {
  const region = type.regions?.find(({ id }) => id === regionId);
  if (!region) return undefined;
  if (!isServed(region, minutes)) return { kind: 'not_now', hours: region };
  return { kind: 'carried', choice: { by: 'region', id: region.id }, terms: termsOf(region, type) };
};

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
  const hasZones = type.shapes.length > 0 || (type.radiuses.length > 0 && place.location !== undefined);
  const hasRegions = (type.regions ?? []).length > 0;
  const { point, regionId } = target;
  if (hasZones && point && isPoint(point)) return judgePoint(place, type, point, minutes);
  const byRegion = regionId === undefined ? undefined : judgeRegion(type, regionId, minutes);
  if (byRegion) return byRegion;
  if (hasZones) return { kind: 'unknown', needs: hasRegions ? 'pin_or_region' : 'pin' };
  if (hasRegions) return { kind: 'unknown', needs: 'region' };
  return { kind: 'carried', choice: { by: 'amount' }, terms: termsOf({}, type) };
};

/** When the zone or the region is served by which an order is carried; undefined: at any time, or it is not carried. */
export const zoneHours = (place: DeliveryPlace, verdict: DeliveryVerdict): DeliveryHours | undefined => {
  const type = deliveryOf(place);
  if (!type || verdict.kind !== 'carried') return undefined;
  const { choice } = verdict;
  if (choice.by === 'shape') return type.shapes.find(({ id }) => id === choice.id);
  return choice.by === 'region' ? type.regions?.find(({ id }) => id === choice.id) : undefined;
};
