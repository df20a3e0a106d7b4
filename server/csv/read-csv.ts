// CSV as spreadsheets write it: RFC 4180 and variants. Locales with a decimal comma use semicolons, some programs tabs; the
// first row decides.
import { fail, ok, type Result } from '#domain/result.ts';
import { unguardFormula } from './formula-guard.ts';

export interface CsvRow {
  /** First line of the row in the file, from 1; a cell may span several lines. */
  readonly line: number;
  /** Cells without their quotes; `wordsOfCell` removes a formula guard. */
  readonly cells: readonly string[];
}

export type CsvFault = { readonly kind: 'encoding' } | { readonly kind: 'quote'; readonly line: number };

const SEPARATORS = [',', ';', '\t'] as const;

/** Text of a cell as it was before export. */
export const wordsOfCell = (cell: string): string => unguardFormula(cell).replaceAll('\r\n', '\n');

/** Rows of a file, without empty ones. */
export function readCsv(bytes: Uint8Array): Result<readonly CsvRow[], CsvFault> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fail({ kind: 'encoding' });
  }
  return rowsOf(text, separatorOf(text));
}

/** Most frequent separator in the first row, outside quotes. */
function separatorOf(text: string): string {
  const first = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  const times = (sign: string) => first.split(sign).length;
  return [...SEPARATORS].sort((a, b) => times(b) - times(a))[0] ?? ',';
}

function rowsOf(text: string, separator: string): Result<readonly CsvRow[], CsvFault> {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: begun, cells });
    cells = [];
  };
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const quoted = quotedCell(text, at);
      if (!quoted) return fail({ kind: 'quote', line });
      cell = quoted.cell;
      line += cell.split('\n').length - 1;
      at = quoted.end;
    }
    // Text after a closing quote belongs to the cell, as in spreadsheets.
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    cells.push(cell + text.slice(at, end));
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    endRow();
    begun = line;
  }
  endRow();
  return ok(rows);
}

function quotedCell(text: string, start: number): { readonly cell: string; readonly end: number } | undefined {
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return undefined;
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    from = quote + 2;
  }
}
