// The venue's printers: the real queue and driver, with a fake machine that sometimes has no paper, dies during printing, or
// sends no confirmation. A server may die while printing.
import { type Driving, drivePrinter } from '../../../server/jobs/printing/drive-printer.ts';
import type { PrinterLink } from '../../../server/jobs/printing/printer-answer.ts';
import { takePapers } from '../../../server/jobs/printing/printing.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { confirmedAs } from '../../../server/services/printing/test-slips.ts';
import { nextPrintJob, type PrintJob } from '../../../server/store/printing/print-jobs.ts';
import { savePrinterState } from '../../../server/store/printing/printers-rows.ts';
import type { Random } from '../random.ts';
import { PRINTERS } from '../venue.ts';
import type { VenueServer } from '../venue-server.ts';
import type { World } from '../world.ts';

/** A printed paper. */
export interface PaperOut {
  readonly at: number;
  readonly job: PrintJob;
}

export interface Printers {
  readonly out: readonly PaperOut[];
  /** Reads the journal and drives every printer until none has work. */
  readonly work: () => Promise<void>;
}

export interface PrinterMistakes {
  /** Runs after papers were made. */
  readonly afterTaking?: (server: VenueServer) => Promise<void>;
  /** Runs after a print, for jobs with an unknown outcome. */
  readonly afterPrinting?: (server: VenueServer) => Promise<void>;
}

export async function openPrinters(options: {
  readonly world: World;
  readonly random: Random;
  readonly server: VenueServer;
  /** Probability of a fault. */
  readonly trouble: () => number;
  readonly mistakes: PrinterMistakes;
}): Promise<Printers> {
  const { world, random, server, trouble, mistakes } = options;
  const { store, placeId } = server;
  const out: PaperOut[] = [];
  const places = createPublishedPlaces(store);
  const log = { warn: () => undefined };
  for (const printer of PRINTERS) {
    await store.write(placeId, (tx) =>
      savePrinterState(tx, placeId, printer.name, { confirmed: confirmedAs(printer), givesProof: true }),
    );
  }

  const linkTo = (name: string): PrinterLink => {
    const comesOut = async () => {
      const job = await nextPrintJob(store.read, placeId, name);
      if (job?.state !== 'sending') throw new Error('Bytes were sent for no paper');
      world.note(`  ${name} prints ${job.kind} ${job.id.slice(19)}${job.copyOf === undefined ? '' : ' COPY'}`);
      out.push({ at: world.now(), job });
    };
    return {
      trouble: async () => (random.chance(trouble()) ? 'paper_end' : undefined),
      print: async () => {
        if (!random.chance(trouble())) {
          await comesOut();
          return { end: 'printed', proof: 'printer' };
        }
        if (random.chance(0.5)) await comesOut();
        if (random.chance(0.3)) throw new Error('The server dies while it prints');
        return { end: 'unknown', reason: random.pick(['broke_off', 'stalled', 'no_proof']) };
      },
      close: () => undefined,
    };
  };

  const work = async (): Promise<void> => {
    await takePapers({ store, places, log }, placeId);
    await mistakes.afterTaking?.(server);
    for (const printer of PRINTERS) {
      const driving: Driving = {
        ...{ store, places, log, dataDir: '', clock: world.now, holder: 'this server' },
        connect: async () => (random.chance(trouble()) ? undefined : linkTo(printer.name)),
      };
      await drivePrinter(driving, { placeId, printer }, () => false).catch(() => undefined);
      await mistakes.afterPrinting?.(server);
    }
  };
  return { out, work };
}
