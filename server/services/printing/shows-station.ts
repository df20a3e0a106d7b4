// Whether a printed ticket is a sign for its kitchen.
import type { PrintJob } from '../../store/printing/print-jobs.ts';
import type { PublishedPrinter } from '../../store/published.ts';

/** The ticket came out where its station works: a copy from another station's printer has shown the kitchen nothing. */
export const showsStation = (
  { prints, stations }: Pick<PublishedPrinter, 'prints' | 'stations'>,
  { kind, station }: Pick<PrintJob, 'kind' | 'station'>,
): boolean =>
  kind === 'ticket' &&
  prints.includes('tickets') &&
  (stations.length === 0 || station === undefined || stations.includes(station));
