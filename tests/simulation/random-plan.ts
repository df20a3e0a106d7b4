// The schedules of a run: how many, which, and where. A part that runs fewer than it owes is red.
import { expect } from 'vitest';
import { explain, runBatch } from './random-batch.ts';

export interface Part {
  readonly disk: 'memory' | 'dexie';
  readonly from: number;
  readonly count: number;
}

/** Two parts, so that two cores share them; 20,000 in all, and 2,000 more on the real tables. */
export const PLAN = {
  first: { disk: 'memory', from: 1, count: 10_000 },
  second: { disk: 'memory', from: 10_001, count: 10_000 },
  tables: { disk: 'dexie', from: 20_001, count: 2_000 },
} as const satisfies Record<string, Part>;

/** What the schedules of a part must have led to, or they were too tame. */
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
] as const;

/** `SEED=n` runs that one alone. `SEED_BASE=n` runs as many others: the fixed ones are for every day. */
export async function runPart({ disk, from, count }: Part): Promise<void> {
  const seed = Number(process.env.SEED);
  const only = Number.isSafeInteger(seed) && seed > 0;
  const plan = only ? { from: seed, count: 1 } : { from: from + Number(process.env.SEED_BASE ?? 0), count };
  const result = await runBatch(plan.from, plan.count, disk);
  const [failure] = result.failures;
  if (failure) throw new Error(explain(failure.seed, failure.verdict));
  expect(result.run).toBe(plan.count);
  // An idle simulation proves nothing: there must have been orders, cooked and not cooked.
  if (!only) {
    expect(result.sent).toBeGreaterThan(count * 2);
    expect(result.cooked).toBeGreaterThan(count);
    expect([...result.shown]).toEqual(expect.arrayContaining([...ENDS]));
  }
  console.info(`${result.run} schedules (${disk}): ${result.sent} orders sent, ${result.cooked} cooked`);
}
