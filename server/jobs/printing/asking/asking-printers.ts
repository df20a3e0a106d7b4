// Polling printers: the printer itself asks the server for its print jobs, so the server may be outside the venue's network.
// These printers have the same job queue and job states as printers to which the server sends.
import type { AskingPrinter, FindAskingPrinter } from '../../../services/printing/asking-printers.ts';
import { appendJournal } from '../../../store/journal.ts';
import {
  movePrintJob,
  nextPrintJob,
  type PrintJob,
  printJobAt,
  settlePrintJob,
} from '../../../store/printing/print-jobs.ts';
import { findPrinterByKey, printerAskedAt, savePrinterAsked } from '../../../store/printing/printer-keys.ts';
import { listPrinters, printerState } from '../../../store/printing/printers-rows.ts';
import { hashSecret } from '../../../store/secrets.ts';
import type { Bitmap } from '../bitmap.ts';
import { copyMarkOf } from '../copies.ts';
import { bitmapToPng, drawPaper } from '../draw-paper.ts';
import { type Driving, MOST_AGE_MS, type Printer, setTrouble, settle, tellOf } from '../drive-printer.ts';
import { paperOf } from '../paper-bytes.ts';

// Drawn paper as ePOS-Print XML for Epson printers, with its picture in bands.
/** Rows per picture, within the limit of the smallest printers. */
const BAND = 256;
const DEVICE = 'local_printer';
const TIMEOUT_MS = 30_000;

/** Answer to a polling printer; the printer repeats the token in its report. */
const eposXml = ({ width, height, rows }: Bitmap, token: string): string => {
  const perRow = width / 8;
  const pictures: string[] = [];
  for (let from = 0; from < height; from += BAND) {
    const count = Math.min(BAND, height - from);
    const dots = Buffer.from(rows.subarray(from * perRow, (from + count) * perRow)).toString('base64');
    pictures.push(`<image width="${width}" height="${count}" color="color_1" mode="mono">${dots}</image>`);
  }
  return (
    '<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00"><ePOSPrint>' +
    `<Parameter><devid>${DEVICE}</devid><timeout>${TIMEOUT_MS}</timeout><printjobid>${token}</printjobid></Parameter>` +
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">' +
    `${pictures.join('')}<cut type="feed"/></epos-print></PrintData></ePOSPrint></PrintRequestInfo>`
  );
};

/** Time limit for a printer's report on a paper, ms. */
const ANSWER_MS = 60_000;
/** A printer without a poll for this long counts as gone, ms. */
const GONE_MS = 60_000;
const NOTE_EVERY_MS = 20_000;

/** Time-based changes of such a queue: missing reports, papers that are too old, a printer that is gone. */
export const lookAfterAsking = async (driving: Driving, at: Printer): Promise<void> => {
  const { placeId, printer } = at;
  const { name } = printer;
  const now = driving.clock();
  const isOld = (job: PrintJob): boolean => (job.state === 'sending' ? now > job.retryAt : now - job.at > MOST_AGE_MS);
  const first = await nextPrintJob(driving.store.read, placeId, name);
  const asked = await printerAskedAt(driving.store.read, { placeId, name });
  const isGone = asked === undefined ? first !== undefined : now - asked > GONE_MS;
  const { trouble } = await printerState(driving.store.read, placeId, name);
  if (!(first && isOld(first)) && !(isGone && trouble !== 'unreachable')) return;
  await driving.store.write(placeId, async (tx) => {
    for (let job = await nextPrintJob(tx.db, placeId, name); job && isOld(job); ) {
      const [state, reason] =
        job.state === 'sending' ? (['unknown', 'no_proof'] as const) : (['asks', 'too_old'] as const);
      await movePrintJob(tx, job, [job.state], { state, reason, endedAt: now });
      await tellOf(tx, driving, job, state, reason);
      job = await nextPrintJob(tx.db, placeId, name);
    }
    if (isGone) await setTrouble(tx, driving, at, 'unreachable');
  });
};

/** Late confirmation of an unknown paper: settles it, unless a person already has. */
const proveLate = (driving: Driving, { placeId }: Printer, job: PrintJob): Promise<void> =>
  driving.store.write(placeId, async (tx) => {
    const at = driving.clock();
    if (!(await movePrintJob(tx, job, ['unknown'], { state: 'printed', proof: 'printer', endedAt: at }))) return;
    await settlePrintJob(tx, job, { by: job.settled?.by ?? '', at: job.settled?.at ?? at });
    const payload = { printer: job.printer, job: job.id, answer: 'printed', by: '' } as const;
    await appendJournal(tx, { placeId, at, type: 'printer.settled', payload });
  });

const bodyOf = async (driving: Driving, { printer }: Printer, job: PrintJob): Promise<Buffer> => {
  const bitmap = await drawPaper(paperOf(job, await copyMarkOf(driving.store.read, job)), printer.width);
  return printer.address === 'cloudprnt' ? bitmapToPng(bitmap, 0) : Buffer.from(eposXml(bitmap, String(job.seq)));
};

const askingPrinter = (driving: Driving, at: Printer): AskingPrinter => {
  const { store, clock } = driving;
  const { placeId, printer } = at;
  const { name } = printer;
  const next = () => nextPrintJob(store.read, placeId, name);
  return {
    heard: async (trouble) => {
      const now = clock();
      const asked = await printerAskedAt(store.read, { placeId, name });
      const known = (await printerState(store.read, placeId, name)).trouble ?? null;
      const told = trouble === undefined ? (known === 'unreachable' ? null : known) : trouble;
      if (told === known && asked !== undefined && now - asked < NOTE_EVERY_MS) return;
      await store.write(placeId, async (tx) => {
        await savePrinterAsked(tx, { placeId, name }, now);
        await setTrouble(tx, driving, at, told);
      });
    },
    offer: async () => {
      await lookAfterAsking(driving, at);
      const job = await next();
      return job && job.state !== 'sending' && job.retryAt <= clock() ? String(job.seq) : undefined;
    },
    hand: async (token) => {
      const job = await next();
      if (!job || (token !== undefined && token !== String(job.seq))) return undefined;
      const body = await bodyOf(driving, at, job);
      const isBegun = await store.write(placeId, (tx) =>
        movePrintJob(tx, job, [job.state], {
          ...{ state: 'sending', retryAt: clock() + ANSWER_MS, attempts: job.attempts + 1 },
        }),
      );
      return isBegun ? { token: String(job.seq), body } : undefined;
    },
    end: async (token, end, trouble) => {
      const job = token === undefined ? await next() : await printJobAt(store.read, placeId, name, Number(token));
      if (!job) return;
      if (job.state === 'unknown' && end === 'printed') return proveLate(driving, at, job);
      if (job.state !== 'sending') return;
      if (end === 'printed') return settle(driving, at, job, { end, proof: 'printer' });
      await settle(driving, at, job, { end, reason: trouble ?? 'error' });
      if (trouble) await store.write(placeId, (tx) => setTrouble(tx, driving, at, trouble));
    },
  };
};

/** Finds the printer of a secret. Its papers come from the same queue as all others. */
export const createAskingPrinters =
  (driving: Driving): FindAskingPrinter =>
  async (kind, key) => {
    const found = await findPrinterByKey(driving.store.read, hashSecret(key));
    const printers = found ? await listPrinters(driving.store.read, found.placeId) : [];
    const printer = printers.find(({ name, address }) => name === found?.name && address === kind);
    return found && printer && askingPrinter(driving, { placeId: found.placeId, printer });
  };
