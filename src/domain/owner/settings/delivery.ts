// Delivery area and terms as an owner edits them: zones on the map, rings around the venue, regions by name, or fees by the
// order's amount.
import type { GeoPoint } from '../../delivery/address.ts';
import { isPoint } from '../../delivery/distance.ts';
import type { Corner } from '../../delivery/geometry.ts';
import type { DeliveryPlace } from '../../delivery/judge-delivery.ts';
import { type MapView, movedBy, viewOf } from '../../delivery/map-view.ts';
import { ownZoneFault, type RingFault, ringFault, ringGap } from '../../delivery/zone-faults.ts';
import { clockMinutes } from '../../place/hours.ts';
import { parseFileAmount } from '../../pricing/file-amount.ts';
import { minor, ZERO } from '../../pricing/money.ts';
import { fieldValue } from '../field-values.ts';
import { wordsOf } from '../menu-outline.ts';
import { currencyIn, defaultLanguageOf, isObject, type Json, type JsonObject, type VenueFile } from '../venue-file.ts';
import { type FaultAt, faultAt } from './fault-at.ts';

/** Lists of delivery terms. */
export type DeliveryList = 'zones' | 'rings' | 'regions' | 'ways';

/** Elements of a list of terms. */
export const termsIn = (value: Json | undefined): readonly JsonObject[] => {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.filter(isObject);
};

/** Location of the venue, from its file. */
export const locationIn = ({ location }: VenueFile): GeoPoint | undefined =>
  isObject(location) && typeof location.lat === 'number' && typeof location.lng === 'number'
    ? { lat: location.lat, lng: location.lng }
    : undefined;

/** Corners of a zone; an entry that is not a pair of numbers becomes an invalid point. */
export const cornersIn = (zone: JsonObject | undefined): readonly Corner[] => {
  const list: readonly Json[] = Array.isArray(zone?.coordinates) ? zone.coordinates : [];
  return list.map((one): Corner => {
    const [lat, lng]: readonly Json[] = Array.isArray(one) ? one : [];
    return [typeof lat === 'number' ? lat : Number.NaN, typeof lng === 'number' ? lng : Number.NaN];
  });
};

/** Distance of a new zone's corners from the venue, along each axis. */
const FRESH_KM = 1;

/** An initial square around the venue, for editing. */
export const freshCorners = (location: GeoPoint): Json =>
  [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([east = 0, north = 0]) => {
    const { lat, lng } = movedBy(location, east * FRESH_KM, north * FRESH_KM);
    return [rounded(lat), rounded(lng)];
  });

/** Rounds to about a metre, the precision of a pin. */
export const rounded = (degrees: number): number => Number(degrees.toFixed(5));

/** Minimum visible distance around the venue, km; the map also shows this much beyond the zones, so that they can grow. */
const LEAST_SEEN_KM = 1.5;
const ROOM = 1.25;

/** Visible area for editing zones; undefined: the file has no location. */
export const editedView = (file: VenueFile, zones: readonly JsonObject[]): MapView | undefined => {
  const location = locationIn(file);
  const corners = zones.flatMap(cornersIn).map(([lat, lng]) => ({ lat, lng }));
  const [first, ...more] = [...(location ? [location] : []), ...corners.filter(isPoint)];
  if (!first) return undefined;
  const { centre, unitsPerKm } = viewOf([first, ...more], LEAST_SEEN_KM);
  return { centre, unitsPerKm: unitsPerKm / ROOM };
};

/** The place as the guest's map draws it, with only these zones, at any hour. */
export const drawnPlace = (file: VenueFile, zones: readonly JsonObject[]): DeliveryPlace => ({
  timeZone: 'UTC',
  location: locationIn(file),
  orderTypes: [
    {
      ...{ type: 'delivery', id: 1, discounts: [], prices: [], radiuses: [] },
      shapes: zones.map((zone, id) => ({
        id,
        coordinates: cornersIn(zone),
        ...{ activeFrom: undefined, activeTo: undefined },
        deliveryPrice: parseFileAmount(String(zone.deliveryPrice), String(file.currency)) ?? minor(0),
        name: { text: wordsOf(zone.name, defaultLanguageOf(file), defaultLanguageOf(file)), by: {} },
      })),
    },
  ],
});

/** Fault of a single amount. */
export const amountFault = (file: VenueFile, value: Json): FaultAt | undefined =>
  isAmount(file, value) ? undefined : faultAt('value', 'amount');

const isAmount = ({ currency }: VenueFile, value: Json | undefined): boolean =>
  typeof value === 'string' && parseFileAmount(value, String(currency)) !== undefined;

const NEEDED = ['deliveryPrice'] as const;
const OPTIONAL = ['freeFrom', 'minimum'] as const;

const termsFault = (file: VenueFile, one: JsonObject, at: number): FaultAt | undefined => {
  const wrong =
    NEEDED.find((field) => !isAmount(file, one[field])) ??
    OPTIONAL.find((field) => one[field] !== undefined && !isAmount(file, one[field]));
  if (wrong) return faultAt(`${at}.${wrong}`, 'amount');
  const [from, to] = [one.activeFrom, one.activeTo];
  if (from === undefined && to === undefined) return undefined;
  const isClock = [from, to].every((clock) => typeof clock === 'string' && clockMinutes(clock) !== undefined);
  return isClock ? undefined : faultAt(`${at}.window`, 'half');
};

const wordsFault = (file: VenueFile, one: JsonObject, at: number): FaultAt | undefined => {
  const own = defaultLanguageOf(file);
  return wordsOf(one.name, own, own).trim() === '' ? faultAt(`${at}.name`, 'words') : undefined;
};

const ringsFault = (file: VenueFile, one: JsonObject, at: number): FaultAt | undefined => {
  const { start, end } = one;
  if (typeof start !== 'number' || typeof end !== 'number') {
    return faultAt(`${at}.${typeof start === 'number' ? 'end' : 'start'}`, 'number');
  }
  if (start < 0 || end <= start) return faultAt(`${at}.end`, 'ring');
  return locationIn(file) ? termsFault(file, one, at) : faultAt(`${at}.end`, 'no-location');
};

const cornersFault = (ring: RingFault, at: number): FaultAt => ({
  ...faultAt(`${at}.corners`, ring.kind),
  ...(ring.kind === 'degrees' && { corner: ring.at + 1 }),
});

const zoneFault = (file: VenueFile, one: JsonObject, at: number): FaultAt | undefined => {
  const named = one.name === undefined ? undefined : wordsFault(file, one, at);
  const ring = ringFault(cornersIn(one));
  return named ?? termsFault(file, one, at) ?? (ring && cornersFault(ring, at));
};

const deliveryTermsFault = (file: VenueFile, one: JsonObject, at: number): FaultAt | undefined => {
  const wrong = (['priceOver', 'price'] as const).find((field) => !isAmount(file, one[field]));
  return wrong && faultAt(`${at}.${wrong}`, 'amount');
};

const FAULTS = {
  zones: zoneFault,
  rings: ringsFault,
  regions: (file: VenueFile, one: JsonObject, at: number) => wordsFault(file, one, at) ?? termsFault(file, one, at),
  ways: deliveryTermsFault,
} as const satisfies Record<DeliveryList, unknown>;

/** Zones on the map may cover the gaps between rings. */
const gapFault = (file: VenueFile, list: readonly JsonObject[]): FaultAt | undefined => {
  if (termsIn(fieldValue(file, 'orderTypes.delivery.shapes') ?? []).length > 0) return undefined;
  const rings = list.map(({ start, end }) => ({ start: Number(start), end: Number(end) }));
  const gap = ringGap(rings);
  return gap && faultAt(`${rings.findIndex(({ start }) => start === gap.to)}.start`, 'gap');
};

const fromZeroFault = (file: VenueFile, list: readonly JsonObject[]): FaultAt | undefined => {
  const from = list.map(({ priceOver }) => parseFileAmount(String(priceOver), currencyIn(file)) ?? ZERO);
  const least = Math.min(...from);
  return list.length > 0 && least > 0 ? faultAt(`${from.indexOf(minor(least))}.priceOver`, 'from-zero') : undefined;
};

/** First fault of a list of terms, with its field. */
export function deliveryFault(file: VenueFile, kind: DeliveryList, value: Json): FaultAt | undefined {
  const list = termsIn(value);
  for (const [at, one] of list.entries()) {
    const wrong = FAULTS[kind](file, one, at);
    if (wrong) return wrong;
  }
  const hole = kind === 'rings' ? gapFault(file, list) : kind === 'ways' ? fromZeroFault(file, list) : undefined;
  if (hole) return hole;
  const all = kind === 'zones' ? ownZoneFault(locationIn(file), list.map(cornersIn)) : undefined;
  return all && faultAt('zones', all);
}
