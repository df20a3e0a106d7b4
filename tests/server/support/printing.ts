// A venue with printers: guests order, papers are printed, and the ledger has their outcomes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LinkTimes } from '../../../server/jobs/printing/printer-answer.ts';
import { type Printing, type PrintingOptions, startPrinting } from '../../../server/jobs/printing/printing.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { PublishedPrinter } from '../../../server/store/place/published.ts';
import { latestPrintJobs, type PrintJob } from '../../../server/store/printing/print-jobs.ts';
import type { Store } from '../../../server/store/store.ts';
import { type FakePrinter, type PrinterSwitches, startFakePrinter } from '../../support/fake-printer.ts';
import { patience } from '../../support/patience.ts';
import { startServer, type TestServer } from './server.ts';
import { openEmptyStore } from './stores.ts';

/** Short timeouts for answers that never come. */
export const QUICK: LinkTimes = {
  connectMs: patience(1000),
  answerMs: patience(150),
  sendMs: patience(400),
  proofMs: patience(400),
};

export const printer = (address: string, over: Partial<PublishedPrinter> = {}): PublishedPrinter => ({
  name: 'kitchen',
  address,
  stations: [],
  prints: ['tickets'],
  width: 80,
  mode: 'raster',
  codePages: 'epson',
  ...over,
});

export interface VenueNow {
  readonly server: TestServer;
  readonly store: Store;
  readonly dataDir: string;
  readonly printing: Printing;
  readonly warnings: string[];
  /** Another server on the same database. */
  readonly startAnother: (over?: Partial<PrintingOptions>) => Printing;
  /** Places an order with this comment; returns its id. */
  readonly order: (comment?: string) => Promise<string>;
  /** In print order. */
  readonly jobs: () => Promise<PrintJob[]>;
  readonly states: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

export const openHouse = async (
  printers: readonly PublishedPrinter[],
  over: Partial<PrintingOptions> = {},
  opened?: Store,
): Promise<VenueNow> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabl-paper-'));
  const store = opened ?? (await openEmptyStore(dataDir));
  const server = await startServer(store, dataDir, { printers });
  const warnings: string[] = [];
  const started: Printing[] = [];
  const start = (more: Partial<PrintingOptions> = {}): Printing => {
    const printing = startPrinting({
      store,
      places: createPublishedPlaces(store),
      clock: () => server.clock.now,
      dataDir,
      log: { warn: (_fields, message) => warnings.push(message) },
      times: QUICK,
      // The test printers are on this machine.
      allowPrivate: true,
      // No timed rounds: only notifications and the test trigger work.
      lookEveryMs: 3_600_000,
      ...over,
      ...more,
    });
    started.push(printing);
    return printing;
  };
  const printing = start();
  const session = await server.scan();
  const jobs = async () => (await latestPrintJobs(store.read, server.placeId, 500)).reverse();
  return {
    ...{ server, store, dataDir, printing, warnings, jobs },
    startAnother: start,
    order: async (comment) => {
      // An equal order within seconds would count as a duplicate.
      server.clock.now += 6000;
      const id = `0199c000-0000-7000-9000-${String(server.clock.now).slice(-12).padStart(12, '0')}`;
      const comments = comment === undefined ? [] : [{ variantId: server.id('variant', 'salad'), comment }];
      const answer = await server.order({ session, id, comments });
      if (answer.status !== 201) throw new Error(`Ordering ended with ${answer.status} ${answer.text}`);
      return id;
    },
    states: async () => (await jobs()).map(({ state }) => state),
    stop: async () => {
      await Promise.all(started.map((one) => one.stop()));
      await server.app.close();
      if (!opened) await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
};

/** A venue with one printer, closed after the test. */
export const withPrinter = async (
  set: Partial<PrinterSwitches>,
  walk: (house: VenueNow, fake: FakePrinter) => Promise<void>,
): Promise<void> => {
  const fake = await startFakePrinter(set);
  const house = await openHouse([printer(fake.address)]);
  try {
    await walk(house, fake);
  } finally {
    await house.stop();
    await fake.stop();
  }
};
