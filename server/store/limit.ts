// Counters of rate limits, by rate-limiter-flexible: in memory for a single server, in PostgreSQL for several servers on one
// database.

import pg, { type Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { sha256 } from './canonical-json.ts';

export interface LimitRule {
  /** Unique in the installation. */
  readonly name: string;
  /** Maximum points of a key per window, which starts with the first one and lasts `seconds`. */
  readonly most: number;
  readonly seconds: number;
}

export interface Limit {
  /** `undefined`: allowed and counted. Otherwise the whole seconds to wait, at least 1. */
  readonly take: (key: string) => Promise<number | undefined>;
}

export type CreateLimit = (rule: LimitRule) => Limit;

/** Counter table of the servers on one PostgreSQL. */
export const LIMITS_TABLE = 'rate_limits';

const limitBy = (limiter: RateLimiterAbstract): Limit => ({
  take: async (key) => {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  },
});

const inMemory = ({ name, most, seconds }: LimitRule): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds });

export const createMemoryLimit: CreateLimit = (rule) => limitBy(inMemory(rule));

/** Database connections for counting. */
const CONNECTIONS = 4;
/** Maximum wait of a request for its count, ms. */
const COUNT_WITHIN_MS = 1_000;

/** Gives up on a hanging database, so that the server counts in memory. */
export const openCountingPool = (connectionString: string): Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: COUNT_WITHIN_MS,
    query_timeout: COUNT_WITHIN_MS,
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return pool;
};

/**
 * Counts in a separate pool, since the caller may hold a connection of the other pool. When the database does not
 * answer, each server counts in memory. Keys are stored as hashes, because some are addresses of guests.
 */
export const createSharedLimit =
  (pool: Pool): CreateLimit =>
  (rule) => {
    const limit = limitBy(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: LIMITS_TABLE,
        tableCreated: true,
        keyPrefix: rule.name,
        points: rule.most,
        duration: rule.seconds,
        // A caller above the limit is rejected without another query.
        inMemoryBlockOnConsumed: rule.most,
        insuranceLimiter: inMemory(rule),
      }),
    );
    return { take: (key) => limit.take(sha256(key).slice(0, 32)) };
  };
