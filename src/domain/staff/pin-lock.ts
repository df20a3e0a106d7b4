// How long wrong PINs lock: a person for moments that double, a device until somebody who manages the place signs in.

/** PINs that may be wrong before a person has to wait. */
export const FREE_PINS = 5;
/** Wrong PINs an hour on one device, of whomever, before it calls for a manager. */
export const DEVICE_PINS = 20;
export const DEVICE_WINDOW_MS = 3_600_000;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** How long a person waits after so many wrong PINs in a row: 30 s after five, doubling to a quarter of an hour. */
export const pinWaitMs = (wrong: number): number =>
  wrong < FREE_PINS ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE_PINS), LONGEST_WAIT_MS);

/** Tries left before the first wait. */
export const pinsLeft = (wrong: number): number => Math.max(0, FREE_PINS - wrong);
