// The built app, made anew only where its sources are not those that it was built from.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './precompress.ts';

const SOURCES: readonly string[] = [
  'src',
  'public',
  'service-worker',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
];
/** In the folder of the build: the hash of what it was built from. */
const STAMP = '.built-from';

/** Whether `<root>/dist` is what the sources give. */
export const isBuilt = async (root: string): Promise<boolean> =>
  (await readFile(join(root, 'dist', STAMP), 'utf8').catch(() => undefined)) === (await hashOfSources(root));

/** Builds the app into `<root>/dist`, compressed. Throws with the end of the build's own words where it fails. */
export async function buildApp(root: string): Promise<void> {
  const hash = await hashOfSources(root);
  await runVite(root, hash.slice(0, 12));
  await precompress(join(root, 'dist'));
  await writeFile(join(root, 'dist', STAMP), hash);
}

async function hashOfSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(join(root, source))) {
      hash.update(`${file.slice(root.length)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** In a process of its own: what a build keeps in memory does not stay with the server. */
const runVite = (root: string, buildId: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, BUILD_ID: buildId, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    };
    vite.stdout.on('data', listen);
    vite.stderr.on('data', listen);
    vite.on('error', reject);
    vite.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The app could not be built:\n${said}`))));
  });
