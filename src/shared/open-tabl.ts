// A device whose database is open, for work after the first paint.
import type { TablDatabase } from '#core/db/database.ts';
import type { Tabl } from './tabl.ts';

export interface OpenTabl extends Tabl {
  readonly db: TablDatabase;
}

/** The device with its database, once open. Rejects when its code cannot be loaded. */
export const openTabl = async (tabl: Tabl): Promise<OpenTabl> => ({ ...tabl, db: await tabl.database() });
