// Drawn zones of a venue's map, and the zone that contains the guest.

import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Translated } from '../language/translated.ts';
import { placeTime } from '../place/hours.ts';
import type { DeliveryHours } from '../place/place.ts';
import type { Minor } from '../pricing/money.ts';
import type { GeoPoint } from './address.ts';
import { isPoint } from './distance.ts';
import { boxOf, type Corner } from './geometry.ts';
import { type DeliveryChoice, type DeliveryPlace, deliveryOf } from './judge-delivery.ts';
import { isOnMap, type MapPoint, type MapView, middleOf, toMap, viewOf } from './map-view.ts';
import { isServed } from './served-hours.ts';

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
  /** Hours of a zone that is not served at this time; undefined: it is served. */
  readonly closed: DeliveryHours | undefined;
  readonly isChosen: boolean;
}

/** Least space for a zone's label, in units. */
const WORDS = { wide: 60, high: 40 } as const;
/** Width of a label's letter on the narrowest phone's map, in units; digits of hours and prices are narrower. */
const LETTER = 9;
const DIGIT = 8;
const ROSETTE = { wide: 40, high: 40 } as const;
/** Distance between candidate positions of a label, in units. */
const STEP = 8;
/** Furthest candidate from a label's first position, in units. */
const REACH = { x: 96, y: 72 } as const;

const span = (reach: number): readonly number[] =>
  Array.from({ length: (2 * reach) / STEP + 1 }, (_, i) => i * STEP - reach);
/** Candidate positions around a label's first position, nearest first. */
const PLACES = span(REACH.y)
  .flatMap((y) => span(REACH.x).map((x) => ({ x, y })))
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
const spaceAt = ({ name, closed }: Pick<DrawnZone, 'name' | 'closed'>, at: MapPoint): Space => {
  const letters = name ? Math.max(name.text.length, ...Object.values(name.by).map((text) => text.length)) : 0;
  const digits = closed ? `${closed.activeFrom}–${closed.activeTo}`.length : 0;
  return { at, wide: Math.max(WORDS.wide, letters * LETTER, digits * DIGIT), high: WORDS.high };
};

const isInside = ({ x, y }: MapPoint, corners: readonly MapPoint[]): boolean => {
  const ring = [...corners, ...corners.slice(0, 1)].map((corner) => [corner.x, corner.y]);
  return booleanPointInPolygon([x, y], { type: 'Polygon', coordinates: [ring] });
};

/** Points along a label's edge, close enough that no border passes between them unseen. */
const EDGE_STEPS = [-1, -0.5, 0, 0.5, 1];
const edgeOf = ({ at: { x, y }, wide, high }: Space): readonly MapPoint[] =>
  EDGE_STEPS.flatMap((right) =>
    EDGE_STEPS.filter((down) => Math.abs(right) === 1 || Math.abs(down) === 1).map((down) => ({
      x: x + (right * wide) / 2,
      y: y + (down * high) / 2,
    })),
  );

const isInZone = (point: MapPoint, { drawn }: Pick<DrawnZone, 'drawn'>): boolean =>
  'corners' in drawn
    ? isInside(point, drawn.corners)
    : Math.hypot(point.x - drawn.centre.x, point.y - drawn.centre.y) <= drawn.radius;

/** How many points of a label's edge lie on the other side of some zone's border. */
const crossings = (space: Space, zones: readonly DrawnZone[]): number => {
  const edge = edgeOf(space);
  return zones.reduce((sum, zone) => {
    const isIn = isInZone(space.at, zone);
    return sum + edge.filter((point) => isInZone(point, zone) !== isIn).length;
  }, 0);
};

/** The nearest space that crosses no border, else the one with the fewest crossings. */
const leastCrossed = (spaces: readonly Space[], zones: readonly DrawnZone[]): Space | undefined => {
  let [best, fewest]: [Space | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const space of spaces) {
    const crossed = crossings(space, zones);
    if (crossed < fewest) [best, fewest] = [space, crossed];
    if (fewest === 0) break;
  }
  return best;
};

/**
 * Places labels so that they overlap neither each other nor the rosette and cross no border: inside their own zone when
 * possible, zones with the fewest positions first.
 */
const withWordsApart = (zones: readonly DrawnZone[], venue: MapPoint | undefined): readonly DrawnZone[] => {
  const rosette = venue && { at: venue, ...ROSETTE };
  const labelled = zones.flatMap((zone) => {
    const { label } = zone;
    if (!label) return [];
    const free = PLACES.map(({ x, y }) => spaceAt(zone, { x: label.x + x, y: label.y + y })).filter(
      (space) => isWhole(space) && (!rosette || isApart(space, rosette)),
    );
    return [{ zone, free, own: free.filter(({ at }) => isInZone(at, zone)), first: spaceAt(zone, label) }];
  });
  const placed = new Map<string, Space>();
  for (const { zone, free, own, first } of labelled.toSorted((a, b) => a.own.length - b.own.length)) {
    const isLeft = (space: Space) => [...placed.values()].every((one) => isApart(space, one));
    placed.set(zone.key, leastCrossed(own.filter(isLeft), zones) ?? free.find(isLeft) ?? first);
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

/**
 * The zones in the order of drawing: each one covers those before it. First the rings, the largest first; then the other
 * zones, the first of the venue's list last. Zones that are closed at that time are drawn below all others, with their hours.
 */
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
            closed: undefined,
            isChosen: choice?.by === 'radius' && choice.start === ring.start && choice.end === ring.end,
          };
        })
    : [];
  const isClosed = (shape: DeliveryHours) => !isServed(shape, minutes);
  const shapes = [...type.shapes.filter((one) => !isClosed(one)), ...type.shapes.filter(isClosed)]
    // Half a window is never served, so there are no hours to show.
    .filter((one) => !isClosed(one) || (one.activeFrom !== undefined && one.activeTo !== undefined))
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
              closed: isClosed(shape) ? shape : undefined,
              isChosen: choice?.by === 'shape' && choice.id === shape.id,
            },
          ];
    })
    .reverse();
  return withWordsApart([...rings, ...shapes], centre);
};
