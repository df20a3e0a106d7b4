// Tests the judge: it must detect every known mistake, injected into the real code, within a run's schedules. The random
// schedules prove that it raises no false alarm.
import { expect, test } from 'vitest';
import { patience } from '../../support/patience.ts';
import { runBatch, withGround } from '../random-batch.ts';
import type { Verdict } from '../run-schedule.ts';
import { tell } from '../stories/stories.ts';
import type { KnownMistake } from './sabotage-tools.ts';
import { MISTAKES } from './sabotages.ts';

/** Number of schedules, a small part of a run. */
const BUDGET = 500;
const FIRST_SEED = 900_000;

const isCaught = async ({ harm, sabotaged, story }: KnownMistake): Promise<void> => {
  const harmOf = ({ violations }: Verdict) => violations.filter(({ kind }) => harm.includes(kind));
  const verdicts = story
    ? [await withGround((ground) => tell(ground, story, sabotaged))]
    : (
        await runBatch(FIRST_SEED, BUDGET, 'memory', { sabotaged, isEnough: (one) => harmOf(one).length > 0 })
      ).failures.map(({ verdict }) => verdict);
  expect(verdicts.flatMap(harmOf)).not.toEqual([]);
};

const OFTEN = MISTAKES.filter(({ isRare }) => !isRare);
const RARE = MISTAKES.filter(({ isRare }) => isRare);

test.each(OFTEN)('judge detects: $name', { timeout: patience(60_000) }, isCaught);

test.each(RARE)('judge detects: $name', { timeout: patience(60_000), tags: ['deep'] }, isCaught);
