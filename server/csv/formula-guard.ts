// Words of guests and owners in a spreadsheet: a program that opens the file would run a cell that begins as a formula. An
// apostrophe before it makes it words again, and is taken away on the way back in.

/**
 * Signs that begin a formula, in their wide forms too. Invisible characters before one do not stop a spreadsheet from running
 * it; a tab or a line break hides one from older programs; a separator begins a new cell in a sheet of another language.
 */
const BEGINS_AS_FORMULA = /^'*(?:[\s\p{C};,]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/** A negative amount begins with a sign and can do nothing. */
const PLAIN_NUMBER = /^-\d+(?:[.,]\d+)?$/;

/** The words as a spreadsheet shows and never runs them. */
export const guardFormula = (words: string): string =>
  BEGINS_AS_FORMULA.test(words) && !PLAIN_NUMBER.test(words) ? `'${words}` : words;

/** The words as they were before `guardFormula`; a program that took the apostrophe away has done the same. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && BEGINS_AS_FORMULA.test(cell) ? cell.slice(1) : cell;
