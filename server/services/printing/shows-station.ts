// Whether a printed ticket is a sign for its kitchen.

import type { PublishedPrinter } from '../../store/place/published.ts';
import type { PrintJob } from '../../store/printing/print-jobs.ts';

/** The ticket came out where its station works: a copy from another station's printer has shown the kitchen nothing. */
export const showsStation = (
  { prints, stations }: Pick<PublishedPrinter, 'prints' | 'stations'>,
  { kind, station }: Pick<PrintJob, 'kind' | 'station'>,
): boolean =>
  kind === 'ticket' &&
  prints.includes('tickets') &&
  (stations.length === 0 || station === undefined || stations.includes(station));
