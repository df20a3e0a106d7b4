// Test slips: whether a printer works, and whether its built-in fonts are readable.
import { randomInt, randomUUID } from 'node:crypto';
import { readTestSlip, type TestSlip } from '#contract/service/paper.ts';
import type { PrinterStanding } from '#domain/kitchen/printer-state.ts';
import type { Language } from '#domain/language/language.ts';
import type { Place } from '#domain/place/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PublishedPrinter } from '../../store/place/published.ts';
import { addPrintJob, latestTestSlips, type PrintJob } from '../../store/printing/print-jobs.ts';
import { listPrinters, printerState, savePrinterState } from '../../store/printing/printers-rows.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';

/** Number of latest slips of a printer that are searched for a code. */
const SEARCHED = 50;

/** Content of a slip, stored with its print job. */
export interface TestContent extends TestSlip {
  readonly kind: 'test';
  readonly place: {
    readonly name: string;
    readonly address: string;
    readonly language: Language;
    readonly timeZone: string;
  };
  readonly at: number;
}

/** Settings to which a confirmation applies: a changed address or code page needs a new slip. */
export const confirmedAs = ({ address, codePages, width }: PublishedPrinter): string =>
  `${address} ${codePages} ${width}`;

const slipIn = ({ content }: PrintJob): TestSlip | undefined => {
  try {
    return readTestSlip(JSON.parse(content));
  } catch {
    return undefined;
  }
};

/** Queues a test slip; returns the paper's id. The place must be locked. */
export const addTestSlip = async (
  tx: Tx,
  place: Pick<Place, 'id' | 'name' | 'address' | 'defaultLanguage' | 'timeZone'>,
  printer: PublishedPrinter,
  at: number,
): Promise<string> => {
  const { id: placeId, name, address, defaultLanguage: language, timeZone } = place;
  const content: TestContent = {
    kind: 'test',
    place: { name, address, language, timeZone },
    at,
    printer: printer.name,
    address: printer.address,
    code: printer.mode === 'text' ? String(randomInt(1000, 10_000)) : null,
  };
  const id = `test/${randomUUID()}`;
  await addPrintJob(tx, {
    ...{ placeId, id, printer: printer.name, kind: 'test', at, content: JSON.stringify(content) },
    ...{ orderId: undefined, station: undefined, copyOf: undefined },
  });
  // No journal row exists for a test slip, so its print job is woken explicitly.
  await tx.changed(placeId);
  return id;
};

/** A person has read a slip in the printer's own font and enters its code. The place must be locked. */
export const confirmLetters = async (
  tx: Tx,
  placeId: number,
  printer: PublishedPrinter,
  code: string,
): Promise<Result<void, 'draws' | 'wrong_code'>> => {
  if (printer.mode !== 'text') return fail('draws');
  const slips = await latestTestSlips(tx.db, placeId, printer.name, SEARCHED);
  const isRight = slips.some((job) => {
    const slip = slipIn(job);
    return slip?.address === printer.address && slip.code === code;
  });
  if (!isRight) return fail('wrong_code');
  await savePrinterState(tx, placeId, printer.name, { confirmed: confirmedAs(printer) });
  return ok(undefined);
};

type Asked = Pick<Services, 'store' | 'clock'>;
type Slip<T, F> = Promise<Result<T, F | 'unknown_printer'>>;

/** Test slip by the printer's name, for the place's manager. */
export const printTestSlip = ({ store, clock }: Asked, place: Place, name: string): Slip<string, never> =>
  store.write(place.id, async (tx) => {
    const printer = (await listPrinters(tx.db, place.id)).find((one) => one.name === name);
    return printer ? ok(await addTestSlip(tx, place, printer, clock())) : fail('unknown_printer');
  });

export const confirmTestSlip = (
  { store }: Pick<Asked, 'store'>,
  placeId: number,
  { name, code }: { readonly name: string; readonly code: string },
): Slip<void, 'draws' | 'wrong_code'> =>
  store.write(placeId, async (tx) => {
    const printer = (await listPrinters(tx.db, placeId)).find((one) => one.name === name);
    return printer ? confirmLetters(tx, placeId, printer, code) : fail('unknown_printer');
  });

/** State of each printer and of its last test slip. */
export const printersNow = async (db: Store['read'], placeId: number): Promise<readonly PrinterStanding[]> => {
  const printers = await listPrinters(db, placeId);
  return Promise.all(
    printers.map(async (printer): Promise<PrinterStanding> => {
      const { name, address, mode } = printer;
      const { trouble, confirmed } = await printerState(db, placeId, name);
      const [slip] = await latestTestSlips(db, placeId, name, 1);
      const isConfirmed = confirmed === confirmedAs(printer);
      return {
        ...{ name, address, trouble },
        letters: mode !== 'text' ? 'drawn' : isConfirmed ? 'confirmed' : 'unconfirmed',
        slip: slip && { id: slip.id, at: slip.at, state: slip.state, reason: slip.reason },
      };
    }),
  );
};
