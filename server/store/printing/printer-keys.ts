// Secrets of polling printers. A new secret invalidates the earlier one.
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

interface PrinterKey {
  readonly placeId: number;
  readonly name: string;
}

/** Printer of a secret. */
export const findPrinterByKey = async (db: Db, keyHash: string): Promise<PrinterKey | undefined> => {
  const row = await db
    .selectFrom('printer_keys')
    .select(['place_id', 'name'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row && { placeId: row.place_id, name: row.name };
};

export const savePrinterKey = async (tx: Tx, { placeId, name }: PrinterKey, keyHash: string): Promise<void> => {
  await tx.db
    .insertInto('printer_keys')
    .values({ place_id: placeId, name, key_hash: keyHash, asked_at: null })
    .onConflict((conflict) => conflict.columns(['place_id', 'name']).doUpdateSet({ key_hash: keyHash }))
    .execute();
};

/** Time of the printer's last poll; `undefined`: never. */
export const printerAskedAt = async (db: Db, { placeId, name }: PrinterKey): Promise<number | undefined> => {
  const row = await db
    .selectFrom('printer_keys')
    .select('asked_at')
    .where('place_id', '=', placeId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.asked_at ?? undefined;
};

export const savePrinterAsked = async (tx: Tx, { placeId, name }: PrinterKey, at: number): Promise<void> => {
  await tx.db
    .updateTable('printer_keys')
    .set({ asked_at: at })
    .where('place_id', '=', placeId)
    .where('name', '=', name)
    .execute();
};
