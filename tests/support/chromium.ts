// Finds the Chromium for the journeys.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

export interface FoundChromium {
  readonly path: string;
  /** "Chromium 156.0.8078.79 …" */
  readonly version: string;
  readonly from: 'CHROMIUM_PATH' | 'Playwright' | 'this system';
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A working browser: CHROMIUM_PATH only, when set; otherwise Playwright's own, then the system's. */
export async function findChromium(): Promise<FoundChromium | undefined> {
  const told = process.env.CHROMIUM_PATH;
  if (told) return tried(told, 'CHROMIUM_PATH');
  const { chromium } = await import('playwright');
  const own = tried(chromium.executablePath(), 'Playwright');
  if (own) return own;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((at) => COMMANDS.map((name) => join(at, name)));
  for (const path of new Set([...PLACES, ...onPath])) {
    const found = tried(path, 'this system');
    if (found) return found;
  }
  return undefined;
}

/** Installs one when missing: Playwright's, or Debian's when running as root. */
export async function ensureChromium(): Promise<FoundChromium | undefined> {
  const found = await findChromium();
  if (found || process.env.CHROMIUM_PATH) return found;
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  console.log('  No Chromium here yet: installing the one of Playwright.');
  run(process.execPath, [playwright, 'install', 'chromium', '--no-shell']);
  const installed = await findChromium();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("  That did not do: installing this system's.");
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  return findChromium();
}

export const describeChromium = ({ path, version, from }: FoundChromium): string =>
  from === 'this system' ? `${version}, ${path}` : `${version}, by ${from}`;

function tried(path: string, from: FoundChromium['from']): FoundChromium | undefined {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return undefined;
  }
  // On Windows, asking Chrome for its version opens a window.
  if (process.platform === 'win32') return { path, version: 'Chrome', from };
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return asked.status === 0 ? { path, version: asked.stdout.trim(), from } : undefined;
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
