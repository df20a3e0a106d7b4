// The menu of a venue as CSV, and comparison of a file with the menu.
import { LANGUAGES } from '#domain/language/language.ts';
import { CLEAR, languagesOf, sheetColumns, sheetRows } from '#domain/owner/menu-sheet.ts';
import { type ReadSheet, readMenuSheet, type SheetRow } from '#domain/owner/read-menu-sheet.ts';
import { guessedColumns } from '#domain/owner/sheets/column-guess.ts';
import { type ForeignColumn, foreignRows } from '#domain/owner/sheets/foreign-rows.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type CsvFault, type CsvRow, readCsv, wordsOfCell } from './read-csv.ts';
import { CSV_START, csvRow } from './write-csv.ts';

/** The file, row by row. */
export function* menuCsv(file: VenueFile): Generator<string> {
  yield CSV_START + csvRow(sheetColumns(languagesOf(file)));
  for (const cells of sheetRows(file)) yield csvRow(cells);
}

/** `columns`: the first row contains no key, so a person must name the columns; none: the file is empty. */
export type MenuCsvFault = CsvFault | { readonly kind: 'columns'; readonly columns: readonly ForeignColumn[] };

/**
 * Changes that a file would make, and its errors; the menu stays unchanged. `means`: meanings of a foreign sheet's columns
 * in order, empty for an ignored column.
 */
export function readMenuCsv(
  file: VenueFile,
  bytes: Uint8Array,
  means?: readonly string[],
): Result<ReadSheet, MenuCsvFault> {
  const read = readCsv(bytes);
  if (!read.ok) return fail(read.error);
  const [head, ...rows] = read.value;
  const names = head?.cells.map((cell) => wordsOfCell(cell.trim())) ?? [];
  if (means) return ok(readForeign(file, names, means, rows));
  const columns = names.map(columnOf);
  if (!columns.includes('key')) return fail({ kind: 'columns', columns: foreignColumns(file, names, rows) });
  return ok(
    readMenuSheet(
      file,
      columns,
      rows.map((row) => toSheetRow(columns, row)),
    ),
  );
}

const COLUMNS: ReadonlyMap<string, string> = new Map(sheetColumns(LANGUAGES).map((name) => [name.toLowerCase(), name]));
/** Tolerates changed letter case and spaces. */
const columnOf = (cell: string): string => COLUMNS.get(cell.trim().toLowerCase()) ?? cell.trim();

const toSheetRow = (columns: readonly string[], { line, cells }: CsvRow): SheetRow => ({
  line,
  cells: new Map(
    columns.flatMap((column, i): [string, string | null][] => {
      const cell = cells[i]?.trim() ?? '';
      if (cell === '' || column === '') return [];
      // A text that is itself a dash is written with a guard.
      return [[column, cell === CLEAR ? null : wordsOfCell(cell)]];
    }),
  ),
});

/** Columns of a foreign sheet, each with its first value. */
const foreignColumns = (
  file: VenueFile,
  names: readonly string[],
  rows: readonly CsvRow[],
): readonly ForeignColumn[] => {
  const guesses = guessedColumns(file, names);
  return names.map((name, i) => ({
    name,
    sample: rows.map(({ cells }) => cells[i]?.trim() ?? '').find((cell) => cell !== '') ?? '',
    guess: guesses[i] ?? '',
  }));
};

/** Problems use the sheet's own column names. */
function readForeign(
  file: VenueFile,
  names: readonly string[],
  means: readonly string[],
  rows: readonly CsvRow[],
): ReadSheet {
  const columns = names.map((_, i) => means[i] ?? '');
  const own = foreignRows(
    file,
    rows.map((row) => toSheetRow(columns, row)),
  );
  const { changes, problems } = readMenuSheet(file, columns, own);
  const calledHere = new Map(columns.map((column, i) => [column, names[i] ?? column]));
  return {
    changes,
    problems: problems.map((problem) => ({ ...problem, column: calledHere.get(problem.column) ?? problem.column })),
    ignored: names.filter((name, i) => columns[i] === '' && name !== ''),
  };
}
