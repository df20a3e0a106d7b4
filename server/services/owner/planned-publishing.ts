// Makes scheduled publications. The first server process that finds one due makes it. The schedule is stored in rows and
// survives a restart.
import type { Services } from '../services.ts';
import { publishDue } from './publish-drafts.ts';

/** Interval of the check, short enough that a menu of eight o'clock appears at eight. */
const LOOK_EVERY_MS = 5000;

export interface PlannedPublishing {
  /** Stops the checks; resolves when the running one has ended. */
  readonly stop: () => Promise<void>;
}

/** Checks repeatedly for due publications. */
export const startPlannedPublishing = (
  services: Pick<Services, 'store' | 'clock'> & {
    readonly log: { readonly warn: (about: object, message: string) => void };
  },
): PlannedPublishing => {
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;
  const look = async () => {
    isLooking = true;
    try {
      await publishDue(services);
    } catch (error) {
      // The row stays unchanged, and the next check tries again.
      services.log.warn({ err: error }, 'A planned menu was not published');
    } finally {
      isLooking = false;
    }
  };
  const next = () => {
    if (!isLooking) looking = look();
  };
  next();
  const timer = setInterval(next, LOOK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
