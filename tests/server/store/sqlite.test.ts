import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroupCommit } from '../../../server/store/group-commit.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { listPlaces } from '../../../server/store/place/places.ts';
import { publish } from '../support/venues.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabl-sqlite-'));
});
afterEach(() => rm(folder, { recursive: true }));
const file = () => join(folder, 'tabl.db');
const open = () => openStore({ url: undefined, file: file() });

test('SQLite: a closed and reopened file keeps its data', async () => {
  const first = await open();
  await publish(first);
  await first.close();
  const second = await open();
  expect((await listPlaces(second)).map(({ slug }) => slug)).toEqual(['bistro']);
  await second.close();
});

test('SQLite: a server is notified of another process’s writes', async () => {
  const [server, other] = [await open(), await open()];
  const heard: unknown[] = [];
  server.onChange((placeId) => heard.push(placeId));
  await publish(other);
  await expect.poll(() => heard, { timeout: 5000 }).toEqual([undefined]);
  await Promise.all([server.close(), other.close()]);
});

test('SQLite: syncs the file at every commit (synchronous FULL is 2)', async () => {
  const store = await open();
  const { rows } = await store.write(0, ({ db }) => sql`pragma synchronous`.execute(db));
  expect(rows).toEqual([{ synchronous: 2 }]);
  await store.close();
});

test('SQLite: a file that is not a database is refused, not overwritten', async () => {
  await writeFile(file(), 'my holiday photos '.repeat(100));
  await expect(open()).rejects.toThrow();
});

test('SQLite: reads never see a job that is not yet on disk', async () => {
  const store = await open();
  const seen: number[] = [];
  await store.write(0, async ({ db }) => {
    await db.insertInto('menu_ids').values({ place: 'x', kind: 'k', key: 'a', id: 1 }).execute();
    seen.push((await store.read.selectFrom('menu_ids').select('id').execute()).length);
  });
  seen.push((await store.read.selectFrom('menu_ids').select('id').execute()).length);
  expect(seen).toEqual([0, 1]);
  await store.close();
});

/** A fake disk that records its calls, and fails at a chosen one. */
const disk = (failAt: string | undefined) => {
  const asked: string[] = [];
  const ask = (what: string) => () => {
    asked.push(what);
    if (what === failAt) throw new Error(`${what} failed`);
  };
  const names = ['begin', 'commit', 'rollback', 'savepoint', 'release', 'undo'] as const;
  const port = Object.fromEntries(names.map((name) => [name, ask(name)])) as Record<(typeof names)[number], () => void>;
  return { asked, group: createGroupCommit(port) };
};

test('SQLite: concurrent jobs share one commit, and none is acknowledged before it', async () => {
  const { asked, group } = disk(undefined);
  const told: string[] = [];
  const add = (name: string, fails = false) =>
    group
      .add(
        async () => {
          asked.push(name);
          if (fails) throw new Error(name);
          return name;
        },
        () => asked.push(`${name} announced`),
      )
      .then(
        () => told.push(`${name} done`),
        () => told.push(`${name} failed`),
      );
  await Promise.all([add('a'), add('b', true), add('c')]);
  expect(asked).toEqual([
    ...['begin', 'savepoint', 'a', 'release', 'savepoint', 'b', 'undo', 'savepoint', 'c', 'release', 'commit'],
    ...['a announced', 'c announced'],
  ]);
  expect(told.toSorted()).toEqual(['a done', 'b failed', 'c done']);
});

test('SQLite: no job is acknowledged when the commit fails', async () => {
  for (const failAt of ['begin', 'commit']) {
    const { asked, group } = disk(failAt);
    const jobs = await Promise.allSettled(
      [1, 2, 3].map((job) =>
        group.add(
          async () => job,
          () => asked.push('announced'),
        ),
      ),
    );
    expect(jobs.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(asked).toContain('rollback');
    expect(asked).not.toContain('announced');
  }
});
