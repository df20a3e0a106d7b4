// Whether a printed ticket counts as seen by its kitchen.

import type { PublishedPrinter } from '../../store/place/published.ts';
import type { PrintJob } from '../../store/printing/print-jobs.ts';

/**
 * Counts only a ticket printed at its own station, because a copy at another station's printer shows the kitchen nothing.
 */
export const showsStation = (
  { prints, stations }: Pick<PublishedPrinter, 'prints' | 'stations'>,
  { kind, station }: Pick<PrintJob, 'kind' | 'station'>,
): boolean =>
  kind === 'ticket' &&
  prints.includes('tickets') &&
  (stations.length === 0 || station === undefined || stations.includes(station));
