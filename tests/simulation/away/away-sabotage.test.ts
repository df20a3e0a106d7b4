// Tests the judge of orders without a table: it must detect every known mistake within a part of a run.
import { expect, test } from 'vitest';
import { patience } from '../../support/patience.ts';
import { runAwayBatch } from './away-batch.ts';
import { AWAY_MISTAKES } from './away-mistakes.ts';
import type { AwayVerdict } from './away-schedule.ts';

const BUDGET = 150;
const FIRST_SEED = 950_000;

const OPTIONS = { timeout: patience(120_000), tags: ['deep'] };

test.each(AWAY_MISTAKES)('judge detects: $name', OPTIONS, async ({ harm, sabotage }) => {
  const harmOf = ({ violations }: AwayVerdict) => violations.filter(({ kind }) => harm.includes(kind));
  const { failures } = await runAwayBatch(FIRST_SEED, BUDGET, {
    sabotage,
    isEnough: (one) => harmOf(one).length > 0,
  });
  expect(failures.flatMap(({ verdict }) => harmOf(verdict))).not.toEqual([]);
});
