// Works through one printer's queue, on one server at a time. A dead or busy printer delays only itself.

import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedPlaces } from '../../services/place/published-places.ts';
import { isAsking } from '../../services/printing/asking-printers.ts';
import { settleIfRefused } from '../../services/printing/settle-tickets.ts';
import { showsStation } from '../../services/printing/shows-station.ts';
import { sayShown } from '../../services/service/say-fact.ts';
import { tellingReach } from '../../services/service/tell-reach.ts';
import { appendJournal } from '../../store/journal.ts';
import type { PublishedPrinter } from '../../store/place/published.ts';
import { movePrintJob, nextPrintJob, type PrintJob, type PrintState } from '../../store/printing/print-jobs.ts';
import {
  FOLDER_PREFIX,
  holdPrinter,
  isFolder,
  printerState,
  releasePrinter,
  savePrinterState,
} from '../../store/printing/printers-rows.ts';
import type { Store, Tx } from '../../store/store.ts';
import { copyMarkOf } from './copies.ts';
import { bitmapToPng, drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';
import { losesLetters, paperBytes, paperOf } from './paper-bytes.ts';
import { type LinkTimes, linkToPrinter, type PrintEnd } from './printer-answer.ts';

/** Maximum number of pictures; older ones are deleted. */
const MOST_PICTURES = 200;

/** Folder of a folder printer's pictures. */
const folderOf = (dataDir: string, placeId: number, address: string): string =>
  join(dataDir, 'printed', String(placeId), address.slice(FOLDER_PREFIX.length));

/** Writes a paper as a picture; a partial file is never visible. */
const printIntoFolder = async (
  folder: string,
  job: Pick<PrintJob, 'seq' | 'kind'>,
  paper: Paper,
  width: 80 | 58,
): Promise<void> => {
  const png = await bitmapToPng(await drawPaper(paper, width));
  await mkdir(folder, { recursive: true });
  const name = `${String(job.seq).padStart(8, '0')}-${job.kind}.png`;
  await writeFile(join(folder, `.${name}`), png);
  await rename(join(folder, `.${name}`), join(folder, name));
  const names = (await readdir(folder)).filter((one) => one.endsWith('.png') && !one.startsWith('.')).sort();
  for (const old of names.slice(0, -MOST_PICTURES)) await rm(join(folder, old), { force: true });
};

/**
 * Maximum age of a paper that prints without a question, ms: a printer that is back in the morning does not print the
 * night's papers.
 */
export const MOST_AGE_MS = 10 * 60_000;
/** Lease of a printer, ms; longer than a conversation can last. */
const HOLD_MS = 90_000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 30_000;
const UNSENT: readonly PrintState[] = ['queued', 'failed'];

export interface PrintLog {
  readonly warn: (fields: object, message: string) => void;
}

export interface Driving {
  readonly store: Store;
  readonly places: PublishedPlaces;
  readonly clock: () => number;
  /** Unique id of this server. */
  readonly holder: string;
  readonly dataDir: string;
  readonly log: PrintLog;
  readonly times?: LinkTimes;
  /** Whether printers may be in the server's private network. */
  readonly allowPrivate?: boolean | undefined;
  /** Replaces the network in tests. */
  readonly connect?: typeof linkToPrinter;
}

export interface Printer {
  readonly placeId: number;
  readonly printer: PublishedPrinter;
}

/** Reports a paper that needs a decision to the boards and the log. */
export const tellOf = async (
  tx: Tx,
  { clock, log }: Driving,
  job: PrintJob,
  state: 'unknown' | 'asks',
  reason: string,
): Promise<void> => {
  const { placeId, printer, id, kind } = job;
  await appendJournal(tx, {
    placeId,
    at: clock(),
    type: 'printer.paper',
    ...(job.orderId !== undefined && { orderId: job.orderId }),
    payload: { printer, job: id, kind, state, reason },
  });
  if (kind === 'ticket') await settleIfRefused(tx, job, clock());
  log.warn(
    { place: placeId, printer, job: id, reason },
    state === 'unknown' ? 'A paper may not have been printed' : 'A paper waits for a person: it is too old',
  );
};

/** Reports a change of a printer's trouble; null: none. */
export const setTrouble = async (
  tx: Tx,
  { clock, log, places }: Driving,
  at: Printer,
  trouble: string | null,
): Promise<void> => {
  const { placeId } = at;
  const { name } = at.printer;
  const known = (await printerState(tx.db, placeId, name)).trouble ?? null;
  if (known === trouble) return;
  await tellingReach(tx, places, { placeId, at: clock() }, () =>
    savePrinterState(tx, placeId, name, { trouble, troubleAt: trouble === null ? null : clock() }),
  );
  await appendJournal(tx, { placeId, at: clock(), type: 'printer.trouble', payload: { printer: name, trouble } });
  if (trouble !== null) log.warn({ place: placeId, printer: name, trouble }, 'A printer cannot print');
};

/** probe: no paper waits, and the end of its trouble is checked. */
type Next = PrintJob | 'done' | 'probe';

/** Takes the lease and returns the next job; settles papers that can no longer be printed. */
const takeNext = (driving: Driving, { placeId, printer }: Printer): Promise<Next> =>
  driving.store.write(placeId, async (tx): Promise<Next> => {
    const now = driving.clock();
    const of = { placeId, name: printer.name, holder: driving.holder };
    if (!(await holdPrinter(tx, of, { now, until: now + HOLD_MS }))) return 'done';
    for (;;) {
      const job = await nextPrintJob(tx.db, placeId, printer.name);
      if (!job) {
        const { trouble } = await printerState(tx.db, placeId, printer.name);
        if (trouble !== undefined && !isFolder(printer.address)) return 'probe';
        await releasePrinter(tx, of);
        return 'done';
      }
      if (job.state === 'sending') {
        // The server that started this paper is gone; the paper may be printed in part.
        await movePrintJob(tx, job, ['sending'], { state: 'unknown', reason: 'server_ended', endedAt: now });
        await tellOf(tx, driving, job, 'unknown', 'server_ended');
      } else if (now - job.at > MOST_AGE_MS) {
        await movePrintJob(tx, job, UNSENT, { state: 'asks', reason: job.reason ?? 'too_old', endedAt: now });
        await tellOf(tx, driving, job, 'asks', job.reason ?? 'too_old');
      } else if (job.retryAt > now) {
        await releasePrinter(tx, of);
        return 'done';
      } else return job;
    }
  });

/** Marks a job as sending before its first byte; returns false when another server has it. */
const begin = ({ store, clock, holder }: Driving, job: PrintJob): Promise<boolean> =>
  store.write(job.placeId, async (tx) => {
    const now = clock();
    const of = { placeId: job.placeId, name: job.printer, holder };
    if (!(await holdPrinter(tx, of, { now, until: now + HOLD_MS }))) return false;
    return movePrintJob(tx, job, UNSENT, { state: 'sending', attempts: job.attempts + 1 });
  });

/** Stores the outcome of a paper. */
export const settle = async (driving: Driving, at: Printer, job: PrintJob, end: PrintEnd): Promise<void> => {
  const { store, clock } = driving;
  const isProven = end.end === 'printed' && end.proof === 'printer';
  await store.write(at.placeId, async (tx): Promise<void> => {
    const now = clock();
    if (end.end === 'failed') {
      const retryAt = now + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(job.attempts, 10));
      const attempts = job.attempts + 1;
      await movePrintJob(tx, job, [...UNSENT, 'sending'], {
        ...{ state: 'failed', attempts, retryAt, reason: end.reason },
      });
      await setTrouble(tx, driving, at, end.reason);
      return;
    }
    const isPrinted = end.end === 'printed';
    const isMoved = await movePrintJob(tx, job, ['sending'], {
      state: end.end,
      endedAt: now,
      ...(isPrinted ? { proof: end.proof } : { reason: end.reason }),
    });
    if (isPrinted) {
      if (!isFolder(at.printer.address)) await savePrinterState(tx, at.placeId, job.printer, { givesProof: isProven });
      await setTrouble(tx, driving, at, null);
      // A confirmed ticket counts like a seen screen. A note with missing letters does not: the order stays unseen and rings
      // until a screen shows it.
      const isRead = isProven && showsStation(at.printer, job) && !losesLetters(job);
      if (isMoved && isRead && job.orderId !== undefined) {
        const saying = { placeId: at.placeId, by: '', at: now };
        await sayShown(tx, driving.places, saying, job.orderId, { by: 'printer', station: job.station });
      }
    } else if (isMoved) await tellOf(tx, driving, job, 'unknown', end.reason);
  });
};

/** Fails a paper that cannot be drawn, so that it does not block those behind it. */
const giveUp = (driving: Driving, job: PrintJob, error: unknown): Promise<void> =>
  driving.store.write(job.placeId, async (tx) => {
    driving.log.warn({ err: error, job: job.id }, 'A paper cannot be drawn');
    await movePrintJob(tx, job, UNSENT, { state: 'asks', reason: 'unreadable', endedAt: driving.clock() });
    await tellOf(tx, driving, job, 'asks', 'unreadable');
  });

const printJob = async (driving: Driving, at: Printer, job: PrintJob): Promise<void> => {
  const { store, dataDir, times, allowPrivate = false, connect = linkToPrinter } = driving;
  const { printer, placeId } = at;
  const copy = await copyMarkOf(store.read, job);
  if (isFolder(printer.address)) {
    if (!(await begin(driving, job))) return;
    const folder = folderOf(dataDir, placeId, printer.address);
    // A failed file may be retried, because partial files are never visible. No proof, because no person looks at a
    // file.
    const end = await printIntoFolder(folder, job, paperOf(job, copy), printer.width).then(
      (): PrintEnd => ({ end: 'printed', proof: 'status' }),
      (): PrintEnd => ({ end: 'failed', reason: 'error' }),
    );
    return settle(driving, at, job, end);
  }
  const state = await printerState(store.read, placeId, printer.name);
  let bytes: Uint8Array;
  try {
    bytes = await paperBytes(job, copy, printer, state);
  } catch (error) {
    return giveUp(driving, job, error);
  }
  const link = await connect(printer.address, times, { allowPrivate });
  if (typeof link !== 'object') return settle(driving, at, job, { end: 'failed', reason: link ?? 'unreachable' });
  try {
    const trouble = await link.trouble();
    if (trouble) return await settle(driving, at, job, { end: 'failed', reason: trouble });
    if (!(await begin(driving, job))) return;
    await settle(driving, at, job, await link.print(bytes, state.givesProof));
  } finally {
    link.close();
  }
};

/** Checks whether a trouble is over while no paper waits. Sends no byte of a paper. */
const probe = async (driving: Driving, at: Printer): Promise<void> => {
  const { connect = linkToPrinter, times, allowPrivate = false } = driving;
  const link = await connect(at.printer.address, times, { allowPrivate });
  const trouble = typeof link === 'object' ? await link.trouble().finally(link.close) : (link ?? 'unreachable');
  await driving.store.write(at.placeId, async (tx) => {
    await setTrouble(tx, driving, at, trouble ?? null);
    await releasePrinter(tx, { placeId: at.placeId, name: at.printer.name, holder: driving.holder });
  });
};

/** Works through a printer's queue until it is empty or its first paper must wait. */
export const drivePrinter = async (driving: Driving, at: Printer, isStopped: () => boolean): Promise<void> => {
  // A polling printer fetches its papers itself.
  if (isAsking(at.printer.address)) return;
  while (!isStopped()) {
    const next = await takeNext(driving, at);
    if (next === 'done') return;
    if (next === 'probe') return probe(driving, at);
    await printJob(driving, at, next);
  }
  const { placeId, printer } = at;
  await driving.store.write(placeId, (tx) =>
    releasePrinter(tx, { placeId, name: printer.name, holder: driving.holder }),
  );
};
