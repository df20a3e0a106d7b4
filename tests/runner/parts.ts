// Parts of the long rest, so that it can be run piece by piece beside other work.
import type { Step } from './step.ts';

/** Seconds of a step that names no budget. */
const UNKNOWN = 60;

/**
 * The steps of the nth of `all` parts that take about the same time by their budgets. Each step is in exactly one part.
 * `part`: "2/6". An empty list when it is malformed.
 */
export function partOf(steps: readonly Step[], part: string): readonly Step[] {
  const [, n, all] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (n === undefined || all === undefined || n < 1 || n > all) return [];
  const parts = Array.from({ length: all }, () => ({ seconds: 0, names: new Set<string>() }));
  // The longest first, each into the part that has the least so far.
  const longestFirst = steps.toSorted((a, b) => (b.budget ?? UNKNOWN) - (a.budget ?? UNKNOWN));
  for (const { name, budget = UNKNOWN } of longestFirst) {
    const least = parts.reduce((best, one) => (one.seconds < best.seconds ? one : best));
    least.seconds += budget;
    least.names.add(name);
  }
  return steps.filter(({ name }) => parts[n - 1]?.names.has(name));
}
