// A file of the menu and what one would change, as the owner's screen and the server exchange them.
import * as v from 'valibot';
import type { ReadSheet } from '#domain/owner/read-menu-sheet.ts';
import { json } from './draft-edit.ts';

/** Letters: the menu of a hotel with five languages has some 300,000. */
const LONGEST_SHEET = 3_000_000;

export const sheetAnswerSchema = v.object({ csv: v.string() });
export const sheetBodySchema = v.object({ csv: v.pipe(v.string(), v.maxLength(LONGEST_SHEET)) });

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

/** Why nothing of a file could be compared. */
export const SHEET_FAULTS = ['encoding', 'quote', 'columns'] as const;
export type SheetFault = (typeof SHEET_FAULTS)[number];
