// Whether the server was there a moment ago, and what its clock says. A request for an order is begun only then: so an
// order saved without a network was certainly never sent, and the device alone may honestly give it up.

/** Resolves with the server's clock, epoch ms, where our own server answered. Never throws. */
export type Probe = () => Promise<{ readonly serverNow: number } | undefined>;

const MOMENT = 15_000;

export interface Reach {
  /** The server's clock now, asked for where it was not heard of within the last moment; undefined: not reachable. */
  readonly serverNow: () => Promise<number | undefined>;
  /** As far as it is known, without asking. */
  readonly serverNowKnown: () => number | undefined;
  /** It answered within the last moment. */
  readonly isFresh: () => boolean;
  readonly heard: () => void;
  readonly lost: () => void;
}

/** `now`: the device's clock, epoch ms. */
export function createReach(probe: Probe, now: () => number): Reach {
  let heardAt: number | undefined;
  let offset: number | undefined;
  const known = () => (offset === undefined ? undefined : now() + offset);
  // A clock that was set back makes the last moment look like the future: then it is over.
  const isFresh = () => heardAt !== undefined && now() >= heardAt && now() - heardAt < MOMENT;
  return {
    serverNowKnown: known,
    isFresh,
    heard: () => {
      heardAt = now();
    },
    lost: () => {
      heardAt = undefined;
    },
    serverNow: async () => {
      if (isFresh()) return known();
      const answer = await probe();
      if (!answer) {
        heardAt = undefined;
        return undefined;
      }
      heardAt = now();
      offset = answer.serverNow - heardAt;
      return answer.serverNow;
    },
  };
}
