// How long a test waits for what must come. Slow is not broken: on a slower machine every wait is longer.

/** How many times as slow as the machine for which the waits were written; never less than 1. The runner measures it. */
export const SLOWNESS = Math.max(1, Number(process.env.SLOWNESS) || 1);

/** A wait of so many milliseconds, as long as this machine needs it. */
export const patience = (ms: number): number => Math.round(ms * SLOWNESS);
