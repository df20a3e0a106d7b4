// Menu sheets, and the changes of an imported one, between the owner's screen and the server.
import * as v from 'valibot';
import { rowReader } from '#contract/stored-fields.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { sheetColumns } from '#domain/owner/menu-sheet.ts';
import type { ReadSheet } from '#domain/owner/read-menu-sheet.ts';
import type { ForeignColumn } from '#domain/owner/sheets/foreign-rows.ts';
import { json } from './draft-edit.ts';

/** Characters: the menu of a hotel in five languages has about 300,000. */
const LONGEST_SHEET = 3_000_000;

export const sheetAnswerSchema = v.object({ csv: v.string() });
export const sheetBodySchema = v.object({
  csv: v.pipe(v.string(), v.maxLength(LONGEST_SHEET)),
  /** Meanings of a foreign sheet's columns, in sequence; empty for a column without one. */
  columns: v.optional(v.pipe(v.array(v.picklist(['', ...sheetColumns(LANGUAGES)])), v.maxLength(200))),
});

const line = v.number();
const problem = v.object({
  line,
  column: v.string(),
  kind: v.picklist([
    ...(['amount', 'percent', 'category', 'allergen', 'diet', 'longer', 'language'] as const),
    ...(['key', 'which-size', 'twice', 'contradicts', 'needed'] as const),
  ]),
  value: v.optional(v.string()),
});

export const comparedSheetSchema: v.GenericSchema<unknown, ReadSheet> = v.object({
  changes: v.array(v.object({ line, path: v.array(v.string()), was: v.optional(json), to: v.optional(json) })),
  problems: v.array(problem),
  ignored: v.array(v.string()),
});

/** A foreign sheet: its columns need a meaning. */
const foreignSheetSchema = v.object({
  foreign: v.array(v.object({ name: v.string(), sample: v.string(), guess: v.string() })),
}) satisfies v.GenericSchema<unknown, { readonly foreign: readonly ForeignColumn[] }>;

/** Answers of a comparison. */
export const sheetComparisonSchema = v.union([foreignSheetSchema, comparedSheetSchema]);

/** Meanings that the owner chose earlier for a sheet's columns. The key is the column's name. undefined: unreadable. */
export const readColumnMeanings = rowReader<Readonly<Record<string, string>>>(v.record(v.string(), v.string()));

/** Why a file could not be compared at all. */
export const SHEET_FAULTS = ['encoding', 'quote', 'columns'] as const;
export type SheetFault = (typeof SHEET_FAULTS)[number];
