// Converts a journal row to a print job.
import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { JournalRow } from '../../store/journal.ts';
import type { NewPrintJob } from '../../store/printing/print-jobs.ts';
import type { PaperContent, PaperPlace } from './paper-content.ts';

/** Common fields of all papers of a place. */
export const paperPlace = ({ document: { place } }: PublishedPlace): PaperPlace => ({
  name: place.name,
  address: place.address,
  language: place.defaultLanguage,
  timeZone: place.timeZone,
});

/** Job of a paper for a row. */
export const jobOf = (
  row: Pick<JournalRow, 'placeId' | 'seq' | 'at'>,
  job: Pick<NewPrintJob, 'id' | 'printer' | 'orderId' | 'station'> & { readonly content: PaperContent },
): NewPrintJob => ({
  ...job,
  placeId: row.placeId,
  kind: job.content.kind,
  copyOf: undefined,
  content: JSON.stringify(job.content),
  at: row.at,
});
