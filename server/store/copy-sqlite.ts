import SqliteDatabase from 'better-sqlite3';

/**
 * Writes a SQLite file, as it is at this moment, into a new file: whole, and beside a server that goes on writing. What
 * lies in the write-ahead log is in it. Throws where the file cannot be read or the new one is there already.
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

/** Whether a file is a SQLite database whose pages and indexes hold together. */
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
