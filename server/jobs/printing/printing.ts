// Paper, from the journal to the printers, beside all that guests wait for.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isAsking } from '../../services/printing/asking-printers.ts';
import type { Services } from '../../services/services.ts';
import type { PublishedPrinter } from '../../store/place/published.ts';
import { listPrinters, placesWithPrinters } from '../../store/printing/printers.ts';
import { type Following, followPlaces } from '../following/follow-places.ts';
import { lookAfterAsking } from './asking/asking-printers.ts';
import { type Driving, drivePrinter } from './drive-printer.ts';
import { takePapers } from './take-papers.ts';

/** Time that a stop waits, ms; a paper that takes longer is left: the next server finds it begun and asks. */
const DRAIN_MS = 8000;

/** Settles when every journal is read and no printer has anything to do now. Stops after the papers that are being sent. */
export type Printing = Following;

export interface PrintingOptions
  extends Pick<Services, 'store' | 'places' | 'clock'>,
    Pick<Driving, 'dataDir' | 'log' | 'times' | 'allowPrivate'> {
  readonly lookEveryMs?: number;
}

export const startPrinting = (options: PrintingOptions): Printing => {
  const { store, places, log } = options;
  const driving: Driving = { ...options, holder: randomUUID() };
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Two printers of the file may be one machine, which talks with one of them at a time. */
  const lanes = new Map<string, Promise<void>>();
  const inLane = (address: string, job: () => Promise<void>): Promise<void> => {
    const turn = (lanes.get(address) ?? Promise.resolve()).then(job);
    lanes.set(
      address,
      turn.catch(() => undefined),
    );
    return turn;
  };
  const drive = (placeId: number, printer: PublishedPrinter): Promise<void> =>
    isAsking(printer.address)
      ? lookAfterAsking(driving, { placeId, printer })
      : inLane(printer.address, () => drivePrinter(driving, { placeId, printer }, () => signal.aborted));

  const following = followPlaces({
    ...options,
    name: 'Printing',
    signal,
    places: () => placesWithPrinters(store.read),
    look: async (placeId, run) => {
      await run(`place:${placeId}`, () => takePapers({ store, places, log }, placeId));
      if (signal.aborted) return;
      const printers = await listPrinters(store.read, placeId);
      // Apart from each other: a dead printer stops no other one.
      await Promise.all(
        printers.map((printer) => run(`printer:${placeId}:${printer.name}`, () => drive(placeId, printer))),
      );
    },
  });
  return {
    settle: following.settle,
    stop: () => {
      stopping.abort();
      return Promise.race([following.stop(), wait(DRAIN_MS, undefined, { ref: false })]);
    },
  };
};
