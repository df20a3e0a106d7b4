// Guards against formula injection: a spreadsheet would run a text that begins like a formula. A leading apostrophe prevents
// that and is removed on import.

/**
 * Characters that start a formula, including wide forms. Invisible characters before one do not prevent its execution; a tab
 * or line break hides it from older programs; a separator starts a new cell in other locales.
 */
const BEGINS_AS_FORMULA = /^'*(?:[\s\p{C};,]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/** A negative amount begins with a sign and is harmless. */
const PLAIN_NUMBER = /^-\d+(?:[.,]\d+)?$/;

/** Text that a spreadsheet shows and never runs. */
export const guardFormula = (words: string): string =>
  BEGINS_AS_FORMULA.test(words) && !PLAIN_NUMBER.test(words) ? `'${words}` : words;

/** Reverts `guardFormula`; a program may already have removed the apostrophe. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && BEGINS_AS_FORMULA.test(cell) ? cell.slice(1) : cell;
