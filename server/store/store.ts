// The database as the services see it: reads, and writes that are on disk before they are acknowledged.
import type { Kysely } from 'kysely';
import type { ChangeListener } from './changes.ts';
import type { Database } from './database.ts';
import type { CreateLimit } from './limit.ts';

/** Tools of a writing job. Nothing but SQL is awaited in it. */
export interface Tx {
  readonly db: Kysely<Database>;
  /** Locks a further place until the job ends. */
  readonly lock: (placeId: number) => Promise<void>;
  /** Tells every server of this database, once the job is committed, that the place's journal has grown. */
  readonly changed: (placeId: number) => Promise<void>;
}

/** Lock of the installation itself, for what concerns more than one place. */
export const INSTALLATION = 0;

export interface Writer {
  /**
   * Runs a job in a transaction of its own: all of it is written, or, where it throws, nothing. Jobs of one place run
   * one after another, so what a job has read stays true until it ends. Resolves after the commit is on disk.
   */
  readonly write: <T>(placeId: number, job: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface Store extends Writer {
  readonly dialect: 'sqlite' | 'postgres';
  /** For reading what is committed; never waits for a write. */
  readonly read: Kysely<Database>;
  /**
   * Calls `listener` after a place's journal has grown, by whichever server or command; without a place where any may
   * have. Returns how to stop.
   */
  readonly onChange: (listener: ChangeListener) => () => void;
  /** Counts how often something is done, over all servers of the database. */
  readonly limit: CreateLimit;
  readonly close: () => Promise<void>;
}
