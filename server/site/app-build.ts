// The built app, rebuilt only if its sources have changed.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './precompress.ts';

const SOURCES: readonly string[] = [
  'src',
  'public',
  'service-worker',
  'index.html',
  'vite.config.ts',
  'build/device-code.ts',
  'build/guest-code.ts',
  'build/staff-code.ts',
  'build/early.ts',
  'build/renderer.config.ts',
  'build/shared.ts',
  'lingui.config.ts',
  'package-lock.json',
  'package.json',
];
/** The file in the build's folder with the hash of its sources. */
const STAMP = '.built-from';

/** Whether `<root>/dist` is built from the present sources. */
export const isBuilt = async (root: string): Promise<boolean> =>
  (await readFile(join(root, 'dist', STAMP), 'utf8').catch(() => undefined)) === (await hashOfSources(root));

/**
 * Builds the app into `<root>/dist`, compressed. The old build stays until the new one is complete, and if the build
 * fails; then this throws with the end of the build's output.
 */
export async function buildApp(root: string): Promise<void> {
  const hash = await hashOfSources(root);
  const draft = join(root, 'node_modules', `.build-${randomUUID()}`);
  try {
    const buildId = hash.slice(0, 12);
    await runVite(root, buildId, ['--outDir', draft, '--emptyOutDir']);
    // The build contains the renderer of its pages, so that page and renderer always match.
    await runVite(root, buildId, ['--config', 'build/renderer.config.ts', '--outDir', join(draft, 'server')]);
    await precompress(draft);
    await writeFile(join(draft, STAMP), hash);
    await rm(join(root, 'dist'), { recursive: true, force: true });
    await rename(draft, join(root, 'dist'));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
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
  return (
    entries
      // A file that the build itself generates would make every build outdated.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  );
}

/** Runs Vite in a separate process, so that the server does not keep Vite's memory. */
const runVite = (root: string, buildId: string, options: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const program = join(root, 'node_modules/vite/bin/vite.js');
    const args = ['build', '--logLevel', 'warn', ...options];
    const vite = spawn(process.execPath, [program, ...args], {
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
