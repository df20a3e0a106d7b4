import SqliteDatabase from 'better-sqlite3';

/**
 * Holds a SQLite file for one server, until the given function is called or the process ends, however it ends; undefined
 * where another server holds it. Commands beside a server (an import, a ledger) need no lock.
 */
export const lockForServer = (file: string): (() => void) | undefined => {
  // A file beside it: locked as a database is, which the system itself undoes when a process dies.
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
