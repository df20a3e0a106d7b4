// A device whose database is open, for all that is done behind the first paint.
import type { TablDatabase } from '#core/db/database.ts';
import type { Tabl } from './tabl.ts';

export interface OpenTabl extends Tabl {
  readonly db: TablDatabase;
}

/** The device with its database, as soon as that is open. Rejects where its code cannot be had. */
export const openTabl = async (tabl: Tabl): Promise<OpenTabl> => ({ ...tabl, db: await tabl.database() });
