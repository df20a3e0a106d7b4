// The printers of a venue's file: where each stands, and what it prints.
import * as v from 'valibot';
import { key } from './venue-fields.ts';

/** A name or number in the network with its port, how a printer asks by itself, or the name of a folder. */
const ADDRESS =
  /^(?:cloudprnt|server-direct-print|folder:[a-z0-9]+(?:-[a-z0-9]+)*|(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]{2,45}\]):[1-9]\d{1,4})$/;
const address = v.pipe(
  v.string(),
  v.regex(ADDRESS, '"192.168.1.50:9100", "cloudprnt", "server-direct-print", or "folder:" and a name'),
);

/** Whose code pages the printer has: their numbers differ by maker. Text alone needs it. */
const CODE_PAGES = ['epson', 'xprinter', 'bixolon', 'citizen', 'star', 'sunmi', 'pos-5890', 'pos-8360'] as const;

export const venuePrinter = v.strictObject({
  /** Unique in the venue. */
  name: key,
  /** "192.168.1.50:9100"; "cloudprnt" or "server-direct-print": the printer asks the server for its papers; or "folder:kitchen": pictures of the paper in a folder of the server's data. */
  address,
  /** Which stations' tickets it prints; left out: those of every station. */
  stations: v.optional(v.array(key), []),
  prints: v.optional(v.array(v.picklist(['tickets', 'receipts'])), ['tickets']),
  /** The paper, in millimetres. */
  width: v.optional(v.picklist([80, 58]), 80),
  /** "text" is quicker; it counts only once its test slip was confirmed, and until then pictures are printed. */
  mode: v.optional(v.picklist(['raster', 'text']), 'raster'),
  codePages: v.optional(v.picklist(CODE_PAGES), 'epson'),
});
