// The server's clock is the truth. Every answer teaches by how much the device's clock differs from it.
export interface ServerClock {
  /** The server's time now, epoch ms; undefined until an answer of our server came. */
  readonly now: () => number | undefined;
  /** The time that this page itself was told: the device's clock may have been set since an earlier page. */
  readonly heard: () => number | undefined;
  readonly learn: (serverNow: number) => void;
  /** The server's clock minus the device's, ms. */
  readonly offset: () => number | undefined;
}

/** `stored`: the difference that an earlier start had learnt, once that is known. */
export function createServerClock(
  deviceNow: () => number,
  stored: () => number | undefined,
  onLearn: (offset: number) => void,
): ServerClock {
  let learnt: number | undefined;
  let isHeard = false;
  const offset = () => learnt ?? stored();
  const now = () => {
    const known = offset();
    return known === undefined ? undefined : deviceNow() + known;
  };
  return {
    now,
    heard: () => (isHeard ? now() : undefined),
    offset,
    learn: (serverNow) => {
      isHeard = true;
      const told = serverNow - deviceNow();
      const known = offset();
      // The Date header has whole seconds: a smaller change is noise.
      if (known !== undefined && Math.abs(told - known) < 1500) return;
      learnt = told;
      onLearn(told);
    },
  };
}
