// When a shared device loads its page anew by itself: a page that is open for weeks is not what browsers are made for.

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A menu in use needs a tenth of this. */
const HIGH_MEMORY = 400 * 2 ** 20;
/** A page that needs so much from the start is not helped by being loaded again. */
const MEMORY_AFTER_MS = 30 * MINUTE;
const NIGHT_AFTER_MS = 6 * HOUR;
/** Where a house never closes. */
const DAY_AFTER_MS = 24 * HOUR;

export interface DeviceAtRest {
  /** Since its page was loaded, and since somebody touched it (null: never on this page); ms. */
  readonly pageAge: number;
  readonly touchAge: number | null;
  /** Bytes of script memory; null: the browser does not tell. */
  readonly memory: number | null;
  /** Commands of guests that the server has not answered. */
  readonly queue: number;
  /** The venue is open now. */
  readonly isOpen: boolean;
}

/** Why it should be loaded anew now; undefined: it goes on as it is. */
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
