// How a printer is set up: what a venue's file may say of it, on the owner's page and in the import alike.

/** A name or number in the network with its port, how a printer asks by itself, or the name of a folder. */
export const PRINTER_ADDRESS =
  /^(?:cloudprnt|server-direct-print|folder:[a-z0-9]+(?:-[a-z0-9]+)*|(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]{2,45}\]):[1-9]\d{1,4})$/;

/** The port of an address that has one; else 0. */
export const portOf = (address: string): number => Number(/:(\d+)$/.exec(address)?.[1] ?? 0);

export const LAST_PORT = 65_535;

/** Papers that a printer prints. */
export const PRINTED_PAPERS = ['tickets', 'receipts'] as const;

/** The paper, in millimetres; the first holds where nothing is said. */
export const PAPER_WIDTHS = [80, 58] as const;

/** Drawn, or in the printer's own letters; the first holds where nothing is said. */
export const PRINTER_MODES = ['raster', 'text'] as const;

/** Code pages by maker, as their numbers differ. Only text printing needs them; the first holds where nothing is said. */
export const CODE_PAGES = ['epson', 'xprinter', 'bixolon', 'citizen', 'star', 'sunmi', 'pos-5890', 'pos-8360'] as const;
