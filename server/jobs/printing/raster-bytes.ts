// A drawn paper as ESC/POS.
import type { Bitmap } from './bitmap.ts';

const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;
const DLE = 0x10;
/** Bytes that make a command of a DLE, wherever it stands: status, enquiry, drawer, power. */
const OBEYED_AT_ONCE = [0x04, 0x05, 0x14];
/** Rows that are sent at once: their number fills one byte, and no header has a command in it. */
const BAND = 64;

/** Out of Chinese, which many printers start in; everything as it was made; lines without a gap. */
const BEGIN = [ESC, 0x40, FS, 0x2e];
/** Fed past the knife and cut. */
const END = [ESC, 0x64, 4, GS, 0x56, 0x42, 0];

/**
 * The dots, such that none of them is taken for a command: a printer obeys DLE EOT at once, in the middle of a picture
 * too. One dot more tells nobody anything.
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
