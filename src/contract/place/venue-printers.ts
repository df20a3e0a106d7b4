// The printers of a venue's file: where each stands, and what it prints.
import * as v from 'valibot';
import {
  CODE_PAGES,
  PAPER_WIDTHS,
  PRINTED_PAPERS,
  PRINTER_ADDRESS,
  PRINTER_MODES,
} from '#domain/kitchen/printer-setup.ts';
import { key } from './venue-fields.ts';

const address = v.pipe(
  v.string(),
  v.regex(PRINTER_ADDRESS, '"192.168.1.50:9100", "cloudprnt", "server-direct-print", or "folder:" and a name'),
);

export const venuePrinter = v.strictObject({
  /** Unique in the venue. */
  name: key,
  /** "192.168.1.50:9100"; "cloudprnt" or "server-direct-print": the printer asks the server for its papers; or "folder:kitchen": pictures of the paper in a folder of the server's data. */
  address,
  /** Which stations' tickets it prints; left out: those of every station. */
  stations: v.optional(v.array(key), []),
  prints: v.optional(v.array(v.picklist(PRINTED_PAPERS)), ['tickets']),
  /** The paper, in millimetres. */
  width: v.optional(v.picklist(PAPER_WIDTHS), 80),
  /** "text" is quicker; it counts only once its test slip was confirmed, and until then pictures are printed. */
  mode: v.optional(v.picklist(PRINTER_MODES), 'raster'),
  codePages: v.optional(v.picklist(CODE_PAGES), 'epson'),
});
