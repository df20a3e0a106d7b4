// The schedules of a run: how many, which, and where. A part that runs fewer than it owes is red.
import { expect } from 'vitest';
import { DEPTH } from '../runner/depth.ts';
import { patience } from '../support/patience.ts';
import { explain, runBatch } from './random-batch.ts';

export interface Part {
  readonly disk: 'memory' | 'dexie';
  readonly from: number;
  readonly count: number;
  /** Two waiters and a kitchen are there too. */
  readonly isServed?: true;
}

const isDeep = DEPTH === 'deep';

/**
 * Two parts, so that two cores share them, and a third on the real tables: as many with every change as run in half a
 * minute, 42,000 others with the long rest.
 */
export const PLAN = {
  first: isDeep ? { disk: 'memory', from: 10_001, count: 20_000 } : { disk: 'memory', from: 1, count: 300 },
  second: isDeep ? { disk: 'memory', from: 30_001, count: 20_000 } : { disk: 'memory', from: 1_501, count: 300 },
  served: isDeep
    ? { disk: 'memory', from: 60_001, count: 400, isServed: true }
    : { disk: 'memory', from: 4_001, count: 8, isServed: true },
  tables: isDeep ? { disk: 'dexie', from: 50_001, count: 2_000 } : { disk: 'dexie', from: 3_001, count: 30 },
} as const satisfies Record<string, Part>;

/** Random schedules are part of both commands. */
export const OPTIONS = { tags: isDeep ? ['deep'] : [], timeout: patience(900_000) };

/** Schedules between two lines of output: a reader sees that the run goes on. */
const SLICE = 2_000;

/**
 * Endings that the schedules of a part must reach; without them the schedules were too harmless. A part of fewer than a
 * thousand may miss the rarest.
 */
const ENDS = [
  'saved',
  'sending',
  'asking age',
  'asking session',
  'received',
  'expired',
  'expired order_expired',
  'refused order_cancelled',
  'refused price_changed',
  'refused inactive_products',
  'refused session_closed',
  'refused no_orders',
  'refused already_requested',
] as const;

/** `SEED=n` runs that one alone. `SEED_BASE=n` runs as many others: the fixed ones are for every day. */
export async function runPart({ disk, from, count, isServed }: Part): Promise<void> {
  const seed = Number(process.env.SEED);
  const only = Number.isSafeInteger(seed) && seed > 0;
  const plan = only ? { from: seed, count: 1 } : { from: from + Number(process.env.SEED_BASE ?? 0), count };
  let [run, sent, cooked] = [0, 0, 0];
  const shown = new Set<string>();
  while (run < plan.count) {
    const sabotaged = isServed ? { service: {} } : {};
    const result = await runBatch(plan.from + run, Math.min(SLICE, plan.count - run), disk, { sabotaged });
    const [failure] = result.failures;
    if (failure) throw new Error(explain(failure.seed, failure.verdict));
    run += result.run;
    sent += result.sent;
    cooked += result.cooked;
    for (const one of result.shown) shown.add(one);
    console.info(`${run} of ${plan.count} schedules (${disk}): ${sent} orders sent, ${cooked} cooked`);
  }
  expect(run).toBe(plan.count);
  // An idle simulation proves nothing: there must have been orders, cooked and not cooked.
  if (!only) {
    expect(sent).toBeGreaterThan(count * 2);
    expect(cooked).toBeGreaterThan(count);
    if (count >= 1_000) expect([...shown]).toEqual(expect.arrayContaining([...ENDS]));
  }
}
