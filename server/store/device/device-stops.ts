// Stopped shared devices. The stop belongs to the device and survives a change of its key or browser.
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

/** Name of the person who stopped the device; `undefined` when the device is not stopped. */
export const findStop = async (db: Db, deviceId: string): Promise<{ readonly by: string } | undefined> => {
  const row = await db.selectFrom('house_stops').select('by_name').where('device_id', '=', deviceId).executeTakeFirst();
  return row && { by: row.by_name };
};

export const saveStop = async (tx: Tx, deviceId: string, { at, by }: { readonly at: number; readonly by: string }) => {
  const row = { stopped_at: at, by_name: by };
  await tx.db
    .insertInto('house_stops')
    .values({ device_id: deviceId, ...row })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(row))
    .execute();
};

export const endStop = async (tx: Tx, deviceId: string): Promise<void> => {
  await tx.db.deleteFrom('house_stops').where('device_id', '=', deviceId).execute();
};

/** Lifting a sender's ban also lifts its device's stop. */
export const endStopOfSender = async (tx: Tx, placeId: number, sender: string): Promise<void> => {
  await tx.db
    .deleteFrom('house_stops')
    .where('device_id', 'in', (of) =>
      of
        .selectFrom('house_devices')
        .select('house_devices.device_id')
        .where('house_devices.place_id', '=', placeId)
        .where('house_devices.sender', '=', sender),
    )
    .execute();
};
