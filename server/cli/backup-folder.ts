// A backup is a folder: the database, the files that it names, and a description.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isWholeSqlite } from '../store/copy-sqlite.ts';
import { findBreak, readJournal } from '../store/journal.ts';
import { listPlaces } from '../store/place/places.ts';
import { openSqliteForReading } from '../store/read-only.ts';
import { Mistake } from './configuration.ts';

export const BACKUP_FILE = 'backup.json';
/** Files copied with the database. Kept builds are omitted, because they can be rebuilt. */
export const COPIED: readonly string[] = ['pictures', 'videos', 'demo-venues.json', 'staff.key', 'push.key'];

const backupSchema = v.object({ format: v.literal(1), at: v.string() });

export interface CheckedBackup {
  /** When the backup was made; ISO 8601. */
  readonly at: string;
  /** The slugs of the places in the backup. */
  readonly places: readonly string[];
  readonly orders: number;
}

/** Reads a backup completely, with its database and journals. Throws a Mistake when it is no backup or is incomplete. */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const head = await readFile(join(folder, BACKUP_FILE), 'utf8').catch(() => undefined);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), backupSchema), head);
  if (!parsed.success) {
    const inside = await readdir(folder).catch(() => undefined);
    const what = inside === undefined ? 'There is no folder' : 'No backup is in';
    throw new Mistake(`${what} "${folder}". "npm run backup" makes one, with a file ${BACKUP_FILE} in it.`);
  }
  const database = join(folder, 'tabl.db');
  if (!isWholeSqlite(database)) throw new Mistake(`The database in "${folder}" is damaged. Take another backup.`);
  const reader = openSqliteForReading(database);
  try {
    const places = await listPlaces(reader);
    let orders = 0;
    for (const { id, slug } of places) {
      const rows = await readJournal(reader, id);
      if (findBreak(rows) !== undefined) {
        throw new Mistake(`The journal of ${slug} in "${folder}" does not hold together. Take another backup.`);
      }
      orders += rows.filter(({ type }) => type === 'order.placed').length;
    }
    return { at: parsed.output.at, places: places.map(({ slug }) => slug), orders };
  } finally {
    await reader.close();
  }
}

/** Whether the path exists. */
export const isThere = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined)) !== undefined;
