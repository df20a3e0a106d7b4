// How long orders usually take, from a venue's own last ones: told as a range, or not at all.

/** Minutes from the order to the table. */
export interface UsualMinutes {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
/** Fewer are a chance, not a habit. */
const FEWEST = 10;
const STEP = 5;
/** Longest time that counts, ms: a longer one means that the dish was served long before somebody said so. */
const LONGEST_MS = 180 * MINUTE;

/** The range that the middle one of the durations lies in; undefined: too few are known. `durations`: ms. */
export const usualMinutes = (durations: readonly number[]): UsualMinutes | undefined => {
  const known = durations.filter((one) => one > 0 && one <= LONGEST_MS).toSorted((a, b) => a - b);
  const [low, high] = [known[(known.length - 1) >> 1], known[known.length >> 1]];
  if (known.length < FEWEST || low === undefined || high === undefined) return undefined;
  const minutes = (low + high) / 2 / MINUTE;
  // No guest is promised their food at once.
  const from = Math.max(STEP, Math.floor(minutes / STEP) * STEP);
  return { from, to: from + STEP };
};
