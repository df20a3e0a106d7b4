// When a message that was not taken is tried again, and when nobody tries any more.

const FIRST_MS = 5000;
/** A till that is switched on in the morning knows of the night soon. */
const LONGEST_MS = 30 * 60_000;
const SPREAD = 0.2;
/** Time for which failures may follow each other, ms. */
const GIVE_UP_MS = 24 * 3_600_000;

/** How long to wait after so many failures. `random`: 0 to 1, so that servers that were down together do not come together. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(FIRST_MS * 2 ** Math.min(failures - 1, 20), LONGEST_MS) * (1 + SPREAD * random);

export const isGivenUp = (failingSince: number, now: number): boolean => now - failingSince >= GIVE_UP_MS;
