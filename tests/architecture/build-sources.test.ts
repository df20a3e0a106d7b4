import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ourFile, specifiersOf } from './source-files.ts';

test('build sources: a change of any build configuration file rebuilds the app', () => {
  const own = specifiersOf('vite.config.ts').flatMap((name) => ourFile(name, 'vite.config.ts') ?? []);
  const beside = own.filter((file) => file.startsWith('build/'));
  expect(beside).not.toEqual([]);
  const sources = readFileSync('server/site/app-build.ts', 'utf8');
  expect(beside.filter((file) => !sources.includes(`'${file}'`))).toEqual([]);
});
