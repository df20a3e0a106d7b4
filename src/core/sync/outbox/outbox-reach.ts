// Whether the server was there a moment ago, and what its clock says. A request for an order is begun only then: so an
// order saved without a network was certainly never sent, and the device alone may honestly give it up.
import type { Moment } from './outbox-age.ts';

/** Resolves with the server's clock, epoch ms, where our own server answered. Never throws. */
export type Probe = () => Promise<{ readonly serverNow: number } | undefined>;

const MOMENT = 15_000;

export interface Reach {
  /** Now, by both clocks; the server is asked where it was not heard of within the last moment. undefined: not there. */
  readonly now: () => Promise<Moment | undefined>;
  /** Whether it answered within the last moment. */
  readonly isFresh: () => boolean;
  readonly heard: () => void;
  readonly lost: () => void;
}

/** `clock`: the device's, epoch ms. */
export function createReach(probe: Probe, clock: () => number): Reach {
  let heardAt: number | undefined;
  let offset = 0;
  // A clock that was set makes the last moment look like the future, or long ago: then it is over.
  const isFresh = () => heardAt !== undefined && clock() >= heardAt && clock() - heardAt < MOMENT;
  return {
    isFresh,
    heard: () => {
      // An answer says that the server is there; only a probe says what time it is.
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
