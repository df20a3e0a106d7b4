// Splits the long rest into parts that can run separately.
import type { Step } from './step.ts';

/** Assumed seconds of a step without a budget. */
const UNKNOWN = 60;

/**
 * Steps of the nth of `all` parts of about equal duration. Each step is in exactly one part. `part`: "2/6". Empty when
 * malformed.
 */
export function partOf(steps: readonly Step[], part: string): readonly Step[] {
  const [, n, all] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (n === undefined || all === undefined || n < 1 || n > all) return [];
  const parts = Array.from({ length: all }, () => ({ seconds: 0, names: new Set<string>() }));
  // Longest first, each into the shortest part so far.
  const longestFirst = steps.toSorted((a, b) => (b.budget ?? UNKNOWN) - (a.budget ?? UNKNOWN));
  for (const { name, budget = UNKNOWN } of longestFirst) {
    const least = parts.reduce((best, one) => (one.seconds < best.seconds ? one : best));
    least.seconds += budget;
    least.names.add(name);
  }
  return steps.filter(({ name }) => parts[n - 1]?.names.has(name));
}
