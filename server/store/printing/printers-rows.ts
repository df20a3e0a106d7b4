// A venue's printers, and their state beyond the venue file.
import { journalHead } from '../log/journal-head.ts';
import type { PublishedPrinter } from '../place/published.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

/** A folder of pictures instead of a printer, for demos and for owners before they buy one. */
export const FOLDER_PREFIX = 'folder:';
export const isFolder = (address: string): boolean => address.startsWith(FOLDER_PREFIX);

/** Replaces the printers by those of the file. State is kept by printer name. */
export const savePrinters = async (tx: Tx, placeId: number, printers: readonly PublishedPrinter[]): Promise<void> => {
  await tx.db.deleteFrom('printers').where('place_id', '=', placeId).execute();
  await beginReading(tx, placeId, printers.length > 0);
  await leaveOrphans(tx, placeId, printers);
  for (const [position, printer] of printers.entries()) {
    await tx.db
      .insertInto('printers')
      .values({
        place_id: placeId,
        name: printer.name,
        position,
        address: printer.address,
        stations: JSON.stringify(printer.stations),
        prints: JSON.stringify(printer.prints),
        width: printer.width,
        mode: printer.mode,
        code_pages: printer.codePages,
      })
      .execute();
  }
};

/** Printing starts with the first printer: earlier orders are not printed, later ones are. */
const beginReading = async (tx: Tx, placeId: number, hasPrinters: boolean): Promise<void> => {
  if (!hasPrinters) {
    await tx.db.deleteFrom('print_cursors').where('place_id', '=', placeId).execute();
    return;
  }
  const seq = await journalHead(tx.db, placeId);
  await tx.db
    .insertInto('print_cursors')
    .values({ place_id: placeId, seq })
    .onConflict((conflict) => conflict.column('place_id').doNothing())
    .execute();
};

/** Papers of printers removed from the file wait for staff. */
const leaveOrphans = async (tx: Tx, placeId: number, printers: readonly PublishedPrinter[]): Promise<void> => {
  const query = tx.db
    .updateTable('print_jobs')
    .set({ state: 'asks', reason: 'no_printer' })
    .where('place_id', '=', placeId)
    .where('state', 'in', ['queued', 'failed']);
  const names = printers.map(({ name }) => name);
  await (names.length > 0 ? query.where('printer', 'not in', names) : query).execute();
};

/** In the order of the venue's file. */
export const listPrinters = async (db: Db, placeId: number): Promise<PublishedPrinter[]> => {
  const rows = await db
    .selectFrom('printers')
    .selectAll()
    .where('place_id', '=', placeId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    address: row.address,
    stations: JSON.parse(row.stations) as string[],
    prints: JSON.parse(row.prints) as PublishedPrinter['prints'],
    width: row.width === 58 ? 58 : 80,
    mode: row.mode === 'text' ? 'text' : 'raster',
    codePages: row.code_pages,
  }));
};

/** Places with a printer. */
export const placesWithPrinters = async (db: Db): Promise<number[]> => {
  const rows = await db.selectFrom('printers').select('place_id').distinct().execute();
  return rows.map((row) => row.place_id);
};

export interface PrinterState {
  /** `undefined`: never asked. */
  readonly givesProof: boolean | undefined;
  readonly trouble: string | undefined;
  readonly confirmed: string | undefined;
}

export const printerState = async (db: Db, placeId: number, name: string): Promise<PrinterState> => {
  const row = await db
    .selectFrom('printer_states')
    .select(['gives_proof', 'trouble', 'confirmed'])
    .where('place_id', '=', placeId)
    .where('name', '=', name)
    .executeTakeFirst();
  const proof = row?.gives_proof ?? undefined;
  return {
    givesProof: proof === undefined ? undefined : proof === 1,
    trouble: row?.trouble ?? undefined,
    confirmed: row?.confirmed ?? undefined,
  };
};

const rowOf = async (tx: Tx, placeId: number, name: string) => {
  const none = { holder: null, held_until: 0, gives_proof: null, trouble: null, trouble_at: null, confirmed: null };
  await tx.db
    .insertInto('printer_states')
    .values({ place_id: placeId, name, ...none })
    .onConflict((conflict) => conflict.columns(['place_id', 'name']).doNothing())
    .execute();
  return tx.db.updateTable('printer_states').where('place_id', '=', placeId).where('name', '=', name);
};

/** Printers of a place that cannot print, with the start of their trouble. The key is the printer's name. */
export const printerTroubles = async (
  db: Db,
  placeId: number,
): Promise<ReadonlyMap<string, { readonly trouble: string; readonly since: number | undefined }>> => {
  const rows = await db
    .selectFrom('printer_states')
    .select(['name', 'trouble', 'trouble_at'])
    .where('place_id', '=', placeId)
    .where('trouble', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.name, { trouble: row.trouble ?? '', since: row.trouble_at ?? undefined }]));
};

/** Saves a printer's state; omitted fields stay. */
export const savePrinterState = async (
  tx: Tx,
  placeId: number,
  name: string,
  state: {
    readonly givesProof?: boolean;
    readonly trouble?: string | null;
    readonly troubleAt?: number | null;
    readonly confirmed?: string;
  },
): Promise<void> => {
  const { givesProof, trouble, troubleAt, confirmed } = state;
  const row = await rowOf(tx, placeId, name);
  await row
    .set({
      ...(givesProof !== undefined && { gives_proof: givesProof ? 1 : 0 }),
      ...(trouble !== undefined && { trouble }),
      ...(troubleAt !== undefined && { trouble_at: troubleAt }),
      ...(confirmed !== undefined && { confirmed }),
    })
    .execute();
};

/** Takes or extends a server's lease of a printer; returns false when another server has it. The place must be locked. */
export const holdPrinter = async (
  tx: Tx,
  of: { readonly placeId: number; readonly name: string; readonly holder: string },
  time: { readonly now: number; readonly until: number },
): Promise<boolean> => {
  const row = await rowOf(tx, of.placeId, of.name);
  const taken = await row
    .where((where) =>
      where.or([where('holder', 'is', null), where('holder', '=', of.holder), where('held_until', '<', time.now)]),
    )
    .set({ holder: of.holder, held_until: time.until })
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) > 0;
};

/** Releases the lease, if still held. */
export const releasePrinter = async (
  tx: Tx,
  of: { readonly placeId: number; readonly name: string; readonly holder: string },
): Promise<void> => {
  const row = await rowOf(tx, of.placeId, of.name);
  await row.where('holder', '=', of.holder).set({ holder: null, held_until: 0 }).execute();
};
