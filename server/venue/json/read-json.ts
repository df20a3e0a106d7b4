// Reads a JSON file written in any editor on any system. Damaged characters are never guessed.

import { readFile } from 'node:fs/promises';
import { cleanTexts } from '#domain/language/clean-text.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Problem } from '../problem.ts';
import { scanJson } from './scan-json.ts';

export interface JsonFile {
  readonly content: unknown;
  /** The text as given. */
  readonly text: string;
  /** Line of a path, or of the nearest part around it. */
  readonly lineOf: (path: string) => number | undefined;
}

const SAVE_AS = 'save the file as UTF-8 (in most editors: "Save as", then "Encoding")';
const MISSING = 'is missing';

/** Whether the only error is a missing file. */
export const isMissing = (problems: readonly Problem[]): boolean => problems.some(({ message }) => message === MISSING);

/** Reads a file; the errors have their lines, where known. */
export async function readJson(path: string, name: string): Promise<Result<JsonFile, readonly Problem[]>> {
  const problem = (message: string, line?: number) => fail([{ path: name, message, ...(line && { line }) }]);
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return problem(MISSING);
    return problem(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const decoded = decode(bytes);
  if (!decoded.ok) return problem(decoded.error.message, decoded.error.line);
  // Removes a byte-order mark of Windows editors.
  const text = decoded.value.replace(/^\uFEFF/, '');
  if (!/^\s*[[{]/.test(text)) return problem(notJson(text));
  const scanned = scanJson(text);
  if (!scanned.ok) return problem(`is not JSON: ${scanned.error.message}`, scanned.error.line);
  const { lines, repeated } = scanned.value;
  if (repeated.length > 0) {
    return fail(
      repeated.map(({ path: field, first }) => ({
        path: field,
        message: `stands in line ${first} already; one of the two would be lost`,
        line: lines.get(field),
      })),
    );
  }
  return ok({ content: cleanTexts(JSON.parse(text)), text: decoded.value, lineOf: (field) => nearest(lines, field) });
}

function decode(bytes: Buffer): Result<string, { message: string; line?: number }> {
  const start = bytes.toString('latin1', 0, 4);
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start) || start.includes('\0')) return fail({ message: `is UTF-16: ${SAVE_AS}` });
  if (start.startsWith('PK')) return fail({ message: 'is a spreadsheet or an archive, not JSON' });
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    const text = utf8.decode(bytes);
    const lost = text.indexOf('\uFFFD');
    if (lost < 0) return ok(text);
    const line = text.slice(0, lost).split('\n').length;
    return fail({ message: 'holds "\uFFFD" where a letter was lost before: write it anew', line });
  } catch {
    return fail({
      message: `holds letters that are not UTF-8, perhaps Windows-1251: ${SAVE_AS}`,
      line: badLine(bytes),
    });
  }
}

/** First line that is not UTF-8. No multi-byte character contains a line break. */
function badLine(bytes: Buffer): number {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end + 1;
    try {
      utf8.decode(bytes.subarray(from, to));
    } catch {
      return line;
    }
    from = to;
  }
  return line;
}

function notJson(text: string): string {
  if (text.trim() === '') return 'is empty';
  const [first = ''] = text.trim().split(/\r?\n/);
  if (/[,;\t].*[,;\t]/.test(first)) return 'is a table (CSV), not JSON: a venue begins with {';
  return `is not JSON: it begins with ${first.slice(0, 24)}, and a venue begins with {`;
}

/** Line of a path; for a missing field, of the object that lacks it. */
function nearest(lines: ReadonlyMap<string, number>, path: string): number | undefined {
  for (let rest = path; rest !== ''; rest = rest.replace(/(?:^|\.)[^.[\]]*$|\[[^[\]]*\]$/, '')) {
    const line = lines.get(rest);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Adds the line to each problem with a path in this file. */
export const withLines = (problems: readonly Problem[], { lineOf }: JsonFile): Problem[] =>
  problems.map((one) => ({ ...one, line: one.line ?? lineOf(one.path) }));
