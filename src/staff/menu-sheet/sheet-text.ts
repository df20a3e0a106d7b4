import type { SheetFault } from '#contract/owner/menu-sheet-wire.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** Text of a file; not every spreadsheet is saved as UTF-8. */
export const sheetText = (bytes: Uint8Array): Result<string, SheetFault> => {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('encoding');
  }
};
