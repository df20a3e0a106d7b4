// What in a venue's terms of delivery can only be a slip: zones that cross themselves, degrees that were swapped, rings that
// are none.
import { kinks } from '@turf/kinks';
import type { Venue } from '#contract/place/venue.ts';
import { type Corner, isInside, isPoint } from '#domain/delivery/geometry.ts';
import { checkAmount, checkUnique } from '../check-place.ts';
import type { ReadableVenue } from '../parse-venue.ts';
import type { Path, Report } from '../problem.ts';

type OrderType = Venue['orderTypes'][number];

/** A zone over the date line, or round half of the globe, is read the wrong way round by whoever draws it flat. */
const WIDEST = 180;

/** The corners once each: a ring may be written closed, as other programs do. */
const openRing = (coordinates: readonly Corner[]): readonly Corner[] => {
  const [first] = coordinates;
  const last = coordinates.at(-1);
  const isClosed = coordinates.length > 1 && first && last && first[0] === last[0] && first[1] === last[1];
  return isClosed ? coordinates.slice(0, -1) : coordinates;
};

const crossings = (corners: readonly Corner[]): readonly Corner[] => {
  const ring = [...corners, ...corners.slice(0, 1)].map(([lat, lng]): [number, number] => [lng, lat]);
  return kinks({ type: 'Polygon', coordinates: [ring] }).features.map(({ geometry: { coordinates } }): Corner => {
    const [lng = 0, lat = 0] = coordinates;
    return [lat, lng];
  });
};

/** Whether all corners stand on one line. */
const isFlat = (corners: readonly Corner[]): boolean => {
  const [first] = corners;
  const second = corners.find(([lat, lng]) => first && (lat !== first[0] || lng !== first[1]));
  if (!first || !second) return true;
  const [lat, lng] = [second[0] - first[0], second[1] - first[1]];
  return corners.every((corner) => Math.abs(lng * (corner[0] - first[0]) - lat * (corner[1] - first[1])) < 1e-12);
};

const ringFault = (corners: readonly Corner[]): string | undefined => {
  if (new Set(corners.map(String)).size < 3) return 'a shape needs three corners or more';
  const east = corners.map(([, lng]) => lng);
  if (Math.max(...east) - Math.min(...east) > WIDEST) {
    return 'runs over the date line: write it as two shapes, one on each side';
  }
  if (isFlat(corners)) return 'all its corners stand on one line';
  const [first] = crossings(corners);
  return first && `crosses itself near ${first[0].toFixed(5)}, ${first[1].toFixed(5)}`;
};

function checkShape(coordinates: readonly Corner[], at: Path, report: Report): void {
  const wrong = coordinates.findIndex(([lat, lng]) => !isPoint({ lat, lng }));
  const fault = wrong >= 0 ? 'must be a latitude and a longitude in degrees' : ringFault(openRing(coordinates));
  if (fault !== undefined) report(wrong >= 0 ? [...at, wrong] : at, fault);
}

/** The venue is near enough to its guests to lie in one of its zones: if it does not, the degrees were swapped. */
function checkOwnZone({ location }: Venue, { shapes }: OrderType, at: Path, report: Report): void {
  if (!location || shapes.length === 0) return;
  const { lat, lng } = location;
  const sound = shapes.map(({ coordinates }) => coordinates);
  if (sound.some((coordinates) => isInside(coordinates, location))) return;
  const isSwapped = sound.some((coordinates) =>
    isInside(
      coordinates.map(([first, second]): Corner => [second, first]),
      location,
    ),
  );
  report(
    at,
    isSwapped
      ? 'latitude and longitude are swapped: corners are written as [latitude, longitude]'
      : `none of them holds the venue itself, at ${lat}, ${lng}`,
  );
}

function checkWindow(one: Partial<Record<'activeFrom' | 'activeTo', string | undefined>>, at: Path, report: Report) {
  if ((one.activeFrom === undefined) !== (one.activeTo === undefined)) {
    report(at, 'activeFrom and activeTo stand together or not at all');
  }
}

/** Reports what is wrong in the terms of delivery of each order type. */
export function checkDelivery({ venue, indexes }: ReadableVenue, report: Report): void {
  for (const [i, type] of venue.orderTypes.entries()) {
    const at: Path = ['orderTypes', indexes.orderTypes[i] ?? i];
    const amounts = (
      one: Partial<Record<'deliveryPrice' | 'freeFrom' | 'minimum', string | undefined>>,
      path: Path,
    ) => {
      for (const key of ['deliveryPrice', 'freeFrom', 'minimum'] as const) {
        const amount = one[key];
        if (amount !== undefined) checkAmount(amount, venue.currency, [...path, key], report);
      }
    };
    amounts(type, at);
    for (const [j, radius] of type.radiuses.entries()) {
      const here: Path = [...at, 'radiuses', j];
      amounts(radius, here);
      if (radius.start < 0 || radius.end <= radius.start)
        report(here, `${radius.start} to ${radius.end} km is no ring`);
    }
    if (type.radiuses.length > 0 && !venue.location) {
      report([...at, 'radiuses'], 'need the location of the venue, from which they are measured');
    }
    for (const [j, shape] of type.shapes.entries()) {
      const here: Path = [...at, 'shapes', j];
      amounts(shape, here);
      checkWindow(shape, here, report);
      checkShape(shape.coordinates, [...here, 'coordinates'], report);
    }
    checkOwnZone(venue, type, [...at, 'shapes'], report);
    for (const [j, region] of type.regions.entries()) {
      amounts(region, [...at, 'regions', j]);
      checkWindow(region, [...at, 'regions', j], report);
    }
    checkUnique(
      type.regions.map(({ key }, j) => [key, [...at, 'regions', j, 'key']]),
      'key',
      report,
    );
  }
}
