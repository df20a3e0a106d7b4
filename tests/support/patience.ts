// How long a test waits for what must come. Slow is not broken: on a slower machine every wait is longer.
import { readFileSync } from 'node:fs';

/** Where the runner leaves its newest figure while the tests run; undefined: nobody measures. */
const FILE = process.env.SLOWNESS_FILE;
const READ_AGAIN_MS = 500;

let slowness = Math.max(1, Number(process.env.SLOWNESS) || 1);
let readAt = Number.NEGATIVE_INFINITY;

/** How many times as slow the machine is now as the one for which the waits were written; never less than 1. */
export function slownessNow(): number {
  if (FILE === undefined || performance.now() - readAt < READ_AGAIN_MS) return slowness;
  readAt = performance.now();
  try {
    slowness = Math.max(1, Number(readFileSync(FILE, 'utf8')) || slowness);
  } catch {
    // The runner has ended: its last figure stays.
  }
  return slowness;
}

/** A wait of so many milliseconds, as long as this machine needs it now. */
export const patience = (ms: number): number => Math.round(ms * slownessNow());
