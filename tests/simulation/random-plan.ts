// Schedules of a run: number, seeds and disk. A part that runs fewer than planned fails.
import { expect } from 'vitest';
import { DEPTH } from '../runner/depth.ts';
import { patience } from '../support/patience.ts';
import { explain, runBatch } from './random-batch.ts';

export interface Part {
  readonly disk: 'memory' | 'dexie';
  readonly from: number;
  readonly count: number;
  /** With two waiters and a kitchen. */
  readonly isServed?: true;
}

const isDeep = DEPTH === 'deep';

/**
 * Two parts for two cores, and a third on the real tables: half a minute of schedules with every change, 42,000 others in
 * the long rest.
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

/** Schedules between two progress lines. */
const SLICE = 2_000;

/**
 * Endings that the schedules of a part must reach; otherwise they were too easy. A part of fewer than a thousand may miss
 * the rarest.
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

/** `SEED=n` runs one schedule. `SEED_BASE=n` runs the same number of others instead of the fixed ones. */
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
  // A run without orders, cooked and rejected, proves nothing.
  if (!only) {
    expect(sent).toBeGreaterThan(count * 2);
    expect(cooked).toBeGreaterThan(count);
    if (count >= 1_000) expect([...shown]).toEqual(expect.arrayContaining([...ENDS]));
  }
}
