// Finds the tests nearest to a change, as many as the time allows.

/** Files that import this one at run time. */
export type Importers = (file: string) => readonly string[];

export interface NearestTests {
  readonly chosen: readonly string[];
  /** Tests that reach the change but exceed the time. */
  readonly left: readonly string[];
}

/** Words of a path that say nothing about its subject. */
const STRUCTURE = new Set(['src', 'test', 'route', 'index']);
/** Distance of a changed test, below all others. */
const NEAREST = -100;

/** Words of a path in the singular: "server/routes/guest/orders.ts" gives server, guest, order. */
const wordsOf = (path: string): ReadonlySet<string> => {
  const words = path.replace(/(\.test)?\.\w+$/, '').split(/\W+/);
  return new Set(words.map((word) => word.replace(/s$/, '')).filter((word) => !STRUCTURE.has(word)));
};

/** Files that reach `file` by imports, with the number of imports in between. */
function hopsTo(file: string, importers: Importers): ReadonlyMap<string, number> {
  const hops = new Map([[file, 0]]);
  // Iterating a Map includes entries added meanwhile.
  for (const [at, count] of hops) {
    for (const importer of importers(at)) if (!hops.has(importer)) hops.set(importer, count + 1);
  }
  return hops;
}

/** Each import adds to the distance, and each word shared by both paths reduces it. */
function distance(test: string, hops: number, words: ReadonlySet<string>): number {
  return hops === 0 ? NEAREST : hops - [...wordsOf(test)].filter((word) => words.has(word)).length;
}

/**
 * Tests that reach the changed files, nearest first, as many as `budget` allows. Words count besides imports, because every
 * server test imports all routes in the same way. `secondsOf`: duration of a test file; `undefined` when its suite is not
 * requested.
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
