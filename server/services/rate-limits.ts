// How much one session or one address may ask. Generous: a full restaurant stands behind one address, and a retry is
// never counted (an order's id is looked up first).

export interface RateLimit {
  /** undefined: go on, and it is counted. Else the seconds to wait. */
  readonly take: (key: string) => number | undefined;
}

interface Bucket {
  left: number;
  at: number;
}

/** Keys that were not seen for long enough to be full again are forgotten when there are more than these. */
const KEYS_KEPT = 10_000;

/** At most `burst` at once, refilled evenly by `perMinute`. */
export const createRateLimit = (burst: number, perMinute: number, clock: () => number): RateLimit => {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;

  const bucketOf = (key: string): Bucket => {
    const now = clock();
    const known = buckets.get(key);
    const left = known ? Math.min(burst, known.left + Math.max(0, now - known.at) * perMs) : burst;
    const bucket = { left, at: now };
    buckets.set(key, bucket);
    if (buckets.size > KEYS_KEPT) forget(now);
    return bucket;
  };
  const forget = (now: number): void => {
    for (const [key, { left, at }] of buckets) if (left + (now - at) * perMs >= burst) buckets.delete(key);
    // All of them busy: somebody sends from ever new addresses. The oldest go.
    for (const key of buckets.keys()) {
      if (buckets.size <= KEYS_KEPT) return;
      buckets.delete(key);
    }
  };
  const waitOf = (bucket: Bucket): number | undefined =>
    bucket.left >= 1 ? undefined : Math.max(1, Math.ceil((1 - bucket.left) / perMs / 1000));

  return {
    take: (key) => {
      const bucket = bucketOf(key);
      const wait = waitOf(bucket);
      if (wait === undefined) bucket.left -= 1;
      return wait;
    },
  };
};

export interface RateLimits {
  readonly ordersBySession: RateLimit;
  readonly ordersByAddress: RateLimit;
  /** Sessions given out. */
  readonly scansByAddress: RateLimit;
  /** Codes that do not exist. */
  readonly wrongByAddress: RateLimit;
}

export const createRateLimits = (clock: () => number): RateLimits => ({
  ordersBySession: createRateLimit(30, 30, clock),
  ordersByAddress: createRateLimit(1200, 1200, clock),
  scansByAddress: createRateLimit(240, 120, clock),
  wrongByAddress: createRateLimit(30, 20, clock),
});
