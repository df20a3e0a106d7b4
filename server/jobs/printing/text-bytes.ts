// A paper in the printer's own font: fast, and only for a printer with a confirmed test slip.
import { printable, wrapText } from './measure-text.ts';
import type { Paper, PaperPart, TextSize } from './paper.ts';

const COLUMNS = { 80: 48, 58: 32 } as const;
const SIZES: Readonly<Record<TextSize, readonly [width: number, height: number]>> = {
  table: [2, 2],
  dish: [1, 2],
  plain: [1, 1],
  small: [1, 1],
};
/** Leaves the Chinese mode, which many printers start in. */
const NO_CHINESE = [0x1c, 0x2e];

/** Replacements for characters in no code page of printers in Bulgaria. */
const SPELT_OTHERWISE: Readonly<Record<string, string>> = {
  '×': 'x',
  '−': '-',
  '·': '-',
  ѝ: 'и',
  Ѝ: 'И',
  '\u202f': ' ',
  '\u00a0': ' ',
  '\u2009': ' ',
};
const spelt = (text: string): string =>
  printable(text).replace(/[×−·ѝЍ\u202f\u00a0\u2009]/g, (one) => SPELT_OTHERWISE[one] ?? one);

interface Line {
  readonly text: string;
  readonly size: readonly [width: number, height: number];
  readonly bold: boolean;
  readonly invert: boolean;
}

const wrapped = (text: string, columns: number): string[] =>
  wrapText(spelt(text), (line) => [...line].length <= columns);

const linesOf = (paper: Paper, columns: number): Line[] => {
  let indent = 0;
  const line = (text: string, size: TextSize = 'plain', bold = false, invert = false): Line => ({
    text,
    size: SIZES[size],
    bold,
    invert,
  });
  const text = ({ text: said, size, strong, align, lead, indented }: Extract<PaperPart, { kind: 'text' }>): Line[] => {
    if (lead !== undefined) indent = [...lead].length + 1;
    const before = lead !== undefined || indented ? indent : 0;
    const room = Math.floor(columns / SIZES[size][0]);
    return wrapped(said, room - before).map((one, index) => {
      const start = lead !== undefined && index === 0 ? `${lead} ` : ' '.repeat(before);
      const centred = align === 'center' ? ' '.repeat(Math.floor((room - [...one].length) / 2)) : '';
      return line(`${start}${centred}${one}`, size, strong);
    });
  };
  const pair = ({ left, right, size, strong }: Extract<PaperPart, { kind: 'pair' }>): Line[] => {
    const end = spelt(right);
    const beside = wrapped(left, Math.max(8, columns - [...end].length - 1));
    const [first = '', ...rest] = beside;
    const gap = columns - [...first].length - [...end].length;
    if (gap < 1) return [...wrapped(left, columns), end.padStart(columns)].map((one) => line(one, size, strong));
    return [`${first}${' '.repeat(gap)}${end}`, ...rest].map((one) => line(one, size, strong));
  };
  return paper.flatMap((part): Line[] => {
    if (part.kind === 'text') return text(part);
    if (part.kind === 'pair') return pair(part);
    if (part.kind === 'rule') return [line((part.thick ? '=' : '-').repeat(columns))];
    if (part.kind === 'dashed') {
      const edge = '- '.repeat(columns / 2).trim();
      return [line(edge), ...wrapped(part.text, columns).map((one) => line(one, 'plain', true)), line(edge)];
    }
    const room = columns - 2;
    const loud = (said: string, size: TextSize): Line[] =>
      wrapped(said, room).map((one) => line(` ${one}${' '.repeat(columns - 1 - [...one].length)}`, size, true, true));
    return [...loud(part.title, 'dish'), ...(part.lines ?? []).flatMap((one) => loud(one, 'plain'))];
  });
};

/** Loaded with the first print, to save memory on servers without a printer. */
const loadEncoder = async (codePages: string, columns: 32 | 48) => {
  const { default: ReceiptPrinterEncoder } = await import('@point-of-sale/receipt-printer-encoder');
  return new ReceiptPrinterEncoder({ language: 'esc-pos', columns, codepageMapping: codePages, feedBeforeCut: 4 });
};

const QUESTION_MARK = 0x3f;
const known = new Map<string, boolean>();

/** Returns a test whether a code page of the printer has a letter. */
export const encoderOf = async (codePages: string): Promise<(letter: string) => boolean> => {
  const encoder = await loadEncoder(codePages, COLUMNS[80]);
  return (letter) => {
    if (/^[ -~]$/.test(letter)) return true;
    const key = `${codePages} ${letter}`;
    // The encoder writes a question mark for an unknown letter.
    const found = known.get(key) ?? !encoder.codepage('auto').text(spelt(letter)).encode().includes(QUESTION_MARK);
    known.set(key, found);
    return found;
  };
};

/** Bytes that print the paper and cut it. `codePages`: maker of the printer's code pages. */
export const textBytes = async (paper: Paper, millimetres: 80 | 58, codePages: string): Promise<Uint8Array> => {
  const columns = COLUMNS[millimetres];
  const encoder = await loadEncoder(codePages, columns);
  encoder.initialize().raw(NO_CHINESE).codepage('auto');
  for (const { text, size, bold, invert } of linesOf(paper, columns)) {
    encoder
      .size(...size)
      .bold(bold)
      .invert(invert)
      .line(text.trimEnd() === '' ? ' ' : invert ? text : text.trimEnd());
  }
  return encoder.size(1, 1).bold(false).invert(false).cut().encode();
};
