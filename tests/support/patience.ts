// Timeouts of tests, scaled by the machine's slowness, because slow is not broken.
import { readFileSync } from 'node:fs';

/** File with the runner's latest measurement; `undefined`: no runner. */
const FILE = process.env.SLOWNESS_FILE;
const READ_AGAIN_MS = 500;

let slowness = Math.max(1, Number(process.env.SLOWNESS) || 1);
let readAt = Number.NEGATIVE_INFINITY;

/** Slowness factor of the machine now, at least 1. */
export function slownessNow(): number {
  if (FILE === undefined || performance.now() - readAt < READ_AGAIN_MS) return slowness;
  readAt = performance.now();
  try {
    slowness = Math.max(1, Number(readFileSync(FILE, 'utf8')) || slowness);
  } catch {
    // The runner has ended; its last value stays.
  }
  return slowness;
}

/** A timeout of so many ms, scaled by the present slowness. */
export const patience = (ms: number): number => Math.round(ms * slownessNow());
