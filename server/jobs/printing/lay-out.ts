// Lays a paper out in dots: each row of text, rule and bar with its position, as SVG.
import { FONT_FAMILIES, OTHER_FAMILY, type PaperFont, printable, textWidth, wrapText } from './measure-text.ts';
import type { Paper, PaperPart, TextSize } from './paper.ts';

/** Printers have 203 dots per inch; the sizes are designed for 96. */
const DOTS = 203 / 96;
/** Printable dots by paper width in millimetres. */
export const PAPER_DOTS: Readonly<Record<80 | 58, number>> = { 80: 576, 58: 384 };

const dots = (drawn: number): number => Math.round(drawn * DOTS);

const SIZES: Readonly<Record<TextSize, { readonly size: number; readonly pitch: number }>> = {
  table: { size: dots(44), pitch: dots(46) },
  dish: { size: dots(26), pitch: dots(28) },
  plain: { size: dots(17), pitch: dots(21) },
  small: { size: dots(14), pitch: dots(18) },
};
/** Baseline position, as a fraction of the row height. */
const BASELINE = 0.8;
const GAP = dots(5);
const PAD = dots(7);

export interface Mark {
  readonly y: number;
  readonly height: number;
  readonly svg: string;
}

export interface LaidOut {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The first letter belongs to a right-to-left script. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Keeps the text's own direction, aligned to the common edge. */
const directed = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u202b${text}\u202c` : text);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Row {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: TextSize;
  readonly font: PaperFont;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: '#000' | '#fff';
}

const rowMark = ({ text, x, y, size, font, anchor = 'start', fill = '#000' }: Row): Mark => {
  const { size: height, pitch } = SIZES[size];
  const base = Math.round(y + (pitch - height) / 2 + height * BASELINE);
  const look = `font-family="${FONT_FAMILIES[font]}, ${OTHER_FAMILY}" font-size="${height}" text-anchor="${anchor}" fill="${fill}"`;
  return { y, height: pitch + dots(6), svg: `<text x="${x}" y="${base}" ${look}>${escaped(directed(text))}</text>` };
};

const boxMark = (y: number, width: number, height: number, look: string, inset = 0): Mark => ({
  y,
  height,
  svg: `<rect x="${inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" ${look}/>`,
});

/** Lays the parts out below each other. `width` in dots. */
export const layOut = (paper: Paper, width: number): LaidOut => {
  const marks: Mark[] = [];
  let y = 0;
  /** Indent of the text after a lead. */
  let indent = 0;

  const wrap = (text: string, font: PaperFont, size: TextSize, within: number): string[] =>
    wrapText(text, (line) => textWidth(line, font, SIZES[size].size) <= within);
  const rows = (lines: readonly string[], row: Omit<Row, 'text' | 'y'>): void => {
    for (const text of lines) {
      marks.push(rowMark({ ...row, text, y }));
      y += SIZES[row.size].pitch;
    }
  };

  const text = (part: Extract<PaperPart, { kind: 'text' }>): void => {
    const { size, align, lead } = part;
    const font = part.strong ? 'strong' : 'plain';
    if (lead !== undefined) {
      indent = Math.round(textWidth(lead, font, SIZES[size].size)) + dots(9);
      marks.push(rowMark({ text: lead, x: 0, y, size, font }));
    }
    const left = lead !== undefined || part.indented ? indent : 0;
    const centre = align === 'center';
    rows(wrap(part.text, font, size, width - left), {
      x: centre ? width / 2 : left,
      size,
      font,
      ...(centre && { anchor: 'middle' as const }),
    });
  };

  const pair = (part: Extract<PaperPart, { kind: 'pair' }>): void => {
    const { size } = part;
    const font = part.strong ? 'strong' : 'plain';
    const right = printable(part.right);
    const taken = right === '' ? 0 : textWidth(right, font, SIZES[size].size) + PAD;
    const beside = textWidth(printable(part.left), font, SIZES[size].size) + taken;
    // A right-hand text that leaves too little room gets a row of its own.
    const isNarrow = beside > width && taken > width * 0.45;
    if (!isNarrow) marks.push(rowMark({ text: right, x: width, y, size, font, anchor: 'end' }));
    rows(wrap(part.left, font, size, isNarrow ? width : width - taken), { x: 0, size, font });
    if (isNarrow) rows(wrap(right, font, size, width), { x: width, size, font, anchor: 'end' });
  };

  const loud = (part: Extract<PaperPart, { kind: 'loud' }>): void => {
    const within = width - 2 * PAD;
    const titles = wrap(part.title, 'strong', 'dish', within);
    const lines = (part.lines ?? []).flatMap((line) => wrap(line, 'strong', 'plain', within));
    const height = titles.length * SIZES.dish.pitch + lines.length * SIZES.plain.pitch + 2 * dots(5);
    y += GAP;
    marks.push(boxMark(y, width, height, 'fill="#000"'));
    y += dots(5);
    rows(titles, { x: PAD, size: 'dish', font: 'strong', fill: '#fff' });
    rows(lines, { x: PAD, size: 'plain', font: 'strong', fill: '#fff' });
    y += dots(5) + GAP;
  };

  const dashed = (part: Extract<PaperPart, { kind: 'dashed' }>): void => {
    const lines = wrap(part.text, 'strong', 'plain', width - 2 * PAD);
    const height = lines.length * SIZES.plain.pitch + 2 * dots(6);
    y += GAP;
    marks.push(boxMark(y, width, height, 'fill="none" stroke="#000" stroke-width="4" stroke-dasharray="14 8"', 2));
    y += dots(6);
    rows(lines, { x: PAD, size: 'plain', font: 'strong' });
    y += dots(6) + GAP;
  };

  for (const part of paper) {
    if (part.kind === 'text') text(part);
    else if (part.kind === 'pair') pair(part);
    else if (part.kind === 'loud') loud(part);
    else if (part.kind === 'dashed') dashed(part);
    else {
      const thick = part.thick ? 6 : 3;
      marks.push(boxMark(y + GAP, width, thick, 'fill="#000"'));
      y += 2 * GAP + thick;
    }
  }
  return { width, height: Math.max(1, y + GAP), marks };
};
