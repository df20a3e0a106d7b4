// Paper, from the journal to the printers, beside all that guests wait for.
import { randomUUID } from 'node:crypto';
import { isAsking } from '../services/printing/asking-printers.ts';
import type { Services } from '../services/services.ts';
import { listPrinters, placesWithPrinters } from '../store/printing/printers.ts';
import type { PublishedPrinter } from '../store/published.ts';
import { lookAfterAsking } from './asking/asking-printers.ts';
import { type Driving, drivePrinter } from './drive-printer.ts';
import { takePapers } from './take-papers.ts';

/** Also where nothing tells: another server's printer, a time to try again. */
const LOOK_EVERY_MS = 5000;

/** A paper that takes longer is left: whoever comes next finds it begun and asks. */
const DRAIN_MS = 8000;

export interface Printing {
  /** Reads every place's journal and drives every printer until none has anything to do now. */
  readonly settle: () => Promise<void>;
  /** Ends after the papers that are being sent. */
  readonly stop: () => Promise<void>;
}

export interface PrintingOptions
  extends Pick<Services, 'store' | 'places' | 'clock'>,
    Pick<Driving, 'dataDir' | 'log' | 'times'> {
  readonly lookEveryMs?: number;
}

export const startPrinting = (options: PrintingOptions): Printing => {
  const { store, places, log, lookEveryMs = LOOK_EVERY_MS } = options;
  const driving: Driving = { ...options, holder: randomUUID() };
  const running = new Map<string, Promise<void>>();
  /** Told while they run: they look once more. */
  const again = new Set<string>();
  let stopped = false;

  /** Runs a job unless it runs; then it runs once more behind itself. */
  const run = (key: string, job: () => Promise<void>): Promise<void> => {
    const current = running.get(key);
    if (current) {
      again.add(key);
      return current;
    }
    const loop = async (): Promise<void> => {
      try {
        do {
          again.delete(key);
          await job();
        } while (again.has(key) && !stopped);
      } catch (error) {
        // The rows stay as they are, and the next look tries again.
        if (!stopped) log.warn({ err: error }, 'Printing was interrupted');
      } finally {
        running.delete(key);
        again.delete(key);
      }
    };
    const promise = loop();
    running.set(key, promise);
    return promise;
  };

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
    run(`printer:${placeId}:${printer.name}`, () =>
      isAsking(printer.address)
        ? lookAfterAsking(driving, { placeId, printer })
        : inLane(printer.address, () => drivePrinter(driving, { placeId, printer }, () => stopped)),
    );

  const look = async (placeId: number): Promise<void> => {
    await run(`place:${placeId}`, () => takePapers({ store, places, log }, placeId));
    if (stopped) return;
    // Apart from each other: a dead printer stops no other one.
    await Promise.all((await listPrinters(store.read, placeId)).map((printer) => drive(placeId, printer)));
  };

  const lookEverywhere = async (): Promise<void> => {
    if (stopped) return;
    await Promise.all((await placesWithPrinters(store.read)).map(look));
  };
  const lookAndSay = (looking: Promise<void>): void => {
    looking.catch((error: unknown) => {
      if (!stopped) log.warn({ err: error }, 'Printing was interrupted');
    });
  };

  const stopListening = store.onChange((placeId) => {
    if (!stopped) lookAndSay(placeId === undefined ? lookEverywhere() : look(placeId));
  });
  const timer = setInterval(() => lookAndSay(lookEverywhere()), lookEveryMs);
  timer.unref();
  lookAndSay(lookEverywhere());

  return {
    settle: async () => {
      await lookEverywhere();
      while (running.size > 0) await Promise.all(running.values());
    },
    stop: async () => {
      stopped = true;
      stopListening();
      clearInterval(timer);
      let isLate = false;
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, DRAIN_MS).unref();
      }).then(() => {
        isLate = true;
      });
      while (running.size > 0 && !isLate) await Promise.race([late, Promise.all(running.values())]);
    },
  };
};
