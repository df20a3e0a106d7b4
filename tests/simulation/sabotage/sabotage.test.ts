// The judge is judged: every known mistake, put into the real parts, is found within the schedules of a run. That it finds
// nothing where nothing is wrong, the random schedules prove.
import { expect, test } from 'vitest';
import { patience } from '../../support/patience.ts';
import { runBatch, withGround } from '../random-batch.ts';
import type { Verdict } from '../run-schedule.ts';
import { tell } from '../stories/stories.ts';
import type { KnownMistake } from './sabotage-tools.ts';
import { MISTAKES } from './sabotages.ts';

/** A small part of what a run does. */
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
