// Rows of kitchen screens. A removed device has none.
import type { ScreenState } from '#domain/service/screens.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface ScreenRow {
  readonly deviceId: string;
  readonly placeId: number;
  readonly name: string;
  readonly heardAt: number;
  readonly muteSince: number | null;
  /** Last state in the journal. */
  readonly told: ScreenState;
}

const STATES: readonly ScreenState[] = ['well', 'silent', 'mute'];

export const listScreens = async (db: Db, placeId?: number): Promise<ScreenRow[]> => {
  let query = db
    .selectFrom('staff_screens')
    .innerJoin('staff_devices', 'staff_devices.id', 'staff_screens.device_id')
    .where('staff_devices.removed_at', 'is', null)
    .select([
      'staff_screens.device_id',
      'staff_screens.place_id',
      'staff_screens.heard_at',
      'staff_screens.mute_since',
      'staff_screens.told',
      'staff_devices.name',
    ]);
  if (placeId !== undefined) query = query.where('staff_screens.place_id', '=', placeId);
  const rows = await query.orderBy('staff_devices.name').execute();
  return rows.map((row) => ({
    deviceId: row.device_id,
    placeId: row.place_id,
    name: row.name,
    heardAt: row.heard_at,
    muteSince: row.mute_since,
    told: STATES.find((state) => state === row.told) ?? 'well',
  }));
};

/** Last state of each screen of a place, with its station. */
export const screensOfStations = async (
  db: Db,
  placeId: number,
): Promise<{ readonly station: string; readonly isSilent: boolean }[]> => {
  const rows = await db
    .selectFrom('staff_screens')
    .innerJoin('staff_devices', 'staff_devices.id', 'staff_screens.device_id')
    .where('staff_devices.removed_at', 'is', null)
    .where('staff_screens.place_id', '=', placeId)
    .select(['staff_devices.station_id', 'staff_screens.told'])
    .execute();
  return rows.flatMap(({ station_id: station, told }) =>
    station === null ? [] : [{ station, isSilent: told === 'silent' }],
  );
};

export const saveScreen = async (tx: Tx, screen: Omit<ScreenRow, 'name'>): Promise<void> => {
  const { deviceId, placeId, heardAt, muteSince, told } = screen;
  const row = { place_id: placeId, heard_at: heardAt, mute_since: muteSince, told };
  await tx.db
    .insertInto('staff_screens')
    .values({ device_id: deviceId, ...row })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(row))
    .execute();
};
