// CSV by RFC 4180 for all exported lists. Rows are created one by one, so that long lists can be streamed.
import { guardFormula } from './formula-guard.ts';

/** Text, or a number without a guard; `undefined`: an empty cell. */
export type CsvCell = string | number | undefined;

/** Byte-order mark of every file; without it spreadsheets do not read UTF-8. */
export const CSV_START = '\uFEFF';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

const cellText = (cell: CsvCell): string => {
  if (cell === undefined) return '';
  const text = typeof cell === 'number' ? String(cell) : guardFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One row with its end. */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;
