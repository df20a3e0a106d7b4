// Whether the server was just reachable, and its time. An attempt starts only then: so an order saved offline was certainly
// never sent, and the device may expire it alone.
import type { Moment } from './outbox-age.ts';

/** Resolves with the server's time, epoch ms, when our own server answered. Never throws. */
export type Probe = () => Promise<{ readonly serverNow: number } | undefined>;

const MOMENT = 15_000;

export interface Reach {
  /** Now, by both clocks; probes the server when it was not heard within the last moment. undefined: unreachable. */
  readonly now: () => Promise<Moment | undefined>;
  /** Whether the server answered within the last moment. */
  readonly isFresh: () => boolean;
  readonly heard: () => void;
  readonly lost: () => void;
}

/** `clock`: the device's, epoch ms. */
export function createReach(probe: Probe, clock: () => number): Reach {
  let heardAt: number | undefined;
  let offset = 0;
  // A clock that was set moves the last contact into the future or far past: then it does not count.
  const isFresh = () => heardAt !== undefined && clock() >= heardAt && clock() - heardAt < MOMENT;
  return {
    isFresh,
    heard: () => {
      // Any answer proves reachability; only a probe gives the time.
      if (isFresh()) heardAt = clock();
    },
    lost: () => {
      heardAt = undefined;
    },
    now: async () => {
      if (!isFresh()) {
        const answer = await probe();
        heardAt = answer && clock();
        if (!answer) return undefined;
        offset = answer.serverNow - clock();
      }
      const wall = clock();
      return { server: wall + offset, wall };
    },
  };
}
