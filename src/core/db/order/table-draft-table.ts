// The order that a member of staff is taking for a table, on this device.

import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { DraftOwner, TableDraft } from '#domain/order/table-draft.ts';
import { changeDraftAt, type DraftRows, draftAt, tablesWithDishes } from './table-draft-rows.ts';

const rowsOf = (device: TablDatabase['device']): DraftRows => ({
  deviceValue: async (key) => (await device.get(key))?.value,
  putDeviceValue: async (key, value) => void (await device.put({ key, value })),
});

export const readTableDraft = (db: TablDatabase, placeId: PlaceId, owner: DraftOwner): Promise<TableDraft> =>
  draftAt(rowsOf(db.device), placeId, owner);

/** Names of the tables for which a person has chosen dishes and not sent them. */
export const readUnsentTables = (
  db: TablDatabase,
  placeId: PlaceId,
  person: DraftOwner['person'],
): Promise<readonly string[]> => tablesWithDishes(rowsOf(db.device), placeId, person);

/** Reads, changes and writes in one transaction, so that two tabs lose no line. */
export const changeTableDraft = (
  db: TablDatabase,
  placeId: PlaceId,
  owner: DraftOwner,
  change: (draft: TableDraft) => TableDraft,
): Promise<void> =>
  db.transaction('rw', db.device, (tx) => changeDraftAt(rowsOf(tx.table('device')), placeId, owner, change));
