// The server's clock is the truth. Every answer teaches by how much the device's clock differs from it.
export interface ServerClock {
  /** The server's time now, epoch ms; undefined until an answer of our server came. */
  readonly now: () => number | undefined;
  /** The same, by what this page was told itself: the device's clock may have been set since an earlier one. */
  readonly heard: () => number | undefined;
  readonly learn: (serverNow: number) => void;
  /** The server's clock minus the device's, ms. */
  readonly offset: () => number | undefined;
}

/** `stored`: the difference that an earlier start had learnt. */
export function createServerClock(
  deviceNow: () => number,
  stored: number | undefined,
  onLearn: (offset: number) => void,
): ServerClock {
  let offset = stored;
  let isHeard = false;
  const now = () => (offset === undefined ? undefined : deviceNow() + offset);
  return {
    now,
    heard: () => (isHeard ? now() : undefined),
    offset: () => offset,
    learn: (serverNow) => {
      isHeard = true;
      const learnt = serverNow - deviceNow();
      // The Date header has whole seconds: a smaller change is noise.
      if (offset !== undefined && Math.abs(learnt - offset) < 1500) return;
      offset = learnt;
      onLearn(learnt);
    },
  };
}
