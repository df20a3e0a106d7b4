// A drawn paper as Epson's printers fetch it: ePOS-Print XML with its picture in bands.
import type { Bitmap } from '../bitmap.ts';

/** Rows of one picture: what the smallest of these printers takes at once. */
const BAND = 256;
const DEVICE = 'local_printer';
const TIMEOUT_MS = 30_000;

/** The answer to a printer that asks; its own answer bears the token again. */
export const eposXml = ({ width, height, rows }: Bitmap, token: string): string => {
  const perRow = width / 8;
  const pictures: string[] = [];
  for (let from = 0; from < height; from += BAND) {
    const count = Math.min(BAND, height - from);
    const dots = Buffer.from(rows.subarray(from * perRow, (from + count) * perRow)).toString('base64');
    pictures.push(`<image width="${width}" height="${count}" color="color_1" mode="mono">${dots}</image>`);
  }
  return (
    '<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00"><ePOSPrint>' +
    `<Parameter><devid>${DEVICE}</devid><timeout>${TIMEOUT_MS}</timeout><printjobid>${token}</printjobid></Parameter>` +
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">' +
    `${pictures.join('')}<cut type="feed"/></epos-print></PrintData></ePOSPrint></PrintRequestInfo>`
  );
};
