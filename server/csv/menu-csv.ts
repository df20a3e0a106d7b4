// The menu of a venue as a CSV file, and such a file compared with the menu.
import { LANGUAGES } from '#domain/language/language.ts';
import { CLEAR, languagesOf, sheetColumns, sheetRows } from '#domain/owner/menu-sheet.ts';
import { type ReadSheet, readMenuSheet, type SheetRow } from '#domain/owner/read-menu-sheet.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type CsvFault, type CsvRow, readCsv, wordsOfCell } from './read-csv.ts';
import { CSV_START, csvRow } from './write-csv.ts';

/** The file, row by row. */
export function* menuCsv(file: VenueFile): Generator<string> {
  yield CSV_START + csvRow(sheetColumns(languagesOf(file)));
  for (const cells of sheetRows(file)) yield csvRow(cells);
}

/** `columns`: the first row names no key, so that no row could be told from another. */
export type MenuCsvFault = CsvFault | { readonly kind: 'columns' };

/** What a file changes in the menu, and what is wrong with it; nothing is done. */
export function readMenuCsv(file: VenueFile, bytes: Uint8Array): Result<ReadSheet, MenuCsvFault> {
  const read = readCsv(bytes);
  if (!read.ok) return fail(read.error);
  const [head, ...rows] = read.value;
  const columns = head?.cells.map(columnOf) ?? [];
  if (!columns.includes('key')) return fail({ kind: 'columns' });
  return ok(
    readMenuSheet(
      file,
      columns,
      rows.map((row) => toSheetRow(columns, row)),
    ),
  );
}

const COLUMNS: ReadonlyMap<string, string> = new Map(sheetColumns(LANGUAGES).map((name) => [name.toLowerCase(), name]));
/** However its letters were changed on the way. */
const columnOf = (cell: string): string => COLUMNS.get(cell.trim().toLowerCase()) ?? cell.trim();

const toSheetRow = (columns: readonly string[], { line, cells }: CsvRow): SheetRow => ({
  line,
  cells: new Map(
    columns.flatMap((column, i): [string, string | null][] => {
      const cell = cells[i]?.trim() ?? '';
      if (cell === '') return [];
      // Words that are themselves a dash were written with a guard before them.
      return [[column, cell === CLEAR ? null : wordsOfCell(cell)]];
    }),
  ),
});
