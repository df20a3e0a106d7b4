// Takes a backup while guests order, and restores it on an empty machine.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../server/cli/commands.ts';
import { findBreak, readJournal } from '../../../server/store/journal.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import { lockForServer } from '../../../server/store/server-lock.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';

let dir: string;
let store: Store | undefined;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'backup-'));
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', join(dir, 'data'));
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(dir, { recursive: true, force: true });
});

const run = async (name: 'backup' | 'restore', ...args: string[]): Promise<{ code: number; said: string }> => {
  const lines: string[] = [];
  const hear = (...words: unknown[]) => void lines.push(words.join(' '));
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  const code = await runCommand(name, args);
  return { code, said: lines.join('\n') };
};
const open = async (data = 'data'): Promise<Store> => {
  await mkdir(join(dir, data), { recursive: true });
  store = await openStore({ url: undefined, file: join(dir, data, 'tabl.db') });
  return store;
};
const close = async (): Promise<void> => {
  await store?.close();
  store = undefined;
};
/** Publishes the small venue with a dish of that price. */
const publish = async (to: Store, price: string): Promise<void> => {
  const venue = smallVenue();
  set(venue, 'products.0.images', [{ name: 'salad' }]);
  set(venue, 'products.0.variants.0.price', price);
  const imported = await importVenue(
    to,
    join(dir, 'data'),
    await writeVenueFolder(join(dir, 'venue'), venue, ['salad']),
  );
  if (!imported.ok) throw new Error('The small venue was not imported');
};
const priceIn = async (of: Store): Promise<number | null | undefined> =>
  (await readPublished(of, 'small'))?.menu.products[0]?.variants[0]?.price;
const backup = () => join(dir, 'backup');

test('backup: a backup of a running server holds every acknowledged write, and restores completely', async () => {
  const running = await open();
  await publish(running, '5.20');
  // The last writes are in the WAL beside the file.
  expect((await readdir(join(dir, 'data'))).sort()).toContain('tabl.db-wal');

  const { code, said } = await run('backup', backup());

  expect([code, said]).toEqual([0, expect.stringContaining('small; 0 orders')]);
  await publish(running, '9.90');
  await close();

  vi.stubEnv('DATA_DIR', join(dir, 'elsewhere'));
  expect((await run('restore', backup())).code).toBe(0);
  const restored = await open('elsewhere');
  expect(await priceIn(restored)).toBe(520);
  const published = await readPublished(restored, 'small');
  const rows = await readJournal(restored, published?.place.id ?? 0);
  expect(rows.length).toBeGreaterThan(0);
  expect(findBreak(rows)).toBeUndefined();
  const picture = published?.menu.products[0]?.images[0]?.path ?? '';
  expect(await readdir(join(dir, 'elsewhere', picture))).toEqual(['32.avif', '32.webp']);
});

test('restore: puts the old database aside, and does not read its WAL as the WAL of the new database', async () => {
  const running = await open();
  await publish(running, '5.20');
  await run('backup', backup());
  await publish(running, '9.90');
  await close();
  await writeFile(join(dir, 'data', 'tabl.db-wal'), 'of the old database');

  const { code, said } = await run('restore', backup());

  expect(code).toBe(0);
  expect(await priceIn(await open())).toBe(520);
  const aside = (await readdir(join(dir, 'data'))).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(said).toContain(aside);
  expect(await readFile(join(dir, 'data', aside, 'tabl.db-wal'), 'utf8')).toBe('of the old database');
});

test('restore: brings back the keys of the database, and puts the keys of another database aside', async () => {
  const key = (folder: string) => readFile(join(dir, folder, 'staff.key'), 'utf8').catch(() => undefined);
  const running = await open();
  await publish(running, '5.20');
  await writeFile(join(dir, 'data', 'staff.key'), 'key of the old server');
  await run('backup', backup());
  await close();
  await writeFile(join(dir, 'data', 'staff.key'), 'key of a new server');
  expect((await run('restore', backup())).code).toBe(0);
  expect(await key('data')).toBe('key of the old server');
  const aside = (await readdir(join(dir, 'data'))).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(await key(join('data', aside))).toBe('key of a new server');
});

test('restore: keeps the existing keys when the backup has none', async () => {
  const running = await open();
  await publish(running, '5.20');
  await run('backup', backup());
  await close();
  await rm(join(backup(), 'staff.key'), { force: true });
  await writeFile(join(dir, 'data', 'staff.key'), 'key of this server');
  expect((await run('restore', backup())).code).toBe(0);
  expect(await readFile(join(dir, 'data', 'staff.key'), 'utf8')).toBe('key of this server');
});

test('restore: refuses to run beside a running server, and changes nothing', async () => {
  const running = await open();
  await publish(running, '5.20');
  await run('backup', backup());
  await publish(running, '9.90');
  const free = lockForServer(join(dir, 'data', 'tabl.db'));
  const { code, said } = await run('restore', backup());
  free?.();
  expect([code, said]).toEqual([1, expect.stringMatching(/^A server is running.*Stop it first/)]);
  expect(await priceIn(running)).toBe(990);
});

test('restore: refuses a damaged backup, a partial one and another folder before it changes anything', async () => {
  const running = await open();
  await publish(running, '5.20');
  await run('backup', backup());
  await publish(running, '9.90');
  await close();
  const bytes = await readFile(join(backup(), 'tabl.db'));
  await writeFile(join(backup(), 'tabl.db'), bytes.fill(0, 4096, 40_000));
  expect((await run('restore', backup())).said).toMatch(/is damaged/);
  await rm(join(backup(), 'backup.json'));
  expect((await run('restore', backup())).said).toMatch(/^No backup is in/);
  expect((await run('restore', join(dir, 'nowhere'))).said).toMatch(/^There is no folder/);
  expect(await priceIn(await open())).toBe(990);
});

test('backup: never overwrites another backup, and reports a missing database', async () => {
  expect((await run('backup', backup())).said).toMatch(/^There is no database in .*DATA_DIR/);
  await open();
  expect((await run('backup', backup())).code).toBe(0);
  const { code, said } = await run('backup', backup());
  expect([code, said]).toEqual([1, expect.stringMatching(/is not empty/)]);
});

test('backup and restore: name the PostgreSQL tools when the database is PostgreSQL', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://tabl:secret@db.example/tabl');
  for (const name of ['backup', 'restore'] as const) {
    const { code, said } = await run(name, backup());
    expect([code, said]).toEqual([1, expect.stringMatching(/pg_dump[\s\S]*pg_restore/)]);
    expect(said).not.toContain('secret');
  }
});
