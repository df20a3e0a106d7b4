// Text widths and line breaks in the paper fonts, read from the font files, so that the layout is equal on every machine.
import { readFileSync } from 'node:fs';

export type PaperFont = 'plain' | 'strong';

const FILES: Readonly<Record<PaperFont, string>> = { plain: 'tabl-paper', strong: 'tabl-paper-strong' };
/** Family names as in the files. */
export const FONT_FAMILIES: Readonly<Record<PaperFont, string>> = {
  plain: 'Tabl Paper',
  strong: 'Tabl Paper Strong',
};
/** Fallback font for other scripts: Greek, Hebrew, Arabic, Vietnamese and more. Part of the DejaVu package. */
export const OTHER_FAMILY = 'DejaVu Sans';
/** From this code point on, letters in neither font are assumed to be wide. */
const FIRST_WIDE = 0x2e80;
const WIDE_EM = 1;
const OTHER_EM = 0.7;

export const fontFile = (font: PaperFont): URL => new URL(`./fonts/${FILES[font]}.ttf`, import.meta.url);
export const otherFontFile = (): URL => new URL(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

type Widths = ReadonlyMap<number, number>;
const kept = new Map<string, Widths>();

/** Advance widths by code point, in ems. */
const readWidths = (file: URL): Widths => {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const at = 12 + i * 16;
    tables.set(bytes.toString('latin1', at, at + 4), view.getUint32(at + 8));
  }
  const table = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The font ${file.pathname} has no table ${name}`);
    return at;
  };
  const unitsPerEm = view.getUint16(table('head') + 18);
  const measured = view.getUint16(table('hhea') + 34);
  const widthOf = (glyph: number): number =>
    view.getUint16(table('hmtx') + Math.min(glyph, measured - 1) * 4) / unitsPerEm;
  const widths = new Map<number, number>();
  for (const [code, glyph] of glyphsOf(view, table('cmap'))) widths.set(code, widthOf(glyph));
  return widths;
};

/** Glyphs of the first format 4 table of the character map, which every font has. */
function* glyphsOf(view: DataView, cmap: number): Generator<readonly [code: number, glyph: number]> {
  const starts = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => cmap + view.getUint32(cmap + 8 + i * 8));
  const at = starts.find((start) => view.getUint16(start) === 4);
  if (at === undefined) throw new Error('The font has no character map that can be read');
  const size = view.getUint16(at + 6);
  for (let i = 0; i < size; i += 2) {
    const end = view.getUint16(at + 14 + i);
    const start = view.getUint16(at + 16 + size + i);
    const delta = view.getUint16(at + 16 + size * 2 + i);
    const offsetAt = at + 16 + size * 3 + i;
    const offset = view.getUint16(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const found = offset === 0 ? code : view.getUint16(offsetAt + offset + (code - start) * 2);
      const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}

const widthsOf = (file: URL): Widths => {
  const known = kept.get(file.href) ?? readWidths(file);
  kept.set(file.href, known);
  return known;
};

/** Width of a letter in ems; `undefined` when no paper font has it. */
const widthOf = (code: number, font: PaperFont): number | undefined =>
  widthsOf(fontFile(font)).get(code) ?? widthsOf(otherFontFile()).get(code);

/** Width of a text, in the unit of `size`. */
export const textWidth = (text: string, font: PaperFont, size: number): number => {
  let ems = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    ems += widthOf(code, font) ?? (code >= FIRST_WIDE ? WIDE_EM : OTHER_EM);
  }
  return ems * size;
};

/** Whether the paper fonts have every letter of a text; the machine's fonts are ignored. */
export const canDraw = (text: string): boolean =>
  [...printable(text)].every((letter) => widthOf(letter.codePointAt(0) ?? 0, 'plain') !== undefined);

/**
 * Text as one line, without breaks, direction marks and control characters. Joiners stay after an Arabic letter, because they
 * set the form of the letters beside them, as Persian spells it.
 */
export const printable = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/(?<!\p{Script_Extensions=Arabic})[\u200c\u200d]/gu, '')
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|[\ufe00-\ufe0f]|\p{Cs}/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/** Breaks a text between words, and a word longer than a line inside it. */
export const wrapText = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
};
