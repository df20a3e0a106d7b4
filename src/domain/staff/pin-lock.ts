// Locks after wrong PINs: a person waits for a doubling time, a device until a manager signs in.

/** Wrong PINs before a person must wait. */
export const FREE_PINS = 5;
/** Wrong PINs per hour on one device, of all persons, before the device needs a manager. */
export const DEVICE_PINS = 20;
export const DEVICE_WINDOW_MS = 3_600_000;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Wait of a person after consecutive wrong PINs: 30 s after five, doubling up to 15 minutes. */
export const pinWaitMs = (wrong: number): number =>
  wrong < FREE_PINS ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE_PINS), LONGEST_WAIT_MS);

/**
 * Attempts left before the first wait. `onDevice`: wrong PINs of all persons on the device, which may lock it earlier;
 * `undefined` for a manager, whom no lock keeps out.
 */
export const pinsLeft = (wrong: number, onDevice?: number): number =>
  Math.max(0, Math.min(FREE_PINS - wrong, DEVICE_PINS - (onDevice ?? 0)));
