import SqliteDatabase from 'better-sqlite3';

/**
 * Locks a SQLite file for one server until the returned function is called or the process ends; `undefined` when another
 * server holds it. Commands beside a server (import, ledger) need no lock.
 */
export const lockForServer = (file: string): (() => void) | undefined => {
  // A lock file beside the database, locked like a database; the system releases it when the process dies.
  const connection = new SqliteDatabase(`${file}-server`, { timeout: 0 });
  try {
    connection.exec('begin exclusive');
  } catch {
    connection.close();
    return undefined;
  }
  return () => {
    connection.close();
  };
};
