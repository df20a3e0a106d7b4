// What every journey has at hand: the real server with its data, the network before it, the kitchen's journal, a device.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy, type Toxic } from '../../tests/support/fault-proxy.ts';
import { patience } from '../../tests/support/patience.ts';
import { freePort, makeServer, type TestServer } from '../../tests/support/serve.ts';
import { type Device, type DeviceOptions, launchOptions, makeDevice } from './browser.ts';
import { createGuard, type Guard, NETWORK_FAULTS } from './guard.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import type { House } from './staff.ts';
import { codeOf, makeTestVenues, PLACE, TABLES } from './test-venues.ts';

export { expect } from '@playwright/test';

export interface Network {
  /** Makes it fail in this way, for page and worker alike; what is open is cut. */
  fail(toxic: Toxic): Promise<void>;
  heal(): Promise<void>;
  /** Requests that reached the server, as "POST /api/orders". */
  readonly forwarded: () => readonly string[];
}

interface WorkerFixtures {
  /**
   * Whose server it is. Journeys add venues of their own, and others of the same worker see them; who must see the three
   * demo venues and nothing else says another name, and has a server to itself.
   */
  serverOf: string;
  /** The server's own: its data, and the venues that it was given. */
  folder: string;
  server: TestServer;
  faultProxy: FaultProxy;
}
interface TestFixtures {
  /** Whether the device has been told nothing yet of what is said once. */
  isNewcomer: boolean;
  guard: Guard;
  network: Network;
  kitchen: Kitchen;
  /** What the staff of the journey's place need of it. */
  house: House;
  /** The address of a table where nobody has sat in this run. */
  tableUrl: string;
  /** Makes a device with a profile on disk; it is thrown away after the journey. */
  device: (options?: Partial<Pick<DeviceOptions, 'args' | 'initScript' | 'baseURL'>>) => Device;
}

/**
 * Where a worker process looks for ports. Each run has a hundred of its own (its workers have one parent), so that two runs
 * on a machine never hear each other's server; after a failure the next worker starts while the last one still stops.
 */
export const portsOf = ({ workerIndex }: { readonly workerIndex: number }): number =>
  10_000 + (process.ppid % 200) * 100 + (workerIndex % 20) * 5;

// Playwright wants its arguments taken apart; a fixture that needs none takes the browser's name and leaves it.
let nextTable = 1;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [async ({ browserName: _ }, use) => use(await launchOptions()), { scope: 'worker' }],

  serverOf: ['everybody', { option: true, scope: 'worker' }],

  folder: [
    async ({ serverOf: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tabl-journeys-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ folder }, use, info) => {
      const server = makeServer({ dataDir: join(folder, 'data'), port: await freePort(portsOf(info)) });
      for (const venue of makeTestVenues(folder)) server.run(['import', venue]);
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],

  faultProxy: [
    async ({ server }, use, info) => {
      const proxy = await startFaultProxy({
        upstreamPort: server.port,
        port: await freePort(portsOf(info) + 1),
        seed: info.parallelIndex,
      });
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],

  isNewcomer: [false, { option: true }],

  // `localhost` is a secure context, as https is: workers and locks exist.
  baseURL: async ({ faultProxy }, use) => use(`http://localhost:${faultProxy.port}`),

  guard: [
    async ({ faultProxy, isNewcomer }, use, info) => {
      const guard = createGuard({ isNewcomer });
      const before = faultProxy.troubles.length;
      await use(guard);
      const troubles = faultProxy.troubles.slice(before);
      if (info.errors.length > 0 && troubles.length > 0)
        console.log(`between proxy and server:\n${troubles.join('\n')}`);
      base.expect(guard.findings(), 'the console is clean and no policy is violated').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, guard }, use) => {
    await guard.watch(context);
    await use(context);
  },

  network: async ({ server, faultProxy: proxy, guard }, use) => {
    const before = proxy.forwarded.length;
    await use({
      fail: async (toxic) => {
        guard.allow(NETWORK_FAULTS);
        await proxy.set(toxic);
      },
      heal: () => proxy.heal(),
      forwarded: () => proxy.forwarded.slice(before),
    });
    await server.start();
    // The page is still open: cutting its lines now would be a fault of the rig.
    await proxy.heal({ keepOpen: true });
  },

  kitchen: async ({ server }, use) => use(await openKitchen(server, PLACE)),

  house: async ({ browser, server, guard, baseURL }, use) => {
    const before = new Set(browser.contexts());
    await use({ browser, server, guard, baseURL });
    // Devices of the staff go with their journey: their boards would go on asking the server beside the next one.
    await Promise.all(browser.contexts().map((context) => before.has(context) || context.close()));
  },

  tableUrl: async ({ browserName: _ }, use) => {
    const table = ((nextTable++ - 1) % TABLES) + 1;
    await use(`/${PLACE}/t/${codeOf(PLACE, table)}`);
  },

  device: async ({ baseURL, guard, viewport, hasTouch, isMobile, locale, timezoneId }, use) => {
    const made: Device[] = [];
    const context: BrowserContextOptions = {
      viewport,
      hasTouch,
      isMobile,
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
    };
    await use((options = {}) => {
      const one = makeDevice({ baseURL: baseURL ?? '', guard, context, ...options });
      made.push(one);
      return one;
    });
    for (const one of made) await one.dispose();
  },
});

/** Chooses the interface's language before the app starts, as a guest did at an earlier visit. */
export async function speak(page: Page, language: string, baseURL: string): Promise<void> {
  await page.context().addCookies([{ name: '_tlt_', value: language, url: baseURL }]);
}
