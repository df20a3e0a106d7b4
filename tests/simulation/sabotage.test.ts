// The judge is judged: every known mistake, put into the real parts, is found within the schedules of a run.
import { expect, test } from 'vitest';
import { runBatch } from './random-batch.ts';
import { MISTAKES } from './sabotages.ts';

/** A hundredth of what a run does. */
const BUDGET = Number(process.env.BUDGET ?? 400);
const FIRST_SEED = 900_000;

test.each(MISTAKES)('is caught: $name', async ({ harm, sabotaged }) => {
  const { failures } = await runBatch(FIRST_SEED, BUDGET, 'memory', { sabotaged, stopAfter: 12 });
  const found = new Set(failures.flatMap(({ verdict }) => verdict.violations.map(({ kind }) => kind)));
  expect(harm.filter((kind) => found.has(kind))).not.toEqual([]);
});

test('and none is found where nothing is wrong', async () => {
  expect((await runBatch(FIRST_SEED, BUDGET, 'memory')).failures).toEqual([]);
});
