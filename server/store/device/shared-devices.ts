// Rows of guest devices: the last heartbeat, and the last journaled trouble.

import { parseHeartbeat, parsePages } from '#contract/device/heartbeat.ts';
import { DEVICE_TROUBLES, type DeviceHeartbeat, type DeviceTrouble } from '#domain/device/heartbeat.ts';
import type { Database } from '../database.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface SharedDeviceRow {
  readonly deviceId: string;
  readonly placeId: number;
  readonly heardAt: number;
  readonly beat: DeviceHeartbeat;
  /** Sender id of the device in its orders. */
  readonly sender: string;
  readonly page: string;
  readonly pages: readonly string[];
  readonly isCopied: boolean;
  /** Last trouble in the journal; `undefined`: none. */
  readonly told: DeviceTrouble | undefined;
}

/** A row with the device's name, and its station or table. */
export interface NamedSharedDevice extends SharedDeviceRow {
  readonly name: string;
  readonly kind: string;
  /** `undefined`: no table. */
  readonly table: string | undefined;
}

const toRow = (row: Database['house_devices']): SharedDeviceRow[] => {
  const heartbeat = parseHeartbeat(row.beat);
  // Written by a newer server and unreadable here; the next heartbeat comes within 30 seconds.
  if (!heartbeat) return [];
  return [
    {
      deviceId: row.device_id,
      placeId: row.place_id,
      heardAt: Number(row.heard_at),
      beat: heartbeat,
      sender: row.sender,
      page: row.page,
      pages: parsePages(row.pages),
      isCopied: row.is_copied === 1,
      told: DEVICE_TROUBLES.find((trouble) => trouble === row.told),
    },
  ];
};

/** Guest devices of a place, or of all places, that belong to a venue and have sent a heartbeat. */
export const listSharedDevices = async (db: Db, placeId?: number): Promise<NamedSharedDevice[]> => {
  let query = db
    .selectFrom('house_devices')
    .innerJoin('staff_devices', 'staff_devices.id', 'house_devices.device_id')
    .where('staff_devices.removed_at', 'is', null)
    .where('staff_devices.secret_hash', 'is not', null)
    .selectAll('house_devices')
    .select(['staff_devices.name', 'staff_devices.kind', 'staff_devices.table_name']);
  if (placeId !== undefined) query = query.where('house_devices.place_id', '=', placeId);
  const rows = await query.orderBy('staff_devices.name').execute();
  return rows.flatMap(({ name, kind, table_name: table, ...row }) =>
    toRow(row).map((device) => ({ ...device, name, kind, table: table ?? undefined })),
  );
};

export const findSharedDevice = async (db: Db, deviceId: string): Promise<SharedDeviceRow | undefined> => {
  const row = await db.selectFrom('house_devices').selectAll().where('device_id', '=', deviceId).executeTakeFirst();
  return row && toRow(row)[0];
};

export const saveSharedDevice = async (tx: Tx, device: SharedDeviceRow): Promise<void> => {
  const row = {
    place_id: device.placeId,
    heard_at: device.heardAt,
    beat: JSON.stringify(device.beat),
    sender: device.sender,
    page: device.page,
    pages: JSON.stringify(device.pages),
    is_copied: device.isCopied ? 1 : 0,
    told: device.told ?? null,
  };
  await tx.db
    .insertInto('house_devices')
    .values({ device_id: device.deviceId, ...row })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(row))
    .execute();
};

/** Deletes the data of an invalidated device key. */
export const forgetSharedDevice = async (tx: Tx, deviceId: string): Promise<void> => {
  await tx.db.deleteFrom('house_devices').where('device_id', '=', deviceId).execute();
};

/** Ends the device's table sessions, or only the one of the named sitting. */
export const endDeviceTokens = async (
  tx: Tx,
  of: { readonly deviceId: string } | { readonly sittingId: string },
  now: number,
): Promise<void> => {
  const query = tx.db
    .updateTable('session_tokens')
    .set({ expires_at: now })
    .where('device_id', 'is not', null)
    .where('expires_at', '>', now);
  await ('deviceId' in of
    ? query.where('device_id', '=', of.deviceId)
    : query.where('session_id', '=', of.sittingId)
  ).execute();
};

/** Moves the devices of a table to the table's new name. */
export const renameTableOfDevices = async (tx: Tx, placeId: number, from: string, to: string): Promise<void> => {
  await tx.db
    .updateTable('staff_devices')
    .set({ table_name: to })
    .where('place_id', '=', placeId)
    .where('table_name', '=', from)
    .execute();
};
