// Random schedules of pickup and delivery guests: 80 with every change, 3,000 others in the long rest.
import { expect, test } from 'vitest';
import { DEPTH } from '../../runner/depth.ts';
import { patience } from '../../support/patience.ts';
import { explainAway, runAwayBatch } from './away-batch.ts';

const isDeep = DEPTH === 'deep';
const OPTIONS = { tags: isDeep ? ['deep'] : [], timeout: patience(900_000) };

/** Endings that the schedules must reach; otherwise they were too easy. */
const ENDS = [
  'saved',
  'sending',
  'asking age',
  'received',
  'refused price_changed',
  'refused inactive_products',
  'refused place_closed',
  'refused slot_full',
  'refused invalid_time',
  'refused min_order_price_for_radius_not_fulfilled',
];

/** `SEED=n` runs one schedule. `SEED_BASE=n` runs the same number of others. */
async function run(disk: 'memory' | 'dexie', from: number, count: number): Promise<void> {
  const seed = Number(process.env.SEED);
  const only = Number.isSafeInteger(seed) && seed > 0;
  const plan = only ? { from: seed, count: 1 } : { from: from + Number(process.env.SEED_BASE ?? 0), count };
  const result = await runAwayBatch(plan.from, plan.count, { disk });
  const [failure] = result.failures;
  if (failure) throw new Error(explainAway(failure.seed, failure.verdict));
  console.info(`${result.run} schedules without a table (${disk}): ${result.sent} sent, ${result.cooked} cooked`);
  expect(result.run).toBe(plan.count);
  if (only) return;
  expect(result.sent).toBeGreaterThan(count * 4);
  expect(result.cooked).toBeGreaterThan(count * 2);
  for (const zone of ['near', 'far']) expect(result.brought.get(zone)).toBeGreaterThan(count / 5);
  if (count >= 200) expect([...result.shown]).toEqual(expect.arrayContaining(ENDS));
}

test('orders without a table: each is cooked once, as shown, in time, and within the portions', OPTIONS, () =>
  isDeep ? run('memory', 110_001, 3_000) : run('memory', 100_001, 80),
);

test('orders without a table: random schedules keep the guarantees on the device’s real tables', OPTIONS, () =>
  isDeep ? run('dexie', 130_001, 200) : run('dexie', 120_001, 8),
);
