import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOG, FLOORS, floorOf, isDoor, JOINTS, mayImportPackage } from './floors.ts';
import { findCircle, ourFile, packageOf, sourceFiles, specifiersIn, specifiersOf } from './source-files.ts';

const files = sourceFiles(['src', 'service-worker', 'server']);
const housed = files.filter((file) => floorOf(file) !== undefined);
const ourImports = (file: string): string[] => specifiersOf(file).flatMap((name) => ourFile(name, file) ?? []);

test('layers: the table has a row for every source folder, and no cycle', () => {
  expect(files.filter((file) => floorOf(file) === undefined && !JOINTS.includes(file))).toEqual([]);
  const below = (at: string) => FLOORS.find((floor) => floor.at === at)?.may ?? [];
  expect(
    findCircle(
      FLOORS.map(({ at }) => at),
      below,
    ),
  ).toBeUndefined();
  expect(housed.length).toBeGreaterThan(50);
});

test('layers: every file imports only floors below its own', () => {
  const wrong = housed.flatMap((file) => {
    const floor = floorOf(file);
    return ourImports(file)
      .filter((to) => {
        const target = floorOf(to);
        if (target === undefined) return JOINTS.includes(to);
        return target !== floor && !floor?.may.includes(target.at) && !CATALOG.test(to) && !isDoor(file, target.at);
      })
      .map((to) => `${file} imports ${to}`);
  });
  expect(wrong).toEqual([]);
});

test('layers: every file imports only the packages of its floor', () => {
  const wrong = housed.flatMap((file) => {
    const floor = floorOf(file);
    return specifiersOf(file)
      .flatMap((name) => packageOf(name) ?? [])
      .filter((name) => floor && !mayImportPackage(floor, name))
      .map((name) => `${file} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('layers: SQL is in the store only', () => {
  const statement = /\.(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|selectNoFrom)\(|\bsql[`<]/;
  const wrong = sourceFiles(['server'])
    .filter((file) => !file.startsWith('server/store/'))
    .filter((file) => statement.test(codeOf(file)));
  expect(wrong).toEqual([]);
});

test('layers: only the server uses Node', () => {
  const wrong = files
    .filter((file) => !file.startsWith('server/'))
    .filter((file) => specifiersOf(file).some((name) => name.startsWith('node:')));
  expect(wrong).toEqual([]);
});

test('imports: no cycle between files, including type imports', () => {
  expect(findCircle(files, ourImports)).toBeUndefined();
});

test('imports: every imported file exists, with its extension', () => {
  const made = /\?|^src\/locales\/.*\.(?:po|js|mjs)$/;
  const missing = files.flatMap((file) =>
    specifiersOf(file)
      .filter((name) => !made.test(ourFile(name, file) ?? '?'))
      .flatMap((name) => ourFile(name, file) ?? [])
      .filter((to) => !existsSync(to))
      .map((to) => `${file} imports ${to}`),
  );
  expect(missing).toEqual([]);
});

test('state machines: have no side effects', () => {
  const allowed = /^(?:xstate$|#domain\/|\.\/[a-z-]+\.machine\.ts$)/;
  const wrong = files
    .filter((file) => /\.machine\.tsx?$/.test(file))
    .flatMap((file) => specifiersOf(file).map((name) => ({ file, name })))
    .filter(({ name }) => !allowed.test(name));
  expect(wrong).toEqual([]);
});

test('shared code of page and worker: uses no window, document, cookies or React', () => {
  const shared = sourceFiles(['src/core/api', 'src/core/db', 'src/core/sync']);
  const wrong = shared.filter((file) => /\b(?:window|document|localStorage)\s*[.[?]/.test(codeOf(file)));
  expect(wrong).toEqual([]);
});

/** Names of files that connect a screen to the running app: pages and hooks. */
const MAY_KNOW_NOW = /\/use-[^/]+$|-(?:page|here|context|dialog|link|frame)\.tsx$/;

test('screens: get time and place as arguments: no Date.now and no matchMedia', () => {
  const wrong = sourceFiles(['src/shared', 'src/guest', 'src/kiosk', 'src/staff'])
    .filter((file) => file.endsWith('.tsx') && !MAY_KNOW_NOW.test(file))
    .filter((file) => /\bDate\.now\b|\bmatchMedia\b/.test(codeOf(file)));
  expect(wrong).toEqual([]);
});

test('files: are short enough to read at once', () => {
  const all = [
    ...sourceFiles(['src', 'service-worker', 'server', 'tests', 'e2e'], /\.(?:ts|tsx|mjs|css)$/),
    ...sourceFiles(['playwright.config.ts', 'vite.config.ts', 'vitest.config.ts', 'lingui.config.ts']),
  ];
  const long = all.filter((file) => readFileSync(file, 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});

test('file names: describe the content, without utils or index files, in lower case with hyphens', () => {
  const drawer = /^(?:utils?|helpers?|common|misc|shared|index)\.(?:ts|tsx|mjs)$/;
  const drawers = sourceFiles(['src', 'service-worker', 'server', 'tests', 'e2e']).filter(
    (file) => /\/(?:utils?|helpers?|common|misc)\//.test(file) || (drawer.test(basename(file)) && !isRoute(file)),
  );
  expect(drawers).toEqual([]);
  const barrels = files.filter((file) => /^\s*export\s+(?:type\s+)?\*/m.test(codeOf(file)));
  expect(barrels).toEqual([]);
  const shouting = files.filter((file) => !isRoute(file) && /[A-Z_\s]/.test(file));
  expect(shouting).toEqual([]);
});

test('imports: are parsed in every syntax', () => {
  const text = `
    import './a.css';
    import type { A } from '#domain/a.ts';
    import {
      b,
      type B,
    } from './b.ts';
    export { c } from "./c.ts";
    export * from './d.ts';
    // import nothing from './comment.ts';
    /* import nothing from './other-comment.ts'; */
    const screen = lazy(() => import('./lazy.tsx'));
    const text = value.from('not an import');
    export const x = 1; import y from 'package/deep';
  `;
  expect(specifiersIn(text)).toEqual([
    './a.css',
    '#domain/a.ts',
    './b.ts',
    './c.ts',
    './d.ts',
    './lazy.tsx',
    'package/deep',
  ]);
  expect(packageOf('@lingui/core/macro')).toBe('@lingui/core');
  expect(packageOf('valibot')).toBe('valibot');
  expect(packageOf('node:fs')).toBeUndefined();
  expect(ourFile('../domain/a.ts?raw', 'src/shared/cart.ts')).toBe('src/domain/a.ts');
  expect(ourFile('#domain/a.ts', 'server/app.ts')).toBe('src/domain/a.ts');
});

/** TanStack names its files by the address: `$place`, `__root`, `index`. */
function isRoute(file: string): boolean {
  return file.startsWith('src/routes/');
}

function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
