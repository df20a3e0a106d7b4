// Fixtures of journeys: the real server with its data, the network before it, the kitchen's journal, a device.

import { type BrowserContextOptions, test as base, type Page, expect as playwrightExpect } from '@playwright/test';
import { type FaultProxy, startFaultProxy, type Toxic } from '../../tests/support/fault-proxy.ts';
import { patience } from '../../tests/support/patience.ts';
import { freePort, makeServer, type TestServer } from '../../tests/support/serve.ts';
import { type Device, type DeviceOptions, launchOptions, makeDevice } from './browser.ts';
import { EVERY_KIND_TABLES } from './category-venue.ts';
import { createGuard, type Guard, NETWORK_FAULTS } from './guard.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { importFolders, untilKnown } from './publish.ts';
import { copyServerFolder, dataIn, markAsDemo, removeFolder } from './server-folder.ts';
import type { VenueNow } from './staff.ts';
import { createTables, type Tables } from './tables.ts';
import { type CopyOptions, copyVenue, PLACE, testVenuesIn } from './test-venues.ts';

/** Playwright's expect, with timeouts that follow the machine's load. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  apply: (_, self, args: Parameters<typeof playwrightExpect>) =>
    Reflect.apply(playwrightExpect.configure({ timeout: patience(EXPECT_MS) }), self, args),
});
const EXPECT_MS = 30_000;
const JOURNEY_MS = 120_000;

export interface Network {
  /** Injects a network fault for page and worker; cuts open connections. */
  fail(toxic: Toxic): Promise<void>;
  heal(): Promise<void>;
  /** Requests that reached the server, as "POST /api/orders". */
  readonly forwarded: () => readonly string[];
}

interface WorkerFixtures {
  /**
   * Name of the server. `everybody`: its venues never change. `own-places`: journeys add venues, and none looks at the list.
   * `pictures`: only the three demo venues. `paying`: like `own-places`, with payment doubles. Files that change the server
   * use a name of their own.
   */
  serverOf: string;
  /** The server's folder: data, and venues. */
  folder: string;
  server: TestServer;
  faultProxy: FaultProxy;
  /** Gives each table of the server to one journey. */
  tables: Tables;
  /** Adds a copy of a demo venue for this journey. Returns its slug: "neven-3". */
  addPlace: (options?: CopyOptions) => Promise<string>;
}
interface TestFixtures {
  /**
   * Gives the journey its own copy of a venue, isolated from other journeys. Needed to sign staff in, switch dishes off or
   * publish, see `ownPlace`. `undefined`: the shared bistro.
   */
  copyOf: CopyOptions | undefined;
  /** Slug of the journey's place: the bistro, or its own copy. */
  place: string;
  /** Whether the device has not seen the one-time hints yet. */
  isNewcomer: boolean;
  guard: Guard;
  network: Network;
  /** Orders of the journey's place from now on. */
  kitchen: Kitchen;
  /** The journey's own place, for its staff. */
  house: VenueNow;
  /** Address of an unused table of the journey's place. */
  tableUrl: string;
  /** Creates a device with a profile on disk, deleted after the journey. */
  device: (options?: Partial<Pick<DeviceOptions, 'args' | 'initScript' | 'baseURL'>>) => Device;
}

/**
 * First port of a worker process. Each run has a hundred of its own (its workers share a parent), so that two runs on a
 * machine never reach each other's server; after a failure the next worker starts while the last one stops.
 */
export const portsOf = ({ workerIndex }: { readonly workerIndex: number }): number =>
  10_000 + (process.ppid % 200) * 100 + (workerIndex % 20) * 5;

const OWN_PLACES = 'own-places';
const PAYING = 'paying';

/** For `test.use` in a file: each journey has a copy of the bistro with card payment by doubles. */
export const takingCards = (copyOf: CopyOptions) => ({ serverOf: PAYING, copyOf });

/** For `test.use` in a file: each journey has its own copy of a venue. */
export const ownPlace = (copyOf: CopyOptions = {}) => ({ serverOf: OWN_PLACES, copyOf });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [async ({ browserName: _ }, use) => use(await launchOptions()), { scope: 'worker' }],

  serverOf: ['everybody', { option: true, scope: 'worker' }],

  // Playwright requires destructured arguments, so a fixture without dependencies names an unused one.
  folder: [
    async ({ serverOf }, use) => {
      const folder = copyServerFolder({ isDemoAlone: serverOf === 'pictures' });
      await use(folder);
      removeFolder(folder);
    },
    { scope: 'worker' },
  ],

  tables: [async ({ serverOf: _ }, use) => use(createTables()), { scope: 'worker' }],

  server: [
    async ({ folder, tables, serverOf }, use, info) => {
      const takesCards = serverOf === PAYING;
      if (takesCards) markAsDemo(folder);
      const env = { DEMO: takesCards ? '1' : '0' };
      const server = makeServer({ dataDir: dataIn(folder), port: await freePort(portsOf(info)), env });
      for (const venue of [...testVenuesIn(folder), EVERY_KIND_TABLES]) tables.know(venue);
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],

  addPlace: [
    async ({ serverOf, server, folder, tables }, use) => {
      let copies = 1;
      await use(async (options) => {
        if (serverOf !== OWN_PLACES && serverOf !== PAYING)
          throw new Error('Other journeys look at the venues of this server: say test.use(ownPlace()) in this file.');
        const venue = copyVenue(folder, ++copies, options);
        await importFolders(server.dataDir, [venue.folder]);
        await untilKnown(server, venue.slug);
        tables.know(venue);
        return venue.slug;
      });
    },
    { scope: 'worker' },
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

  copyOf: [undefined, { option: true }],

  place: async ({ copyOf, addPlace }, use) => use(copyOf ? await addPlace(copyOf) : PLACE),

  isNewcomer: [false, { option: true }],

  // `localhost` is a secure context like https, so workers and locks exist.
  baseURL: async ({ faultProxy }, use) => use(`http://localhost:${faultProxy.port}`),

  guard: [
    async ({ faultProxy, isNewcomer }, use, info) => {
      // The config used the load before the run; this uses the present load.
      info.setTimeout(Math.max(info.timeout, patience(JOURNEY_MS)));
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

  // The network exists before the device, and is healed after the device is gone, so that nothing of this journey is sent
  // during the next.
  context: async ({ network: _, guard, context }, use) => {
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
    await proxy.heal();
  },

  kitchen: async ({ server, place }, use) => use(await openKitchen(server, place)),

  house: async ({ network: _, browser, server, guard, baseURL, place }, use) => {
    if (place === PLACE) throw new Error('Staff need a place of their own: say test.use(ownPlace()) in this file.');
    const before = new Set(browser.contexts());
    await use({ browser, server, guard, baseURL, place });
    // Closes staff devices with their journey, because their boards would keep polling during the next.
    await Promise.all(browser.contexts().map((context) => before.has(context) || context.close()));
  },

  tableUrl: async ({ server: _, tables, place }, use) => use(tables.next(place).url),

  device: async ({ network: _, baseURL, guard, viewport, hasTouch, isMobile, locale, timezoneId }, use) => {
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

/** Sets the interface language before the app starts, like an earlier choice. */
export async function speak(page: Page, language: string, baseURL: string): Promise<void> {
  await page.context().addCookies([{ name: '_tlt_', value: language, url: baseURL }]);
}
