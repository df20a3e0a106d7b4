// A planned publication is made by the first serving process that looks. It stands in rows, so it survives a restart.
import type { Services } from '../services.ts';
import { publishDue } from './publish-drafts.ts';

/** A menu of eight o'clock is there at eight o'clock, as people read clocks. */
const LOOK_EVERY_MS = 5000;

export interface PlannedPublishing {
  /** Resolves when the look that goes on has ended. */
  readonly stop: () => Promise<void>;
}

/** Looks again and again for what is due. */
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
      // The row stays as it is, and the next look tries again.
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
