// The database as used by the services: reads, and writes that are on disk before they are acknowledged.
import type { Kysely } from 'kysely';
import type { ChangeListener } from './changes.ts';
import type { Database } from './database.ts';
import type { CreateLimit } from './limit.ts';

/** Tools of a write job. A job awaits SQL only. */
export interface Tx {
  readonly db: Kysely<Database>;
  /** Locks another place until the job ends. */
  readonly lock: (placeId: number) => Promise<void>;
  /** Notifies every server of this database after the commit that the place's journal has grown. */
  readonly changed: (placeId: number) => Promise<void>;
}

/** Lock of the installation, for changes across places. */
export const INSTALLATION = 0;

export interface Writer {
  /**
   * Runs a job in a separate transaction, which is rolled back when the job throws. Jobs of one place run one after
   * another, so that what a job has read stays true until the job ends. Resolves when the commit is on disk.
   */
  readonly write: <T>(placeId: number, job: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface Store extends Writer {
  readonly dialect: 'sqlite' | 'postgres';
  /** Reads committed data; never waits for a write. */
  readonly read: Kysely<Database>;
  /**
   * Calls `listener` after a place's journal has grown, by any server or command; without a place when any may have. Returns
   * the unsubscribe function.
   */
  readonly onChange: (listener: ChangeListener) => () => void;
  /** Creates a rate limit counted over all servers of the database. */
  readonly limit: CreateLimit;
  readonly close: () => Promise<void>;
}
