// The server's clock is the reference. Each answer updates the difference to the device's clock.
export interface ServerClock {
  /** Server time, epoch ms; undefined before the first answer of our server. */
  readonly now: () => number | undefined;
  /** Server time learnt by this page only: the device's clock may have been set since an earlier page. */
  readonly heard: () => number | undefined;
  readonly learn: (serverNow: number) => void;
  /** Server time minus device time, ms. */
  readonly offset: () => number | undefined;
}

/** `stored`: the difference from an earlier start, once it is read. */
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
