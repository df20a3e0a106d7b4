// The renderer is part of the served build, so page and script match.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadRenderer, readTextFiles } from '../../../server/site/drawn/renderer.ts';
import { keepBuilds } from '../../../server/site/kept-builds.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html>');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function kept(files: Readonly<Record<string, string>> = {}) {
  await mkdir(join(folder, 'dist/server'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'dist/server', name), text);
  const [build] = await keepBuilds(join(folder, 'dist'), join(folder, 'data'));
  return build;
}

test('renderer: a kept build has its own renderer and text files, neither public', async () => {
  const build = await kept({
    'render.mjs': 'export const renderPage = async () => ({ html: "drawn", root: {}, slice: {} });',
    'parts.json': JSON.stringify({
      'src/locales/fr-CH/messages.po': { file: 'assets/messages-1.js', isDynamicEntry: true },
      'src/main.tsx': { file: 'assets/first.js' },
    }),
  });
  expect([...build.files]).toEqual(['index.html']);
  expect(await loadRenderer(build)).toBeTypeOf('function');
  expect([...(await readTextFiles(build))]).toEqual([['fr-CH', '/assets/messages-1.js']]);
});

test('renderer: a build without a renderer has its pages rendered on the device', async () => {
  const build = await kept();
  expect(await loadRenderer(build)).toBeUndefined();
  expect(await readTextFiles(build)).toEqual(new Map());
});

test('renderer: a module that renders nothing is ignored', async () => {
  const build = await kept({ 'render.mjs': 'export const other = 1;' });
  await expect(loadRenderer(build)).rejects.toThrow();
});
