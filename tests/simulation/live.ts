// A story that has to end well: the judge finds nothing, or says what and how it came about.
import { explain, withGround } from './random-batch.ts';
import type { Verdict } from './run-schedule.ts';
import { type Story, tell } from './stories/stories.ts';

export const live = (story: Story): Promise<Verdict> =>
  withGround(async (ground) => {
    const verdict = await tell(ground, story);
    if (verdict.violations.length > 0) throw new Error(explain(7, verdict));
    return verdict;
  });
