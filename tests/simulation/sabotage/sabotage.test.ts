// The judge is judged: every known mistake, put into the real parts, is found within the schedules of a run. Ten are asked
// for; more are known.
import { expect, test } from 'vitest';
import { patience } from '../../support/patience.ts';
import { runBatch, withGround } from '../random-batch.ts';
import type { Verdict } from '../run-schedule.ts';
import { tell } from '../stories/stories.ts';
import { MISTAKES } from './sabotages.ts';

/** A small part of what a run does. */
const BUDGET = 500;
const FIRST_SEED = 900_000;

test.each(MISTAKES)('the judge catches: $name', { timeout: patience(60_000) }, async ({ harm, sabotaged, story }) => {
  const harmOf = ({ violations }: Verdict) => violations.filter(({ kind }) => harm.includes(kind));
  const verdicts = story
    ? [await withGround((ground) => tell(ground, story, sabotaged))]
    : (
        await runBatch(FIRST_SEED, BUDGET, 'memory', { sabotaged, isEnough: (one) => harmOf(one).length > 0 })
      ).failures.map(({ verdict }) => verdict);
  expect(verdicts.flatMap(harmOf)).not.toEqual([]);
});

test('the judge finds nothing where nothing is wrong', { timeout: patience(60_000) }, async () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(10);
  expect((await runBatch(FIRST_SEED, BUDGET, 'memory')).failures).toEqual([]);
});
