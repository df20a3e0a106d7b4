// Measures how slow this machine is now, compared with the one for which the tests' waits are written.
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Duration of a sample on an idle core of that machine, ms. */
const TAKES_THERE = 22.5;
/** Upper limit of the factor; longer waits would hide hanging tests. */
const SLOWEST = 10;
const SAMPLE_EVERY_MS = 1500;
/** Number of samples for the median, so that one stall does not count. */
const SAMPLES = 5;
/** Number of samples before the steps start. */
const FIRST_SAMPLES = 8;

/** Typical work of tests: objects, strings and numbers on one core. */
const WORK = `
const { parentPort, workerData } = require('node:worker_threads');
const menu = Array.from({ length: 300 }, (_, id) => ({ id, name: 'Dish ' + id, price: id * 7 }));
let sum = 0;
const round = () => {
  for (const dish of JSON.parse(JSON.stringify(menu))) sum += dish.price + dish.name.length;
  for (let at = 0; at < 30000; at++) sum = (Math.imul(sum, 31) + at) | 0;
};
for (let warm = 0; warm < 100; warm++) round();
const sample = () => {
  const began = performance.now();
  for (let times = 0; times < 50; times++) round();
  parentPort.postMessage({ took: performance.now() - began, sum });
};
for (let first = 0; first < workerData.first; first++) sample();
setInterval(sample, workerData.every);
`;

export interface SlownessWatch {
  /** At least 1; 2 when the same work takes twice as long, because cores are slower or busy. */
  readonly now: () => number;
  readonly stop: () => Promise<number>;
}

/** Keeps measuring while the steps run. `file`: receives each new value for `tests/support/patience.ts`. */
export async function watchSlowness(file: string): Promise<SlownessWatch> {
  const worker = new Worker(WORK, { eval: true, workerData: { first: FIRST_SAMPLES, every: SAMPLE_EVERY_MS } });
  let samples: readonly number[] = [];
  let slowness = 1;
  await new Promise<void>((ready, failed) => {
    let heard = 0;
    worker.once('error', failed);
    worker.on('message', ({ took }: { took: number }) => {
      samples = [...samples, took].slice(-SAMPLES);
      heard += 1;
      const next = slownessOf(samples);
      if (next !== slowness || heard === FIRST_SAMPLES) {
        slowness = next;
        writeFileSync(file, String(slowness));
      }
      if (heard === FIRST_SAMPLES) ready();
    });
  });
  worker.unref();
  return { now: () => slowness, stop: () => worker.terminate() };
}

/** `samples`: durations of the same work, ms. */
export function slownessOf(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? TAKES_THERE;
  return Math.round(Math.min(SLOWEST, Math.max(1, median / TAKES_THERE)) * 10) / 10;
}
