// From the journal to the queue: read behind the order's own commit, so that no guest ever waits for paper.
import type { Services } from '../services/services.ts';
import { readJournal } from '../store/journal.ts';
import { journalHead } from '../store/log/journal-head.ts';
import { addPrintJob, printCursor, savePrintCursor } from '../store/printing/print-jobs.ts';
import { listPrinters } from '../store/printing/printers.ts';
import { papersOfRow } from './papers-of-row.ts';

const ROWS_AT_ONCE = 100;

/**
 * Writes down what a place's new rows give to print. The papers of a row and "this row was read" are one transaction, and a
 * paper's id is made of its order, its station and its row: any number of servers may read the same row.
 */
export const takePapers = async (
  { store, places }: Pick<Services, 'store' | 'places'>,
  placeId: number,
): Promise<void> => {
  for (;;) {
    const read = await printCursor(store.read, placeId);
    if (read === undefined || read >= (await journalHead(store.read, placeId))) return;
    await store.write(placeId, async (tx) => {
      const cursor = await printCursor(tx.db, placeId);
      const place = await places.at(tx.db, placeId);
      if (cursor === undefined || !place) return;
      const rows = await readJournal({ read: tx.db }, placeId, cursor, ROWS_AT_ONCE);
      const printers = await listPrinters(tx.db, placeId);
      for (const row of rows) {
        for (const job of await papersOfRow(row, place, printers, tx.db)) await addPrintJob(tx, job);
      }
      await savePrintCursor(tx, placeId, rows.at(-1)?.seq ?? cursor);
    });
  }
};
