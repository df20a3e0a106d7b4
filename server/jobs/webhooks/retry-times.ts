// Retry times of messages, and the end of retries.

const FIRST_MS = 5000;
/** Longest pause, so that a till switched on in the morning soon gets the night's events. */
const LONGEST_MS = 30 * 60_000;
const SPREAD = 0.2;
/** Time of continuous failures after which retries end, ms. */
const GIVE_UP_MS = 24 * 3_600_000;

/** Pause after so many failures, ms. `random`: 0 to 1, so that servers do not retry together. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(FIRST_MS * 2 ** Math.min(failures - 1, 20), LONGEST_MS) * (1 + SPREAD * random);

export const isGivenUp = (failingSince: number, now: number): boolean => now - failingSince >= GIVE_UP_MS;
