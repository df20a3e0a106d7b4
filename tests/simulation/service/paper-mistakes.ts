// Known mistakes of kitchen printing, injected behind the real queue, on its own rows.
import type { PaperContent } from '../../../server/jobs/printing/paper-content.ts';
import { type JournalRow, readJournal } from '../../../server/store/journal.ts';
import { listOrders } from '../../../server/store/order/orders.ts';
import {
  addPrintJob,
  latestPrintJobs,
  movePrintJob,
  type PrintJob,
} from '../../../server/store/printing/print-jobs.ts';
import type { Tx } from '../../../server/store/store.ts';
import { stationOfDish } from '../venue.ts';
import type { VenueServer } from '../venue-server.ts';
import type { PrinterMistakes } from './printers.ts';

type Mistake = (server: VenueServer, tx: Tx, jobs: readonly PrintJob[]) => Promise<void>;

const mistaken =
  (mistake: Mistake): ((server: VenueServer) => Promise<void>) =>
  (server) =>
    server.store.write(server.placeId, async (tx) =>
      mistake(server, tx, await latestPrintJobs(tx.db, server.placeId, 500)),
    );

const isTicket = ({ kind, copyOf }: PrintJob): boolean => kind === 'ticket' && copyOf === undefined;

/** Prints a sitting's tickets again for certain journal rows. */
const ticketsAgain = (isMistaken: (row: JournalRow) => boolean): PrinterMistakes => ({
  afterTaking: mistaken(async ({ store, placeId }, tx, jobs) => {
    for (const row of (await readJournal(store, placeId)).filter(isMistaken)) {
      const orders = await listOrders(tx.db, placeId, row.sessionId ?? '');
      for (const job of jobs.filter(isTicket)) {
        if (!orders.some(({ id }) => id === job.orderId) || job.id.includes('again')) continue;
        await addPrintJob(tx, { ...job, id: `${job.id}/again-${row.seq}`, at: row.at });
      }
    }
  }),
});

/** Reprints a ticket with an unknown outcome automatically. */
export const unknownAgain: PrinterMistakes = {
  afterPrinting: mistaken(async (_server, tx, jobs) => {
    for (const job of jobs.filter(({ state }) => state === 'unknown')) {
      await movePrintJob(tx, job, ['unknown'], { state: 'queued', retryAt: 0 });
    }
  }),
};

/** Reads the journal twice, each time with new numbers. */
export const readTwice: PrinterMistakes = {
  afterTaking: mistaken(async (_server, tx, jobs) => {
    for (const job of jobs.filter(isTicket)) {
      if (!job.id.endsWith('/second')) await addPrintJob(tx, { ...job, id: `${job.id}/second` });
    }
  }),
};

/** After a merge, all orders are printed as new. */
export const mergeAgain = ticketsAgain((row) => row.type === 'table.moved' && row.payload.merged);

/** After a split bill request, its orders are printed again. */
export const splitAgain = ticketsAgain((row) => row.type === 'bill.wanted' && row.payload.split !== undefined);

const without = (isMistaken: (job: PrintJob) => boolean): PrinterMistakes => ({
  afterTaking: mistaken(async ({ placeId }, tx, jobs) => {
    for (const { id } of jobs.filter(isMistaken)) {
      await tx.db.deleteFrom('print_jobs').where('place_id', '=', placeId).where('id', '=', id).execute();
    }
  }),
});

/** Prints no voids. */
export const noVoids = without(({ kind }) => kind === 'void');

/** A line without a station is not printed. */
export const noStrays: PrinterMistakes = {
  afterTaking: mistaken(async (server, tx, jobs) => {
    const dishOf = (product: number) => server.menu().products.findIndex(({ id }) => id === product);
    for (const job of jobs.filter(isTicket)) {
      const content = JSON.parse(job.content) as PaperContent;
      if (content.kind !== 'ticket') continue;
      const lines = content.lines.filter(({ productId }) => dishOf(productId) % 3 !== 2);
      const own = lines.filter(({ productId }) => stationOfDish(dishOf(productId)) === job.station);
      const one = tx.db.updateTable('print_jobs').set({ content: JSON.stringify({ ...content, lines: own }) });
      await one.where('place_id', '=', server.placeId).where('id', '=', job.id).execute();
    }
  }),
};
