// Files in deploy/ refer to settings, commands and files of this repository, which must exist.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configHelp, readConfig } from '../../../server/config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DEPLOY = join(ROOT, 'deploy');
const text = (file: string): Promise<string> => readFile(join(DEPLOY, file), 'utf8');
const SETTINGS = [...configHelp().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name);
/** `NAME=value` lines of an environment file, including commented settings. */
const environmentOf = (content: string): Record<string, string> =>
  Object.fromEntries([...content.matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

test('environment file: every setting is known, and the server accepts the file unchanged', async () => {
  const environment = environmentOf(await text('tabl.env'));
  expect(Object.keys(environment).filter((name) => !SETTINGS.includes(name))).toEqual([]);
  expect(readConfig(environment).ok).toBe(true);
});

test('systemd units: name existing settings and files only', async () => {
  for (const file of ['tabl.service', 'tabl-backup.service']) {
    const content = await text(file);
    const [, listed = ''] = /^Environment=(.*)$/m.exec(content) ?? [];
    const environment = Object.fromEntries(listed.split(' ').map((one) => one.split('=')));
    expect(Object.keys(environment).filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect(readConfig(environment).ok).toBe(true);
    expect(content).toContain('node_modules/.bin/node server/cli/run.mjs');
  }
  expect(existsSync(join(ROOT, 'server/cli/run.mjs'))).toBe(true);
});

test('Dockerfile and compose file: name existing files and settings only', async () => {
  const docker = await text('Dockerfile');
  const door = await readFile(join(ROOT, 'server/cli/run.mjs'), 'utf8');
  const needed = Number(/NEEDED = (\d+)/.exec(door)?.[1]);
  expect(Number(/FROM node:(\d+)/.exec(docker)?.[1])).toBeGreaterThanOrEqual(needed);
  expect(docker).toContain('server/cli/run.mjs');
  const compose = await text('compose.yaml');
  for (const file of ['Dockerfile', 'tabl.env', 'Caddyfile']) {
    expect(compose).toContain(file);
    expect(await readdir(DEPLOY)).toContain(file);
  }
  const named = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !SETTINGS.includes(name) && !name.startsWith('TABL_'))).toEqual([]);
});

/** Exists on systems with systemd. */
const ANALYZE = 'systemd-analyze';
const hasSystemd = (() => {
  try {
    execFileSync(ANALYZE, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!hasSystemd)('systemd units: pass systemd’s own check without a complaint', () => {
  const files = ['tabl.service', 'tabl-backup.service', 'tabl-backup.timer'].map((file) => join(DEPLOY, file));
  let said = '';
  try {
    execFileSync(ANALYZE, ['verify', ...files], { stdio: 'pipe' });
  } catch (error) {
    said = String((error as { stderr?: unknown }).stderr ?? error);
  }
  // Without an installed Tabl, its program is missing.
  expect(said.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual([]);
});
