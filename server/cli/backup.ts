import { cp, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { copySqlite } from '../store/copy-sqlite.ts';
import { BACKUP_FILE, type CheckedBackup, COPIED, checkBackup, isThere } from './backup-folder.ts';
import { configuration, Mistake } from './configuration.ts';
import { databaseFile } from './with-store.ts';

/** `npm run backup [-- <new folder>]`: copies all data of a running or stopped server, and verifies the copy. */
export async function main(args: string[]): Promise<number> {
  const [folder = join('backups', timeName(new Date())), ...more] = args;
  if (more.length > 0) throw new Mistake('Usage: npm run backup -- [new folder]');
  const { places, orders } = await backUp(configuration(), folder);
  const held = places.length === 0 ? 'no place yet' : places.join(', ');
  console.log(`The backup is in ${resolve(folder)}: ${held}; ${orders} ${orders === 1 ? 'order' : 'orders'}.`);
  console.log(`Keep a copy of it on another disk. To put it back: npm run restore -- ${folder}`);
  return 0;
}

/** `2026-11-22-153000`, in this machine's time zone. */
const timeName = (now: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
};

/** Copies the data into a new folder atomically. Throws a Mistake when that is impossible. */
export async function backUp(config: Config, folder: string): Promise<CheckedBackup> {
  if (config.databaseUrl !== undefined) throw new Mistake(OF_POSTGRES);
  const database = databaseFile(config);
  if (!(await isThere(database))) {
    throw new Mistake(`There is no database in ${config.dataDir} (DATA_DIR): nothing to back up.`);
  }
  const inside = await readdir(folder).catch(() => []);
  if (inside.length > 0) throw new Mistake(`${folder} is not empty. Name a new folder for each backup.`);

  // A temporary name until it is complete, so that a partial backup does not look like one.
  const draft = join(dirname(resolve(folder)), `.${basename(resolve(folder))}.unfinished`);
  await rm(draft, { recursive: true, force: true });
  try {
    // Owner-only, because the backup contains orders of guests.
    await mkdir(draft, { recursive: true, mode: 0o700 });
    // The database first: pictures are only added, so every picture that the database names exists afterwards.
    copySqlite(database, join(draft, basename(database)));
    for (const part of COPIED) {
      if (await isThere(join(config.dataDir, part)))
        await cp(join(config.dataDir, part), join(draft, part), { recursive: true });
    }
    await writeFile(join(draft, BACKUP_FILE), `${JSON.stringify({ format: 1, at: new Date().toISOString() })}\n`);
    const checked = await checkBackup(draft);
    await flush(join(draft, basename(database)));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return checked;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (error instanceof Mistake) throw error;
    throw new Mistake(`The backup was not made: ${error instanceof Error ? error.message : error}`);
  }
}

/** Flushes a file to disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const OF_POSTGRES = [
  'DATABASE_URL is set, so the data is in PostgreSQL, which has commands of its own:',
  '  back up   pg_dump --format=custom --file=tabl.dump "$DATABASE_URL"',
  '  restore   pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" tabl.dump',
  'Copy from DATA_DIR beside it the folders pictures and videos, whose files the database names, and staff.key and push.key:',
  'without staff.key every PIN and every sign-in is lost, without push.key every phone must be asked again.',
].join('\n');
