import { test } from 'vitest';
import { OPTIONS, PLAN, runPart } from './random-plan.ts';

test('random schedules break no guarantee', OPTIONS, () => runPart(PLAN.tables));
