// How often something is done, counted by rate-limiter-flexible: in memory where one server has the database to itself, in
// PostgreSQL where several share it.

import pg, { type Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { sha256 } from './canonical-json.ts';

export interface LimitRule {
  /** Its own over the whole installation. */
  readonly name: string;
  /** Most points of a key in a window, which begins with the first one and ends `seconds` later. */
  readonly most: number;
  readonly seconds: number;
}

export interface Limit {
  /** undefined: go on, and it is counted. Else the whole seconds to wait, at least one. */
  readonly take: (key: string) => Promise<number | undefined>;
}

export type CreateLimit = (rule: LimitRule) => Limit;

/** The table that the servers of one PostgreSQL count in. */
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

/** Connections that limits are counted on. */
const CONNECTIONS = 4;
/** A scan waits no longer than this for its limit to be counted. */
const COUNT_WITHIN_MS = 1_000;

/** Gives up on a database that hangs, so that its server counts for itself. */
export const openCountingPool = (connectionString: string): Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: COUNT_WITHIN_MS,
    query_timeout: COUNT_WITHIN_MS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
};

/**
 * Counts in a pool of its own: the caller may hold a connection of the other one. Where the database does not answer, each
 * server counts for itself. A key is stored as its hash, for some keys are addresses of guests.
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
        // A caller who has used it up is refused without asking the database again.
        inMemoryBlockOnConsumed: rule.most,
        insuranceLimiter: inMemory(rule),
      }),
    );
    return { take: (key) => limit.take(sha256(key).slice(0, 32)) };
  };
