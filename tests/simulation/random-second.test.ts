import { test } from 'vitest';
import { OPTIONS, PLAN, runPart } from './random-plan.ts';

test('random schedules break no promise', OPTIONS, () => runPart(PLAN.second));
