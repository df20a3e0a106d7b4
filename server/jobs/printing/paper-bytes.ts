// Converts a job's content to the bytes to send, or to a picture.

import type { Language } from '#domain/language/language.ts';
import { confirmedAs, type TestContent } from '../../services/printing/test-slips.ts';
import type { PublishedPrinter } from '../../store/place/published.ts';
import type { PrintJob } from '../../store/printing/print-jobs.ts';
import type { PrinterState } from '../../store/printing/printers-rows.ts';
import { PAPER_WORDS } from '../../texts/paper-texts.ts';
import { receiptPaper } from './bill/receipt.ts';
import type { Bitmap } from './bitmap.ts';
import { drawPaper } from './draw-paper.ts';
import { canDraw, printable } from './measure-text.ts';
import type { Paper, PaperPart } from './paper.ts';
import type { CopyMark, PaperContent } from './paper-content.ts';
import { encoderOf, textBytes } from './text-bytes.ts';
import { clockText, movedPaper, ticketPaper, voidPaper } from './ticket.ts';

// Drawn paper as ESC/POS.
const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;
const DLE = 0x10;
/** Bytes that form a real-time command after a DLE: status, enquiry, drawer, power. */
const OBEYED_AT_ONCE = [0x04, 0x05, 0x14];
/** Rows per block: their number fits one byte, and the header contains no command. */
const BAND = 64;

/** Resets the printer, and leaves the Chinese mode, which many printers start in. */
const BEGIN = [ESC, 0x40, FS, 0x2e];
/** Feeds past the knife and cuts. */
const END = [ESC, 0x64, 4, GS, 0x56, 0x42, 0];

/**
 * Changes dots that would form a command: a printer executes DLE EOT at once, even inside a picture. One extra dot is
 * invisible.
 */
const withoutCommands = (rows: Uint8Array): Uint8Array => {
  const safe = Uint8Array.from(rows);
  for (let at = 0; at < safe.length; at += 1) {
    const next = safe[at + 1];
    if (safe[at] === DLE && (next === undefined || OBEYED_AT_ONCE.includes(next))) safe[at] = DLE | 0x08;
  }
  return safe;
};

/** Bytes that print the paper and cut it. */
export const rasterBytes = ({ width, height, rows }: Bitmap): Uint8Array => {
  const bytesPerRow = width / 8;
  const safe = withoutCommands(rows);
  const parts: Uint8Array[] = [Uint8Array.from(BEGIN)];
  for (let from = 0; from < height; from += BAND) {
    const count = Math.min(BAND, height - from);
    parts.push(Uint8Array.from([GS, 0x76, 0x30, 0, bytesPerRow, 0, count, 0]));
    parts.push(safe.subarray(from * bytesPerRow, (from + count) * bytesPerRow));
  }
  parts.push(Uint8Array.from(END));
  return Buffer.concat(parts);
};

// Letters that paper cannot show. A note without them may lose an allergy, so the paper says so.
/** Every text of a paper, as printed. */
const textsOf = (paper: Paper): readonly string[] =>
  paper.flatMap((part: PaperPart): readonly string[] => {
    switch (part.kind) {
      case 'text':
        return [part.lead ?? '', part.text];
      case 'pair':
        return [part.left, part.right];
      case 'loud':
        return [part.title, ...(part.lines ?? [])];
      case 'dashed':
        return [part.text];
      default:
        return [];
    }
  });

/** Adds a prominent first line when a letter cannot be drawn, so that the cook reads the screen. */
const withLostLetters = (paper: Paper, language: Language): Paper =>
  textsOf(paper).every(canDraw) ? paper : [{ kind: 'loud', title: PAPER_WORDS[language].unprintable }, ...paper];

/** Whether a letter of the paper cannot be drawn, so that the paper alone is incomplete. */
export const losesLetters = ({ content }: Pick<PrintJob, 'content'>): boolean =>
  !textsOf(paperOfContent(JSON.parse(content) as PaperContent, undefined)).every(canDraw);

/** Scripts that a printer would print in the wrong order with any code page. */
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether the printer's own font suffices. `canEncode`: whether its code pages have a letter. */
export const isPlainText = (paper: Paper, canEncode: (letter: string) => boolean): boolean =>
  [...new Set(textsOf(paper).flatMap((text) => [...printable(text)]))].every(
    (letter) => !TURNED.test(letter) && canEncode(letter),
  );

// Test slip: whether a printer works, and whether its own font is readable.
/** Characters that a kitchen here uses: both alphabets, quotation marks, the euro. */
const LETTERS = [
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ',
  'абвгдежзийклмнопрстуфхцчшщъьюя',
  'ÄÖÜäöüß ÀÂÇÉÈÊËÎÏÔŒÙÛ àâçéèêëîïôœùû',
  'ÁÍÑÓÚáíñóú ¡¿ „“ «» “” – — € № 0123456789',
];

/** For a test of the printer's font, its letters are on a separate paper; otherwise they are drawn. */
const testPaper = ({ place, at, printer, address, code }: TestContent): Paper => {
  const words = PAPER_WORDS[place.language];
  return [
    { kind: 'text', size: 'table', strong: true, text: words.test },
    { kind: 'pair', size: 'plain', left: `${place.name} · ${printer}`, right: clockText(at, place) },
    { kind: 'text', size: 'small', text: address },
    { kind: 'rule' },
    ...(code === null
      ? lettersPaper()
      : ([
          { kind: 'loud', title: `${words.testCode} ${code}` },
          { kind: 'text', size: 'plain', text: words.testNote },
        ] as const)),
  ];
};

/** Letters for the printer's own font. */
const lettersPaper = (): Paper => LETTERS.map((text) => ({ kind: 'text', size: 'plain', text }) as const);

/** Paper of a job. Its content was written by this program. */
export const paperOf = (job: Pick<PrintJob, 'content'>, copy: CopyMark | undefined): Paper => {
  const content = JSON.parse(job.content) as PaperContent;
  return withLostLetters(paperOfContent(content, copy), content.place.language);
};

const paperOfContent = (content: PaperContent, copy: CopyMark | undefined): Paper => {
  switch (content.kind) {
    case 'ticket':
      return ticketPaper(content, copy);
    case 'void':
      return voidPaper(content, copy);
    case 'moved':
      return movedPaper(content, copy);
    case 'receipt':
      return receiptPaper(content, copy);
    case 'test':
      return testPaper(content);
  }
};

/** Pictures, unless a person has confirmed the printer's own font and it has all letters of this paper. */
export const paperBytes = async (
  job: Pick<PrintJob, 'content' | 'kind'>,
  copy: CopyMark | undefined,
  printer: PublishedPrinter,
  state: PrinterState,
): Promise<Uint8Array> => {
  const paper = paperOf(job, copy);
  const { width, mode, codePages } = printer;
  const isText = mode === 'text';
  const isConfirmed = isText && job.kind !== 'test' && state.confirmed === confirmedAs(printer);
  if (isConfirmed && isPlainText(paper, await encoderOf(codePages))) {
    return textBytes(paper, width, codePages);
  }
  const drawn = rasterBytes(await drawPaper(paper, width));
  if (!isText || job.kind !== 'test') return drawn;
  return Buffer.concat([drawn, await textBytes(lettersPaper(), width, codePages)]);
};
