// Printing from the journal to the printers, in the background.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { isAsking } from '../../services/printing/asking-printers.ts';
import type { Services } from '../../services/services.ts';
import { type JournalRow, readJournal } from '../../store/journal.ts';
import { journalHead } from '../../store/log/journal-head.ts';
import type { PublishedPrinter } from '../../store/place/published.ts';
import { addPrintJob, type NewPrintJob, printCursor, savePrintCursor } from '../../store/printing/print-jobs.ts';
import { listPrinters, placesWithPrinters } from '../../store/printing/printers-rows.ts';
import type { Tx } from '../../store/store.ts';
import { type Following, followPlaces } from '../following/follow-places.ts';
import { lookAfterAsking } from './asking/asking-printers.ts';
import { type Driving, drivePrinter, type PrintLog } from './drive-printer.ts';
import { papersOfRow } from './papers-of-row.ts';

// Journal rows per step. They are read after the order's commit, so that no guest waits for paper.
const ROWS_AT_ONCE = 100;

/** Papers of a row; a row that this server cannot understand is logged and skipped, so that it does not block later ones. */
const papersOrNone = async (
  row: JournalRow,
  of: { readonly place: PublishedPlace; readonly printers: readonly PublishedPrinter[]; readonly log: PrintLog },
  tx: Tx,
): Promise<NewPrintJob[]> => {
  try {
    return await papersOfRow(row, of.place, of.printers, tx.db);
  } catch (error) {
    of.log.warn({ err: error, place: row.placeId, seq: row.seq }, 'A row of the journal cannot be printed');
    return [];
  }
};

/**
 * Stores the papers of a place's new rows. Papers and the read position are one transaction, and a paper's id is made of
 * order, station and row, so any number of servers may read the same row.
 */
export const takePapers = async (
  { store, places, log }: Pick<Services, 'store' | 'places'> & { readonly log: PrintLog },
  placeId: number,
): Promise<void> => {
  const readOn = (): Promise<boolean> =>
    store.write(placeId, async (tx) => {
      const cursor = await printCursor(tx.db, placeId);
      const place = await places.at(tx.db, placeId);
      if (cursor === undefined || !place) return false;
      const rows = await readJournal({ read: tx.db }, placeId, cursor, ROWS_AT_ONCE);
      const printers = await listPrinters(tx.db, placeId);
      for (const row of rows) {
        for (const job of await papersOrNone(row, { place, printers, log }, tx)) await addPrintJob(tx, job);
      }
      await savePrintCursor(tx, placeId, rows.at(-1)?.seq ?? cursor);
      return rows.length === ROWS_AT_ONCE;
    });
  const read = await printCursor(store.read, placeId);
  if (read === undefined || read >= (await journalHead(store.read, placeId))) return;
  let hasMore = true;
  while (hasMore) hasMore = await readOn();
};

/** Maximum wait of a stop, ms; a longer paper is left as started, and the next server asks about it. */
const DRAIN_MS = 8000;

/** Settles when every journal is read and no printer has work. Stops after the papers being sent. */
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

  /** Two configured printers may be one machine, which accepts one connection at a time. */
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
      // In parallel, so that a dead printer stops no other one.
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
