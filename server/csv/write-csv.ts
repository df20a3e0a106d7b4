// CSV as RFC 4180 has it, for every list that the server hands out. Rows are made one by one, so a long list is streamed.
import { guardFormula } from './formula-guard.ts';

/** Words, or a number that needs no guard; undefined is an empty cell. */
export type CsvCell = string | number | undefined;

/** First character of every file: without it spreadsheets do not read the file as UTF-8. */
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
