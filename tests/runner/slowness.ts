// How slow this machine is now, beside the one for which the waits of the tests were written.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What the work takes on each of two quiet cores of that machine, in ms. */
const TAKES_THERE = 450;
/** Both cores are wanted by most steps; more than these are not counted on. */
const CORES = 2;
/** Slower than that is no machine to test on: waits without end would hide what hangs. */
const SLOWEST = 10;

/** Some of what tests do most: objects, strings and numbers of one core. */
const WORK = `
const { parentPort } = require('node:worker_threads');
const menu = Array.from({ length: 300 }, (_, id) => ({ id, name: 'Dish ' + id, price: id * 7 }));
let sum = 0;
const round = () => {
  for (const dish of JSON.parse(JSON.stringify(menu))) sum += dish.price + dish.name.length;
  for (let at = 0; at < 30000; at++) sum = (Math.imul(sum, 31) + at) | 0;
};
for (let warm = 0; warm < 100; warm++) round();
const began = performance.now();
for (let times = 0; times < 1000; times++) round();
parentPort.postMessage({ took: performance.now() - began, sum });
`;

/** At least 1, and 2 where the same work takes twice as long: because the cores are slower, or because others use them. */
export async function measureSlowness(): Promise<number> {
  const workers = Math.min(CORES, availableParallelism());
  const took = await Promise.all(Array.from({ length: workers }, work));
  // One core does after each other what was meant for two.
  return slownessOf(Math.max(...took) * (CORES / workers));
}

/** From what the work took, in ms. */
export const slownessOf = (took: number): number =>
  Math.round(Math.min(SLOWEST, Math.max(1, took / TAKES_THERE)) * 10) / 10;

const work = (): Promise<number> =>
  new Promise((done, failed) => {
    const worker = new Worker(WORK, { eval: true });
    worker.once('message', ({ took }: { took: number }) => done(took));
    worker.once('error', failed);
  });
