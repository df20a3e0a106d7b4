// Usual duration of a venue's recent orders: a range, or nothing.

/** Minutes from the order to the table. */
export interface UsualMinutes {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
/** Minimum number of orders for a meaningful median. */
const FEWEST = 10;
const STEP = 5;
/** Longest duration that counts, ms: in a longer one the dish was served long before staff pressed "Served". */
const LONGEST_MS = 180 * MINUTE;

/** Range around the median duration; undefined: too few are known. `durations`: ms. */
export const usualMinutes = (durations: readonly number[]): UsualMinutes | undefined => {
  const known = durations.filter((one) => one > 0 && one <= LONGEST_MS).toSorted((a, b) => a - b);
  const [low, high] = [known[(known.length - 1) >> 1], known[known.length >> 1]];
  if (known.length < FEWEST || low === undefined || high === undefined) return undefined;
  const minutes = (low + high) / 2 / MINUTE;
  // Never promise food at once.
  const from = Math.max(STEP, Math.floor(minutes / STEP) * STEP);
  return { from, to: from + STEP };
};
