// Time that a guest looks at a page. Time does not count after a minute without a touch, or while the page is hidden.
// [S4.23, S9.10, S9.11]

/** The guest is idle after this time without activity. */
export const IDLE_MS = 60_000;
/** A page is logged when its time is above the first and below the second limit. */
const LEAST_MS = 2_000;
const MOST_MS = 300_000;

/** A page under observation. Times are epoch ms of one clock. */
export interface PageWatch {
  readonly startedAt: number;
  /** Counted until `since`. */
  readonly counted: number;
  readonly since: number;
  /** Last activity of the guest. */
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

/** Counts up to now; a clock that was set back adds nothing. */
const settle = (watch: PageWatch, now: number): PageWatch => {
  const until = Math.min(now, watch.touchedAt + IDLE_MS);
  const more = watch.isInView ? Math.max(0, until - watch.since) : 0;
  return { ...watch, counted: watch.counted + more, since: now };
};

export const touched = (watch: PageWatch, now: number): PageWatch => ({ ...settle(watch, now), touchedAt: now });

/** The page was hidden or shown; showing it counts as activity. */
export const inView = (watch: PageWatch, isInView: boolean, now: number): PageWatch => {
  const settled = settle(watch, now);
  return { ...settled, isInView, touchedAt: isInView && !watch.isInView ? now : settled.touchedAt };
};

/** Counted ms so far. */
export const timeSpent = (watch: PageWatch, now: number): number => settle(watch, now).counted;

/** Whether a time on a page is logged: above two seconds, below five minutes. */
export const isLoggedTime = (ms: number): boolean => ms > LEAST_MS && ms < MOST_MS;
