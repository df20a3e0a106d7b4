// What a venue's map shows: its zones as they are drawn, and which of them holds the guest.

import type { Translated } from '../language/translated.ts';
import { clockMinutes, inDayWindow, placeTime } from '../place/hours.ts';
import type { DeliveryHours } from '../place/place.ts';
import type { Minor } from '../pricing/money.ts';
import type { GeoPoint } from './address.ts';
import { isPoint } from './distance.ts';
import { boxOf, type Corner } from './geometry.ts';
import { type DeliveryChoice, type DeliveryPlace, deliveryOf } from './judge-delivery.ts';
import { type MapPoint, type MapView, middleOf, toMap, viewOf } from './map-view.ts';

export interface DrawnZone {
  readonly key: string;
  /** The corners of a zone, or the edge of a ring round the venue. */
  readonly drawn: { readonly corners: readonly MapPoint[] } | { readonly centre: MapPoint; readonly radius: number };
  /** undefined: so small that words would only hide it. */
  readonly label: MapPoint | undefined;
  readonly name: Translated | undefined;
  /** Of a ring: how far it goes. */
  readonly km: number | undefined;
  readonly price: Minor;
  readonly isChosen: boolean;
}

/** Of the words of a zone, and of the venue's rosette: as much room as they take, in units. */
const WORDS_WIDE = 60;
const FROM_ROSETTE = { x: 54, y: 44 } as const;

/** Beside the rosette where it would lie under it. */
const besideVenue = (label: MapPoint, venue: MapPoint | undefined): MapPoint => {
  if (!venue || Math.abs(label.x - venue.x) >= FROM_ROSETTE.x || Math.abs(label.y - venue.y) >= FROM_ROSETTE.y) {
    return label;
  }
  return { x: venue.x + (label.x < venue.x ? -FROM_ROSETTE.x : FROM_ROSETTE.x), y: label.y };
};

const widthOf = (corners: readonly MapPoint[]): number =>
  Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x));

const cornersOf = (coordinates: readonly Corner[]): readonly GeoPoint[] =>
  boxOf(coordinates) ? coordinates.map(([lat, lng]) => ({ lat, lng })) : [];

/** The part of the globe that shows all zones, the venue and the pin; undefined where a place has nothing to draw. */
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

/** A map without the pin where the pin stands so far away that nothing else could be told apart. */
export const MOST_WIDENED = 4;

/** The same, near enough that the zones can be told apart. */
export const readableView = (place: DeliveryPlace, pin: GeoPoint | undefined): MapView | undefined => {
  const own = deliveryView(place, undefined);
  const withPin = deliveryView(place, pin);
  return own && withPin && own.unitsPerKm > withPin.unitsPerKm * MOST_WIDENED ? own : withPin;
};

/** From a ring's edge to its label, in units. */
const EDGE = 22;

const isServed = ({ activeFrom, activeTo }: DeliveryHours, minutes: number): boolean => {
  const from = clockMinutes(activeFrom ?? '00:00');
  const to = clockMinutes(activeTo ?? '24:00');
  return from !== undefined && to !== undefined && inDayWindow(from, to, minutes);
};

/** Rings from the outermost in, then the zones that are served at that time, the first on top. */
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
          const middle = Math.max(FROM_ROSETTE.y, ((ring.start + ring.end) / 2) * view.unitsPerKm);
          // Where zones lie over the rings, the edge alone is free.
          const south = type.shapes.length > 0 ? EDGE - radius : i % 2 === 0 ? middle : -middle;
          return {
            key: `ring ${ring.start} ${ring.end}`,
            drawn: { centre, radius },
            label: 2 * radius < WORDS_WIDE ? undefined : { x: centre.x, y: centre.y + south },
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
              label: widthOf(corners) < WORDS_WIDE ? undefined : besideVenue(middleOf(corners), centre),
              name: shape.name,
              km: undefined,
              price: shape.deliveryPrice,
              isChosen: choice?.by === 'shape' && choice.id === shape.id,
            },
          ];
    })
    .reverse();
  return [...rings, ...shapes];
};
