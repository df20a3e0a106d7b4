// An invalid number in a venue file stops the import at its path: JSON reads 1e999 as infinity, and amounts are text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkVenue } from '../../../server/venue/check-venue.ts';
import { parseVenue } from '../../../server/venue/parse-venue.ts';
import { type Problem, pathText, problemText } from '../../../server/venue/problem.ts';

type Path = readonly (string | number)[];
const AMOUNTS = new Set(['price', 'priceOver', 'deliveryPrice', 'freeFrom', 'minimum', 'value', 'additionalPrice']);

/** Paths of all values that are numbers or numeric text. */
function* numbersIn(value: unknown, path: Path = []): Iterable<Path> {
  if (typeof value === 'number' || (typeof value === 'string' && AMOUNTS.has(String(path.at(-1))))) yield path;
  else if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* numbersIn(one, [...path, at]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) yield* numbersIn(one, [...path, key]);
  }
}

const withValue = (document: unknown, [first, ...rest]: Path, value: unknown): unknown => {
  if (first === undefined) return value;
  const copy = Array.isArray(document) ? [...document] : { ...(document as object) };
  Reflect.set(copy, first, withValue(Reflect.get(copy, first), rest, value));
  return copy;
};

/** One path of each kind suffices: list indexes are ignored. */
const kindOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');

const kindsIn = (value: unknown): ReadonlyMap<string, Path> =>
  new Map([...numbersIn(value)].toReversed().map((path) => [kindOf(path), path]));

/** A demo venue reduced to the few dishes that have all kinds of numbers. */
const readDemo = (name: string) => {
  const venue = JSON.parse(readFileSync(join('demo', name, 'venue.json'), 'utf8')) as { products: unknown[] };
  const telling = new Set([...kindsIn(venue.products).values()].map(([at]) => at));
  return { ...venue, products: venue.products.filter((_, at) => telling.has(at)) };
};

const problemsOf = (document: unknown): readonly Problem[] => {
  const { problems, readable } = parseVenue(document);
  return readable ? [...problems, ...checkVenue(readable, new Set())] : problems;
};

test.each(['neven', 'hotel-rila', 'beach-bar'])('import: no number of %s may be infinite or a word', (name) => {
  const document = readDemo(name);
  // Errors caused by the removed dishes.
  const before = new Set(problemsOf(document).map(problemText));
  const paths = [...kindsIn(document).values()];
  expect(paths.length).toBeGreaterThan(3);
  const taken = paths.flatMap((path) =>
    [JSON.parse('1e999'), JSON.parse('-1e999'), 'NaN'].flatMap((value) => {
      // At its path, or at its list: "three corners or more".
      const told = problemsOf(withValue(document, path, value)).some(
        (problem) => pathText(path).startsWith(problem.path) && !before.has(problemText(problem)),
      );
      return told ? [] : [`${pathText(path)} = ${value}`];
    }),
  );
  expect(taken).toEqual([]);
});
