// Draws a paper in black and white, by the library that encodes pictures, with the server's own fonts, independent of the
// machine's.
import { fileURLToPath } from 'node:url';
import type { Bitmap } from './bitmap.ts';
import { type LaidOut, layOut, PAPER_DOTS } from './lay-out.ts';
import { FONT_FAMILIES, fontFile, OTHER_FAMILY, otherFontFile, type PaperFont } from './measure-text.ts';
import type { Paper } from './paper.ts';

/** Height of a sheet; long papers need several, because SVG is limited to 32,767 dots. */
const SHEET = 4096;
const DARK = 128;

const FONTS: readonly PaperFont[] = ['plain', 'strong'];

/** Loaded with the first print, to save memory on servers without a printer. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Only text input loads a font file; afterwards SVG knows the font too.
  const own = FONTS.map((font) => [FONT_FAMILIES[font], fontFile(font)] as const);
  for (const [family, file] of [...own, [OTHER_FAMILY, otherFontFile()] as const]) {
    await sharp({ text: { text: 'x', font: family, fontfile: fileURLToPath(file), dpi: 72 } }).toBuffer();
  }
  return sharp;
};
let loading: ReturnType<typeof loadSharp> | undefined;
const sharpWithFonts = (): ReturnType<typeof loadSharp> => {
  loading ??= loadSharp();
  return loading;
};

const sheetOf = ({ width, marks }: LaidOut, from: number, height: number): string => {
  const seen = marks.filter((mark) => mark.y < from + height && mark.y + mark.height > from);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${from} ${width} ${height}">` +
    `<rect x="0" y="${from}" width="${width}" height="${height}" fill="#fff"/>${seen.map(({ svg }) => svg).join('')}</svg>`
  );
};

/** Draws a paper of the given width in millimetres. */
export const drawPaper = async (paper: Paper, millimetres: 80 | 58): Promise<Bitmap> => {
  const laidOut = layOut(paper, PAPER_DOTS[millimetres]);
  const { width, height } = laidOut;
  const bytesPerRow = width / 8;
  const rows = new Uint8Array(bytesPerRow * height);
  const sharp = await sharpWithFonts();
  for (let from = 0; from < height; from += SHEET) {
    const svg = Buffer.from(sheetOf(laidOut, from, Math.min(SHEET, height - from)));
    const grey = await sharp(svg, { density: 72 }).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
    for (let at = 0; at < grey.length; at += 1) {
      if ((grey[at] ?? 255) >= DARK) continue;
      const x = at % width;
      const index = (from + Math.floor(at / width)) * bytesPerRow + (x >> 3);
      rows[index] = (rows[index] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return { width, height, rows };
};

/** The paper as a PNG, for venues without a printer. */
export const bitmapToPng = async ({ width, height, rows }: Bitmap, margin = 32): Promise<Buffer> => {
  const grey = Buffer.alloc(width * height, 255);
  for (let at = 0; at < grey.length; at += 1) {
    const x = at % width;
    const byte = rows[Math.floor(at / width) * (width / 8) + (x >> 3)] ?? 0;
    if (byte & (0x80 >> (x & 7))) grey[at] = 0;
  }
  const sharp = await sharpWithFonts();
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
};
