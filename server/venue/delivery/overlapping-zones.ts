// Overlapping zones and rings of a venue; the first open one decides, so the owner gets a note.
import type { Venue } from '#contract/place/venue.ts';
import { boxOf, type Corner, isInside } from '#domain/delivery/geometry.ts';
import { middleOf } from '#domain/delivery/map-view.ts';
import { wordsIn } from '../venue-text.ts';

/** Side of the line from `a` to `b` on which a corner lies. */
const side = (a: Corner, b: Corner, c: Corner): number =>
  Math.sign((b[1] - a[1]) * (c[0] - a[0]) - (c[1] - a[1]) * (b[0] - a[0]));

const edgesOf = (corners: readonly Corner[]): readonly (readonly [Corner, Corner])[] =>
  corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return next ? [[corner, next] as const] : [];
  });

/** Adjoining zones share an edge without crossing. */
const doCross = (one: readonly Corner[], other: readonly Corner[]): boolean =>
  edgesOf(one).some(([a, b]) =>
    edgesOf(other).some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  );

const middle = (corners: readonly Corner[]) => {
  const { x: lat, y: lng } = middleOf(corners.map(([x, y]) => ({ x, y })));
  return { lat, lng };
};

const doOverlap = (one: readonly Corner[], other: readonly Corner[]): boolean => {
  const [a, b] = [boxOf(one), boxOf(other)];
  if (!a || !b || a.south > b.north || b.south > a.north || a.west > b.east || b.west > a.east) return false;
  return doCross(one, other) || isInside(other, middle(one)) || isInside(one, middle(other));
};

/** Notes for the owner about overlapping zones: the first one counts. */
export function overlappingZones({ orderTypes, defaultLanguage }: Venue): string[] {
  return orderTypes.flatMap(({ type, shapes, radiuses }) => {
    const nameOf = (at: number): string =>
      wordsIn(shapes[at]?.name, defaultLanguage, defaultLanguage) ?? `shapes[${at}]`;
    const pairs = shapes.flatMap((one, i) =>
      shapes
        .slice(i + 1)
        .flatMap((other, j) => (doOverlap(one.coordinates, other.coordinates) ? [[i, i + 1 + j]] : [])),
    );
    const rings = radiuses.filter((one, i) =>
      radiuses.slice(0, i).some((earlier) => one.start < earlier.end && earlier.start < one.end),
    );
    return [
      ...pairs.map(
        ([i = 0, j = 0]) =>
          `${type}: the zones ${nameOf(i)} and ${nameOf(j)} overlap; where both hold a guest, ${nameOf(i)} counts`,
      ),
      ...rings.map(
        ({ start, end }) => `${type}: the ring ${start} to ${end} km lies over an earlier one, which counts`,
      ),
    ];
  });
}
