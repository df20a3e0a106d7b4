// Papers and printers that need staff, for the board.
import { readPaperSubject } from '#contract/service/paper.ts';
import type { OpenPaper, PaperTrouble, TroubledPrinter } from '#domain/service/paper.ts';
import { nextPrintJob, openPrintJobs, type PrintJob } from '../../store/printing/print-jobs.ts';
import { listPrinters, printerTroubles } from '../../store/printing/printers-rows.ts';
import type { Store } from '../../store/store.ts';

/** Age after which an unanswered paper is no longer shown, ms. */
const SHOWN_MS = 12 * 3_600_000;

const subjectOf = ({ content }: PrintJob) => {
  try {
    return readPaperSubject(JSON.parse(content));
  } catch {
    return undefined;
  }
};

const toPaper = (job: PrintJob): OpenPaper[] => {
  const { printer, id, kind, state, reason, at, station } = job;
  if (state !== 'unknown' && state !== 'asks') return [];
  const subject = subjectOf(job);
  const table = subject?.order ? subject.order.table : subject?.table;
  return [
    {
      ...{ printer, job: id, kind, state, reason: reason ?? '', at },
      ...(station !== undefined && { station }),
      ...(subject?.order && { label: subject.order.label }),
      ...(typeof table === 'string' && { table }),
    },
  ];
};

/** Papers that wait for a person, oldest first, and the troubles of the place's printers. */
export const paperTrouble = async (db: Store['read'], placeId: number, now: number): Promise<PaperTrouble> => {
  const [jobs, printers, troubles] = await Promise.all([
    openPrintJobs(db, placeId, now - SHOWN_MS),
    listPrinters(db, placeId),
    printerTroubles(db, placeId),
  ]);
  const troubled = printers.flatMap(({ name, stations }) => {
    const found = troubles.get(name);
    return found ? { name, stations, ...found } : [];
  });
  return {
    papers: jobs.flatMap(toPaper),
    printers: await Promise.all(
      troubled.map(async ({ since, ...printer }): Promise<TroubledPrinter> => {
        const waiting = await nextPrintJob(db, placeId, printer.name);
        return { ...printer, ...(since !== undefined && { since }), ...(waiting && { job: waiting.id }) };
      }),
    ),
  };
};
