// Which tests are nearest to a change, and how many of them the time allows.

/** The files that import this one when the program runs. */
export type Importers = (file: string) => readonly string[];

export interface NearestTests {
  readonly chosen: readonly string[];
  /** Tests that reach the change too, and for which there is no time. */
  readonly left: readonly string[];
}

/** Words of a path that say nothing about its subject. */
const STRUCTURE = new Set(['src', 'test', 'route', 'index']);
/** A changed test is nearer than any other. */
const NEAREST = -100;

/** The words of a path without their plural: "server/routes/guest/orders.ts" gives server, guest, order. */
const wordsOf = (path: string): ReadonlySet<string> => {
  const words = path.replace(/(\.test)?\.\w+$/, '').split(/\W+/);
  return new Set(words.map((word) => word.replace(/s$/, '')).filter((word) => !STRUCTURE.has(word)));
};

/** Each file that reaches `file` by its imports, with the number of imports between them. */
function hopsTo(file: string, importers: Importers): ReadonlyMap<string, number> {
  const hops = new Map([[file, 0]]);
  // A map hands out the entries that are added while it is read.
  for (const [at, count] of hops) {
    for (const importer of importers(at)) if (!hops.has(importer)) hops.set(importer, count + 1);
  }
  return hops;
}

/** Every import makes a test farther, and every word that both paths share makes it nearer. */
function distance(test: string, hops: number, words: ReadonlySet<string>): number {
  return hops === 0 ? NEAREST : hops - [...wordsOf(test)].filter((word) => words.has(word)).length;
}

/**
 * As many of the tests that reach the changed files as `budget` allows, the nearest first. Words count beside imports,
 * because every test of the server imports all of its routes in the same way. `secondsOf`: what a test file takes;
 * `undefined` where nobody asked for its suite.
 */
export function nearestTests(
  files: readonly string[],
  importers: Importers,
  secondsOf: (test: string) => number | undefined,
  budget: number,
): NearestTests {
  const reached = new Map<string, { far: number; seconds: number }>();
  for (const file of files) {
    const words = wordsOf(file);
    for (const [test, hops] of hopsTo(file, importers)) {
      const seconds = secondsOf(test);
      if (seconds === undefined) continue;
      const far = Math.min(distance(test, hops, words), reached.get(test)?.far ?? Number.POSITIVE_INFINITY);
      reached.set(test, { far, seconds });
    }
  }
  const nearestFirst = [...reached].sort(
    ([nameA, a], [nameB, b]) => a.far - b.far || a.seconds - b.seconds || nameA.localeCompare(nameB),
  );
  let sum = 0;
  let fits = 0;
  for (const [, { seconds }] of nearestFirst) {
    sum += seconds;
    if (sum > budget) break;
    fits++;
  }
  const tests = nearestFirst.map(([test]) => test);
  return { chosen: tests.slice(0, fits), left: tests.slice(fits) };
}
