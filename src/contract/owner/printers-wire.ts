// GET staff/printers: state of a place's printers and test slips. Our own endpoint.
import * as v from 'valibot';
import { typedReader } from '#contract/staff/staff-answers.ts';
import { maybe } from '#contract/stored-fields.ts';
import { LETTERS, type PrinterStanding } from '#domain/kitchen/printer-state.ts';
import { PAPER_STATES } from '#domain/service/paper.ts';

export const printersSchema = v.object({
  printers: v.array(
    v.object({
      name: v.string(),
      address: v.string(),
      trouble: maybe(v.string()),
      letters: v.picklist(LETTERS),
      slip: maybe(
        v.object({ id: v.string(), at: v.number(), state: v.picklist(PAPER_STATES), reason: maybe(v.string()) }),
      ),
    }),
  ),
});

const printerName = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const testSlipSchema = v.object({ printer: printerName });
export const slipCodeSchema = v.object({ printer: printerName, code: v.pipe(v.string(), v.trim(), v.maxLength(20)) });

export const readPrinters = typedReader<{ readonly printers: readonly PrinterStanding[] }>(printersSchema);
