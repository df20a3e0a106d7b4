// Printer settings that a venue's file may have, for the owner's page and the import alike.

/** A host name or IP with its port, the mode in which a printer polls, or the name of a folder. */
export const PRINTER_ADDRESS =
  /^(?:cloudprnt|server-direct-print|folder:[a-z0-9]+(?:-[a-z0-9]+)*|(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]{2,45}\]):[1-9]\d{1,4})$/;

/** Port of an address; 0 when the address has no port. */
export const portOf = (address: string): number => Number(/:(\d+)$/.exec(address)?.[1] ?? 0);

export const LAST_PORT = 65_535;

export const PRINTED_PAPERS = ['tickets', 'receipts'] as const;

/** Paper width in millimetres; the first is the default. */
export const PAPER_WIDTHS = [80, 58] as const;

/** Drawn as a picture, or in the printer's own fonts; the first is the default. */
export const PRINTER_MODES = ['raster', 'text'] as const;

/** Code pages by maker, since their numbers differ. Only text mode needs them; the first is the default. */
export const CODE_PAGES = ['epson', 'xprinter', 'bixolon', 'citizen', 'star', 'sunmi', 'pos-5890', 'pos-8360'] as const;
