// Drawn zones of a venue's map, and the zone that contains the guest.

import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Translated } from '../language/translated.ts';
import { clockMinutes, inDayWindow, placeTime } from '../place/hours.ts';
import type { DeliveryHours } from '../place/place.ts';
import type { Minor } from '../pricing/money.ts';
import type { GeoPoint } from './address.ts';
import { isPoint } from './distance.ts';
import { boxOf, type Corner } from './geometry.ts';
import { type DeliveryChoice, type DeliveryPlace, deliveryOf } from './judge-delivery.ts';
import { isOnMap, type MapPoint, type MapView, middleOf, toMap, viewOf } from './map-view.ts';

export interface DrawnZone {
  readonly key: string;
  /** Corners of a zone, or a ring around the venue. */
  readonly drawn: { readonly corners: readonly MapPoint[] } | { readonly centre: MapPoint; readonly radius: number };
  /** undefined: the zone is too small for a label. */
  readonly label: MapPoint | undefined;
  readonly name: Translated | undefined;
  /** Outer radius of a ring, km. */
  readonly km: number | undefined;
  readonly price: Minor;
  readonly isChosen: boolean;
}

/** Least space for a zone's label, in units. */
const WORDS = { wide: 60, high: 40 } as const;
/** Width of a label's letter on a narrow phone’s map, in units. */
const LETTER = 12;
const ROSETTE = { wide: 48, high: 48 } as const;
/** Candidate positions around a label's first position, nearest first. */
const PLACES = [0, 22, -22, 44, -44]
  .flatMap((y) => [0, 27, -27, 54, -54].map((x) => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

interface Space {
  readonly at: MapPoint;
  readonly wide: number;
  readonly high: number;
}

const isApart = (a: Space, b: Space): boolean =>
  Math.abs(a.at.x - b.at.x) >= (a.wide + b.wide) / 2 || Math.abs(a.at.y - b.at.y) >= (a.high + b.high) / 2;

const isWhole = ({ at: { x, y }, wide, high }: Space): boolean =>
  isOnMap({ x: x - wide / 2, y: y - high / 2 }) && isOnMap({ x: x + wide / 2, y: y + high / 2 });

/** Space of the longest translation, so that the map does not change with the language. */
const spaceAt = ({ name }: Pick<DrawnZone, 'name'>, at: MapPoint): Space => {
  const letters = name ? Math.max(name.text.length, ...Object.values(name.by).map((text) => text.length)) : 0;
  return { at, wide: Math.max(WORDS.wide, letters * LETTER), high: WORDS.high };
};

const isInside = ({ x, y }: MapPoint, corners: readonly MapPoint[]): boolean => {
  const ring = [...corners, ...corners.slice(0, 1)].map((corner) => [corner.x, corner.y]);
  return booleanPointInPolygon([x, y], { type: 'Polygon', coordinates: [ring] });
};

/** How many corners of a label are inside a zone. */
const cornersInside = ({ at: { x, y }, wide, high }: Space, corners: readonly MapPoint[]): number =>
  [-1, 1]
    .flatMap((right) => [-1, 1].map((down) => ({ x: x + (right * wide) / 2, y: y + (down * high) / 2 })))
    .filter((corner) => isInside(corner, corners)).length;

/**
 * Places labels so that they overlap neither each other nor the rosette: inside their own zone when possible, zones furthest
 * from the venue first, as the others have more choices.
 */
const withWordsApart = (zones: readonly DrawnZone[], venue: MapPoint | undefined): readonly DrawnZone[] => {
  const placed = new Map<string, Space>();
  const rosette = venue && { at: venue, ...ROSETTE };
  const isFree = (space: Space): boolean =>
    isWhole(space) && (!rosette || isApart(space, rosette)) && [...placed.values()].every((one) => isApart(space, one));
  const away = ({ label }: DrawnZone) => (label && venue ? Math.hypot(label.x - venue.x, label.y - venue.y) : 0);
  for (const zone of zones.toSorted((a, b) => away(b) - away(a))) {
    const { key, label, drawn } = zone;
    if (!label) continue;
    const free = PLACES.map(({ x, y }) => spaceAt(zone, { x: label.x + x, y: label.y + y })).filter(isFree);
    const [own] =
      'corners' in drawn
        ? free
            .filter(({ at }) => isInside(at, drawn.corners))
            .toSorted((a, b) => cornersInside(b, drawn.corners) - cornersInside(a, drawn.corners))
        : [];
    placed.set(key, own ?? free[0] ?? spaceAt(zone, label));
  }
  return zones.map((zone) => ({ ...zone, label: placed.get(zone.key)?.at }));
};

const widthOf = (corners: readonly MapPoint[]): number =>
  Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x));

const cornersOf = (coordinates: readonly Corner[]): readonly GeoPoint[] =>
  boxOf(coordinates) ? coordinates.map(([lat, lng]) => ({ lat, lng })) : [];

/** View of all zones, the venue and the pin; undefined: the place has nothing to draw. */
export const deliveryView = (place: DeliveryPlace, pin: GeoPoint | undefined): MapView | undefined => {
  const type = deliveryOf(place);
  if (!type) return undefined;
  const { location } = place;
  const reach = location ? Math.max(0, ...type.radiuses.map(({ end }) => end)) : 0;
  const corners = type.shapes.flatMap(({ coordinates }) => cornersOf(coordinates));
  if (corners.length === 0 && reach === 0) return undefined;
  const seen = [location, ...corners, pin].flatMap((point) => (point && isPoint(point) ? [point] : []));
  const [first, ...more] = seen;
  return first && viewOf([first, ...more], reach);
};

/** A pin that would widen the map by more than this factor is left out, so that zones stay distinguishable. */
export const MOST_WIDENED = 4;

/** View of the zones, close enough to distinguish them. */
export const readableView = (place: DeliveryPlace, pin: GeoPoint | undefined): MapView | undefined => {
  const own = deliveryView(place, undefined);
  const withPin = deliveryView(place, pin);
  return own && withPin && own.unitsPerKm > withPin.unitsPerKm * MOST_WIDENED ? own : withPin;
};

/** Least distance from the venue to a ring's label, in units. */
const MIDDLE = 44;
/** Distance from a ring's edge to its label, in units. */
const EDGE = 22;

const isServed = ({ activeFrom, activeTo }: DeliveryHours, minutes: number): boolean => {
  const from = clockMinutes(activeFrom ?? '00:00');
  const to = clockMinutes(activeTo ?? '24:00');
  return from !== undefined && to !== undefined && inDayWindow(from, to, minutes);
};

/** Rings from the outermost inwards, then the zones served at that time, the first on top. */
export const drawnZones = (
  place: DeliveryPlace,
  view: MapView,
  choice: DeliveryChoice | undefined,
  at: number,
): readonly DrawnZone[] => {
  const type = deliveryOf(place);
  if (!type) return [];
  const { minutes } = placeTime(at, place.timeZone);
  const centre = place.location && toMap(view, place.location);
  const rings = centre
    ? [...type.radiuses]
        .sort((a, b) => b.end - a.end)
        .map((ring, i): DrawnZone => {
          const radius = ring.end * view.unitsPerKm;
          const middle = Math.max(MIDDLE, ((ring.start + ring.end) / 2) * view.unitsPerKm);
          // When zones cover the rings, only the edge is free.
          const south = type.shapes.length > 0 ? EDGE - radius : i % 2 === 0 ? middle : -middle;
          return {
            key: `ring ${ring.start} ${ring.end}`,
            drawn: { centre, radius },
            label: 2 * radius < WORDS.wide ? undefined : { x: centre.x, y: centre.y + south },
            name: undefined,
            km: ring.end,
            price: ring.deliveryPrice,
            isChosen: choice?.by === 'radius' && choice.start === ring.start && choice.end === ring.end,
          };
        })
    : [];
  const shapes = type.shapes
    .filter((shape) => isServed(shape, minutes))
    .flatMap((shape): DrawnZone[] => {
      const corners = cornersOf(shape.coordinates).map((corner) => toMap(view, corner));
      return corners.length < 3
        ? []
        : [
            {
              key: `zone ${shape.id}`,
              drawn: { corners },
              label: widthOf(corners) < WORDS.wide ? undefined : middleOf(corners),
              name: shape.name,
              km: undefined,
              price: shape.deliveryPrice,
              isChosen: choice?.by === 'shape' && choice.id === shape.id,
            },
          ];
    })
    .reverse();
  return withWordsApart([...rings, ...shapes], centre);
};
