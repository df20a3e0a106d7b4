// Runs a story that must end well: the judge finds nothing, or the failure is explained.
import { explain, withGround } from './random-batch.ts';
import type { Verdict } from './run-schedule.ts';
import { type Story, tell } from './stories/stories.ts';

export const live = (story: Story): Promise<Verdict> =>
  withGround(async (ground) => {
    const verdict = await tell(ground, story);
    if (verdict.violations.length > 0) throw new Error(explain(7, verdict));
    return verdict;
  });
