// What the whole run of the server's tests shares: one PostgreSQL, and of both databases an empty one that is up to date, to be
// copied. Making one anew takes ten times as long.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../../server/store/open-store.ts';
import { startPostgresIfPossible } from '../../support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A SQLite file. */
    readonly emptyFile: string;
    /** Where the socket of PostgreSQL lies, and the name of its empty database; undefined: it does not run here. */
    readonly postgres: { readonly folder: string; readonly empty: string } | undefined;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tabl-empty-'));
  const emptyFile = join(folder, 'tabl.db');
  await (await openStore({ url: undefined, file: emptyFile })).close();
  provide('emptyFile', emptyFile);

  const postgres = await startPostgresIfPossible();
  const empty = await postgres?.createDatabase();
  if (empty) await (await openStore({ url: empty.url, file: '' })).close();
  provide('postgres', postgres && empty && { folder: postgres.folder, empty: empty.name });
  return async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
