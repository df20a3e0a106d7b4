// SQLite file: WAL, every commit on disk before it is acknowledged (synchronous=FULL), reads on a separate connection so
// that they never wait for a write.
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { createChanges } from './changes.ts';
import type { Database } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import { createMemoryLimit } from './limit.ts';
import { migrate } from './migrations/migrate.ts';
import type { Store, Tx } from './store.ts';

/** Interval of the check for writes by another process, such as an import, ms. */
const WATCH_MS = 1000;

type Connection = InstanceType<typeof SqliteDatabase>;

/** Upper bound of cached statements, above the number that the server has. */
const STATEMENTS_KEPT = 500;

/** Compiling a statement costs more than running it, so each is compiled once. */
const withKeptStatements = (connection: Connection) => {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      connection.close();
    },
    prepare: (sql: string): SqliteStatement => {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      const statement = connection.prepare(sql) as unknown as SqliteStatement;
      kept.set(sql, statement);
      return statement;
    },
  };
};

const kyselyOn = (connection: Connection): Kysely<Database> =>
  new Kysely<Database>({ dialect: new SqliteDialect({ database: withKeptStatements(connection) }) });

const openForWriting = (file: string): Connection => {
  const connection = new SqliteDatabase(file);
  // Never writes to a damaged file, so that the operator can restore a backup.
  if (connection.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Error(`${file} is damaged`);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  return connection;
};

/** Calls `onForeign` after another process has committed to the file. */
const watchOthers = (connection: Connection, onForeign: () => void): NodeJS.Timeout => {
  const version = () => connection.pragma('data_version', { simple: true });
  let seen = version();
  const timer = setInterval(() => {
    const now = version();
    if (now !== seen) onForeign();
    seen = now;
  }, WATCH_MS);
  // The timer does not keep the process alive.
  return timer.unref();
};

const openForReading = (file: string): Connection => {
  const connection = new SqliteDatabase(file, { readonly: true });
  connection.pragma('busy_timeout = 5000');
  return connection;
};

/** The migrator opens no transaction on SQLite; without this one a power cut could leave a table half rebuilt. */
const migrateWhole = async (writing: Connection, db: Kysely<Database>): Promise<void> => {
  writing.exec('begin immediate');
  try {
    await migrate(db, 'sqlite');
    writing.exec('commit');
  } catch (error) {
    if (writing.inTransaction) writing.exec('rollback');
    throw error;
  }
};

/** Opens or creates the file and migrates its tables. Throws when the file is damaged or cannot be opened. */
export const openSqlite = async (file: string): Promise<Store> => {
  const writing = openForWriting(file);
  const db = kyselyOn(writing);
  await migrateWhole(writing, db);
  // An in-memory database has one connection only.
  const read = file === ':memory:' ? db : kyselyOn(openForReading(file));
  const changes = createChanges();

  // The connection's own commits do not count, so a change comes from another process.
  const watch = watchOthers(writing, () => changes.emit(undefined));

  const exec = (...statements: string[]) => {
    const prepared = statements.map((sql) => writing.prepare(sql));
    return () => {
      for (const statement of prepared) statement.run();
    };
  };
  const group = createGroupCommit({
    begin: exec('begin immediate'),
    commit: exec('commit'),
    rollback: exec('rollback'),
    savepoint: exec('savepoint job'),
    release: exec('release job'),
    undo: exec('rollback to job', 'release job'),
  });

  return {
    dialect: 'sqlite',
    read,
    // No lock per place is needed: the queue runs one job at a time.
    write: (_placeId, job) => {
      const changed = new Set<number>();
      const tx: Tx = {
        db,
        lock: async () => undefined,
        changed: async (placeId) => {
          changed.add(placeId);
        },
      };
      return group.add(
        () => job(tx),
        () => changed.forEach(changes.emit),
      );
    },
    onChange: changes.listen,
    limit: createMemoryLimit,
    close: async () => {
      clearInterval(watch);
      await group.idle();
      if (read !== db) await read.destroy();
      await db.destroy();
    },
  };
};
