import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { lockForServer } from '../store/server-lock.ts';
import { OF_POSTGRES } from './backup.ts';
import { type CheckedBackup, COPIED, checkBackup, isThere } from './backup-folder.ts';
import { configuration, Mistake } from './configuration.ts';
import { databaseFile } from './with-store.ts';

/** `npm run restore -- <backup>`: replaces the data by a backup, and puts the former data aside. */
export async function main(args: string[]): Promise<number> {
  const [folder, ...more] = args;
  if (folder === undefined || more.length > 0) throw new Mistake('Usage: npm run restore -- <folder of a backup>');
  const config = configuration();
  const { at, places, orders, aside } = await restore(config, folder, new Date());
  console.log(`The backup of ${at} is in ${config.dataDir}: ${places.join(', ')}; ${orders} orders.`);
  if (aside) console.log(`What was there before lies in ${aside}. Delete it once you have seen that all is well.`);
  return 0;
}

/** Key files belong to one database: without its key every PIN fails. A backup without keys leaves the present ones. */
const KEYS: readonly string[] = ['staff.key', 'push.key'];
const DEMO = 'demo-venues.json';

/** Restores a backup into DATA_DIR while no server uses it. A thrown Mistake means that no file was changed. */
export async function restore(
  config: Config,
  folder: string,
  now: Date,
): Promise<CheckedBackup & { readonly aside: string | undefined }> {
  if (config.databaseUrl !== undefined) throw new Mistake(OF_POSTGRES);
  const checked = await checkBackup(folder);
  const database = databaseFile(config);
  await mkdir(config.dataDir, { recursive: true });
  const free = lockForServer(database);
  if (!free) {
    throw new Mistake(`A server is running on the data in ${config.dataDir} (DATA_DIR). Stop it first, then restore.`);
  }
  try {
    // Slow steps come first: pictures are only added, under content-based names.
    const draft = `${database}.restoring`;
    await rm(draft, { force: true });
    await copyFile(join(folder, 'tabl.db'), draft);
    for (const part of COPIED.filter((one) => ![...KEYS, DEMO].includes(one))) {
      if (await isThere(join(folder, part))) {
        await cp(join(folder, part), join(config.dataDir, part), { recursive: true, force: false });
      }
    }
    const replaced: string[] = [];
    for (const file of KEYS) if (await isThere(join(folder, file))) replaced.push(file);
    const aside = await putAside(config.dataDir, { replaced, now });
    await rename(draft, database);
    for (const file of [...replaced, DEMO]) {
      if (await isThere(join(folder, file))) await copyFile(join(folder, file), join(config.dataDir, file));
    }
    return { ...checked, aside };
  } finally {
    free();
  }
}

/** Also moves the old database's WAL, which must not be read as the new one's. */
async function putAside(
  dataDir: string,
  { replaced, now }: { readonly replaced: readonly string[]; readonly now: Date },
): Promise<string | undefined> {
  const ofDatabase = ['tabl.db-wal', 'tabl.db-shm', DEMO];
  const files = ['tabl.db', ...ofDatabase, ...replaced];
  if (!(await isThere(join(dataDir, 'tabl.db')))) {
    for (const file of ofDatabase) await rm(join(dataDir, file), { force: true });
    return undefined;
  }
  const aside = join(dataDir, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(aside);
  for (const file of files) {
    if (await isThere(join(dataDir, file))) await rename(join(dataDir, file), join(aside, file));
  }
  return aside;
}
