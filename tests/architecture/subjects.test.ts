import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ourFile, sourceFiles, specifiersOf } from './source-files.ts';
import { DIVIDED, MOST_FILES, SET_APART, SUBJECTS } from './subjects.ts';

const foldersIn = (at: string): string[] =>
  existsSync(at)
    ? readdirSync(at, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const allFolders = (at: string): string[] => [at, ...foldersIn(at).flatMap((name) => allFolders(join(at, name)))];

test('subjects: a folder below a divided floor has a subject’s name', () => {
  const strangers = Object.entries(DIVIDED).flatMap(([floor, others]) =>
    foldersIn(floor)
      .filter((name) => ![...SUBJECTS, ...others].includes(name))
      .map((name) => `${floor}/${name}`),
  );
  expect(strangers).toEqual([]);
  expect(foldersIn('src/domain').length).toBeGreaterThan(10);
});

test(`subjects: a code folder has at most ${MOST_FILES} files`, () => {
  const full = ['src', 'service-worker', 'server']
    .flatMap(allFolders)
    // A single ordered list, to which migrations are only added.
    .filter((folder) => folder !== 'server/store/migrations')
    .map((folder) => ({
      folder,
      files: readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length,
    }))
    .filter(({ files }) => files > MOST_FILES);
  expect(full).toEqual([]);
});

test('subjects: guest files import no staff, kiosk or account part', () => {
  const partOf = (file: string) => SET_APART.find((part) => new RegExp(`^src/(?:guest/)?${part}/`).test(file));
  const wrong = sourceFiles(['src/shared', 'src/ui', 'src/guest', 'src/kiosk', 'src/staff'])
    // Named there because they load on demand, not with the guest's first screen.
    .filter((file) => !file.startsWith('src/guest/lazy/'))
    .flatMap((file) =>
      specifiersOf(file)
        .flatMap((name) => ourFile(name, file) ?? [])
        .filter((to) => partOf(to) !== undefined && partOf(to) !== partOf(file))
        .map((to) => `${file} imports ${to}`),
    );
  expect(wrong).toEqual([]);
});

test('subjects: props of a screen are described by types only', () => {
  const running = sourceFiles(['src/ui/view']).filter((file) =>
    /^\s*(?:export\s+)?(?:const|let|function|class|enum|default)\b|^import (?!type )/m.test(readFileSync(file, 'utf8')),
  );
  expect(running).toEqual([]);
});
