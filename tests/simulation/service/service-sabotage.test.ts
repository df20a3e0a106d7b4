// Tests the judge of the service: it must detect every known mistake within some shifts.
import { expect, test } from 'vitest';
import { patience } from '../../support/patience.ts';
import { runBatch } from '../random-batch.ts';
import { SERVICE_MISTAKES } from './service-mistakes.ts';

const BUDGET = 150;
const FIRST_SEED = 910_000;

test.each(SERVICE_MISTAKES)(
  'judge detects: $name',
  { timeout: patience(120_000), tags: ['deep'] },
  async ({ harm, after, sabotaged }) => {
    const result = await runBatch(FIRST_SEED + after, BUDGET, 'memory', {
      sabotaged,
      isEnough: ({ violations }) => violations.some(({ kind }) => harm.includes(kind)),
    });
    const found = result.failures.flatMap(({ verdict }) =>
      verdict.violations.filter(({ kind }) => harm.includes(kind)),
    );
    expect(found).not.toEqual([]);
  },
);
