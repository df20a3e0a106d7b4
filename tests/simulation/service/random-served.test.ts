import { test } from 'vitest';
import { OPTIONS, PLAN, runPart } from '../random-plan.ts';

test('random shifts of two waiters and a kitchen break no guarantee', OPTIONS, () => runPart(PLAN.served));
