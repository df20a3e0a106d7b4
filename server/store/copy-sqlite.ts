import SqliteDatabase from 'better-sqlite3';

/**
 * Copies a SQLite file into a new one as a consistent snapshot, beside a writing server and including the write-ahead log.
 * Throws when the file is unreadable or the new one exists.
 */
export const copySqlite = (file: string, target: string): void => {
  const connection = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
  try {
    connection.pragma('busy_timeout = 5000');
    connection.prepare('vacuum into ?').run(target);
  } finally {
    connection.close();
  }
};

/** Whether a file is a SQLite database that passes the integrity check. */
export const isWholeSqlite = (file: string): boolean => {
  try {
    const connection = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    try {
      return connection.pragma('integrity_check(1)', { simple: true }) === 'ok';
    } finally {
      connection.close();
    }
  } catch {
    return false;
  }
};
