// Browsers of a guest's device: a temporary one, and one with a profile on disk that can be killed and reopened.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { findChromium } from '../../tests/support/chromium.ts';
import type { Guard } from './guard.ts';

/**
 * Disables Chromium's invisible address bar pages, a quarter of a journey's work. Only the last --disable-features counts,
 * so Playwright's own list is repeated as far as needed.
 */
const UNNEEDED = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI', 'AimEnabled'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['LensOverlay', 'MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

export async function launchOptions(args: readonly string[] = []): Promise<LaunchOptions> {
  const found = await findChromium();
  const asRoot = process.getuid?.() === 0;
  return {
    ...(found && { executablePath: found.path }),
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      `--disable-features=${UNNEEDED.join(',')}`,
      ...args,
    ],
  };
}

export interface Device {
  /** Opens a page of the device; opens the browser if it is closed. */
  open(path: string): Promise<Page>;
  readonly context: () => BrowserContext;
  /** Closes the browser as the guest does. */
  close(): Promise<void>;
  /** Kills the browser by SIGKILL, like an empty battery. */
  kill(): Promise<void>;
  /** Closes the browser for good and deletes its storage. */
  dispose(): Promise<void>;
}

export interface DeviceOptions {
  readonly baseURL: string;
  readonly guard: Guard;
  readonly context: BrowserContextOptions;
  readonly args?: readonly string[];
  /** Runs in every page before the app. */
  readonly initScript?: () => void;
}

/** A device whose storage survives its browser. */
export function makeDevice(options: DeviceOptions): Device {
  const profile = mkdtempSync(join(tmpdir(), 'tabl-device-'));
  let context: BrowserContext | undefined;

  const start = async (): Promise<BrowserContext> => {
    const started = await chromium.launchPersistentContext(profile, {
      ...options.context,
      ...(await launchOptions(options.args)),
      baseURL: options.baseURL,
    });
    await options.guard.watch(started);
    if (options.initScript) await started.addInitScript(options.initScript);
    context = started;
    return started;
  };
  const close = async (): Promise<void> => {
    await context?.close();
    context = undefined;
  };

  return {
    open: async (path) => {
      const running = context ?? (await start());
      const page = running.pages()[0] ?? (await running.newPage());
      await page.goto(path);
      return page;
    },
    context: () => {
      if (!context) throw new Error('The browser of this device is closed.');
      return context;
    },
    close,
    kill: async () => {
      const running = context;
      if (!running) return;
      context = undefined;
      const pid = await browserPid(running);
      const gone = new Promise((done) => running.once('close', done));
      process.kill(pid, 'SIGKILL');
      await gone;
    },
    dispose: async () => {
      await close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function browserPid(context: BrowserContext): Promise<number> {
  const browser = context.browser();
  if (!browser) throw new Error('This browser does not tell its process.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const main = processInfo.find((info) => info.type === 'browser');
  if (!main) throw new Error('This browser does not tell its process.');
  return main.id;
}
