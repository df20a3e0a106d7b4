// Dishes offered with a dish must be other dishes of the file, each named once.
import type { Venue } from '#contract/place/venue.ts';
import { checkUnique } from '../check-place.ts';
import { unknownName } from '../known-names.ts';
import type { Path, Report } from '../problem.ts';

export function checkGoesWith(
  { slug, goesWith }: Venue['products'][number],
  { products }: Venue,
  path: Path,
  report: Report,
): void {
  const at = (i: number): Path => [...path, 'goesWith', i];
  const known = new Set(products.map((one) => one.slug));
  for (const [i, one] of goesWith.entries()) {
    if (one === slug) report(at(i), 'is the dish itself');
    else if (!known.has(one)) report(at(i), unknownName('dish', one, known));
  }
  checkUnique(
    goesWith.map((one, i) => [one, at(i)]),
    'dish',
    report,
  );
}
