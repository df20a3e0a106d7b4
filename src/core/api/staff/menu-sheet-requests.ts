// The menu as a spreadsheet file. `send` carries the signed-in person's token.
import { sheetAnswerSchema, sheetComparisonSchema } from '#contract/owner/menu-sheet-wire.ts';
import { answerReader } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

const readSheet = answerReader(sheetAnswerSchema);
const readCompared = answerReader(sheetComparisonSchema);

/** The file's text. */
export const fetchMenuSheet = (send: Send) => callStaff(send, 'staff/menu-sheet', readSheet, {});

/** Compares a file: its changes, or the columns of a foreign file; changes nothing. `columns`: their meanings. */
export const compareMenuSheet = (send: Send, csv: string, columns?: readonly string[]) =>
  callStaff(send, 'staff/menu-sheet', readCompared, {
    method: 'post',
    json: { csv, ...(columns && { columns }) },
    timeout: 60_000,
  });
