// How long a guest looks at a page. A time in which nobody touches anything for a minute, or the page is out of sight, is
// not looking. [S4.23, S9.10, S9.11]

/** Without a sign of anybody for so long the guest is idle. */
export const IDLE_MS = 60_000;
/** A page is logged if it was looked at for longer than the first and for less than the second. */
const LEAST_MS = 2_000;
const MOST_MS = 300_000;

/** A page that is looked at. Times are epoch ms of one clock. */
export interface PageWatch {
  readonly startedAt: number;
  /** Counted until `since`. */
  readonly counted: number;
  readonly since: number;
  /** The last sign of the guest. */
  readonly touchedAt: number;
  readonly isInView: boolean;
}

export const beginWatch = (now: number): PageWatch => ({
  startedAt: now,
  counted: 0,
  since: now,
  touchedAt: now,
  isInView: true,
});

/** Counts up to now; a clock that was set back counts nothing. */
const settle = (watch: PageWatch, now: number): PageWatch => {
  const until = Math.min(now, watch.touchedAt + IDLE_MS);
  const more = watch.isInView ? Math.max(0, until - watch.since) : 0;
  return { ...watch, counted: watch.counted + more, since: now };
};

/** The guest touched, typed or scrolled. */
export const touched = (watch: PageWatch, now: number): PageWatch => ({ ...settle(watch, now), touchedAt: now });

/** The page went out of sight or came back; a guest who brings it back is there. */
export const inView = (watch: PageWatch, isInView: boolean, now: number): PageWatch => {
  const settled = settle(watch, now);
  return { ...settled, isInView, touchedAt: isInView && !watch.isInView ? now : settled.touchedAt };
};

/** The milliseconds that count so far. */
export const timeSpent = (watch: PageWatch, now: number): number => settle(watch, now).counted;

/** Whether a time on a page is worth a row: longer than two seconds, and shorter than five minutes. */
export const isLoggedTime = (ms: number): boolean => ms > LEAST_MS && ms < MOST_MS;
