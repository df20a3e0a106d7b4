// When a shared device reloads its page by itself: browsers are not made for pages that stay open for weeks.

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A menu in use needs a tenth of this. */
const HIGH_MEMORY = 400 * 2 ** 20;
/** A reload does not help a page that needs this much from the start. */
const MEMORY_AFTER_MS = 30 * MINUTE;
const NIGHT_AFTER_MS = 6 * HOUR;
/** For a place that never closes. */
const DAY_AFTER_MS = 24 * HOUR;

export interface DeviceAtRest {
  /** ms since the page was loaded, and since the last touch (null: never on this page). */
  readonly pageAge: number;
  readonly touchAge: number | null;
  /** Bytes of script memory; null: the browser does not report it. */
  readonly memory: number | null;
  /** Guests' commands without an answer. */
  readonly queue: number;
  /** The venue is open now. */
  readonly isOpen: boolean;
}

/** Why the page should reload now; undefined: no reload. */
export const reloadCause = ({
  pageAge,
  touchAge,
  memory,
  queue,
  isOpen,
}: DeviceAtRest): 'memory' | 'night' | undefined => {
  const quietFor = Math.min(pageAge, touchAge ?? pageAge);
  if (queue > 0 || quietFor < 2 * MINUTE) return undefined;
  if (pageAge >= MEMORY_AFTER_MS && (memory ?? 0) >= HIGH_MEMORY) return 'memory';
  if (quietFor < 10 * MINUTE) return undefined;
  return pageAge >= (isOpen ? DAY_AFTER_MS : NIGHT_AFTER_MS) ? 'night' : undefined;
};
