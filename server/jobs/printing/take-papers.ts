// From the journal to the queue: read behind the order's own commit, so that no guest ever waits for paper.

import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { Services } from '../../services/services.ts';
import { type JournalRow, readJournal } from '../../store/journal.ts';
import { journalHead } from '../../store/log/journal-head.ts';
import type { PublishedPrinter } from '../../store/place/published.ts';
import { addPrintJob, type NewPrintJob, printCursor, savePrintCursor } from '../../store/printing/print-jobs.ts';
import { listPrinters } from '../../store/printing/printers.ts';
import type { Tx } from '../../store/store.ts';
import type { PrintLog } from './drive-printer.ts';
import { papersOfRow } from './papers-of-row.ts';

const ROWS_AT_ONCE = 100;

/** A row that makes no sense to this server is told and passed over: it must not keep all later ones from paper. */
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
 * Writes down what a place's new rows give to print. The papers of a row and "this row was read" are one transaction, and a
 * paper's id is made of its order, its station and its row: any number of servers may read the same row.
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
