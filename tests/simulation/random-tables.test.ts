import { test } from 'vitest';
import { OPTIONS, PLAN, runPart } from './random-plan.ts';

test('random schedules break no promise [S4.02, S4.03, S4.04, S8.24]', OPTIONS, () => runPart(PLAN.tables));
