// Devices of a venue: first a one-time code for ten minutes, then the device's own secret.
import type { StaffDevice, StaffDeviceKind } from '#domain/staff/staff.ts';
import { STAFF_DEVICE_KINDS } from '#domain/staff/staff.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface DeviceRow extends StaffDevice {
  readonly placeId: number;
  readonly isEnrolled: boolean;
  readonly createdAt: number;
  readonly seenAt: number | null;
  /** Wrong PINs in the hour that began at `wrongSince`. */
  readonly wrongPins: number;
  readonly wrongSince: number;
}

const COLUMNS = [
  'id',
  'place_id',
  'name',
  'kind',
  'station_id',
  'table_name',
  'secret_hash',
  'created_at',
  'seen_at',
  'wrong_pins',
  'wrong_since',
] as const;

const byIdQuery = keptQuery((db, { id }: Slots<{ id: string }>) =>
  db.selectFrom('staff_devices').select(COLUMNS).where('id', '=', id).where('removed_at', 'is', null),
);

type Row = Awaited<ReturnType<typeof byIdQuery>>[number];

const kindOf = (text: string): StaffDeviceKind | undefined => STAFF_DEVICE_KINDS.find((kind) => kind === text);

const toDevice = (row: Row): DeviceRow[] => {
  const kind = kindOf(row.kind);
  if (!kind) return [];
  return [
    {
      id: row.id,
      placeId: row.place_id,
      name: row.name,
      kind,
      stationId: row.station_id ?? undefined,
      table: row.table_name ?? undefined,
      isEnrolled: row.secret_hash !== null,
      createdAt: row.created_at,
      seenAt: row.seen_at,
      wrongPins: row.wrong_pins,
      wrongSince: row.wrong_since,
    },
  ];
};

/** A device that is not removed. */
export const findDevice = async (db: Db, id: string): Promise<DeviceRow | undefined> =>
  (await byIdQuery(db, { id })).flatMap(toDevice)[0];

export const findDeviceBySecret = async (db: Db, hash: string): Promise<DeviceRow | undefined> => {
  const rows = await db
    .selectFrom('staff_devices')
    .select(COLUMNS)
    .where('secret_hash', '=', hash)
    .where('removed_at', 'is', null)
    .execute();
  return rows.flatMap(toDevice)[0];
};

export const devicesAt = async (db: Db, placeId: number): Promise<DeviceRow[]> => {
  const rows = await db
    .selectFrom('staff_devices')
    .select(COLUMNS)
    .where('place_id', '=', placeId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('created_at')
    .execute();
  return rows.flatMap(toDevice);
};

export const addDevice = async (
  tx: Tx,
  device: StaffDevice & { readonly placeId: number; readonly codeHash: string; readonly codeExpiresAt: number },
  now: number,
): Promise<void> => {
  await tx.db
    .insertInto('staff_devices')
    .values({
      id: device.id,
      place_id: device.placeId,
      name: device.name,
      kind: device.kind,
      station_id: device.stationId ?? null,
      table_name: device.table ?? null,
      code_hash: device.codeHash,
      code_expires_at: device.codeExpiresAt,
      secret_hash: null,
      wrong_pins: 0,
      wrong_since: 0,
      created_at: now,
      seen_at: null,
      removed_at: null,
    })
    .execute();
};

/** Sets a new code for a device without one or with a lost secret; invalidates code and secret before it. */
export const renewCode = async (tx: Tx, id: string, codeHash: string, codeExpiresAt: number): Promise<void> => {
  await tx.db
    .updateTable('staff_devices')
    .set({ code_hash: codeHash, code_expires_at: codeExpiresAt, secret_hash: null })
    .where('id', '=', id)
    .execute();
};

/** Device of a code, which is used up by the call; the device has its own secret from then on. */
export const enrolDevice = async (
  tx: Tx,
  placeId: number,
  codeHash: string,
  secretHash: string,
  now: number,
): Promise<DeviceRow | undefined> => {
  const row = await tx.db
    .selectFrom('staff_devices')
    .select('id')
    .where('place_id', '=', placeId)
    .where('code_hash', '=', codeHash)
    .where('code_expires_at', '>', now)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const taken = await tx.db
    .updateTable('staff_devices')
    // A new enrolment by the manager clears earlier wrong PINs.
    .set({ code_hash: null, secret_hash: secretHash, seen_at: now, wrong_pins: 0, wrong_since: 0 })
    .where('id', '=', row.id)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n ? findDevice(tx.db, row.id) : undefined;
};

export const removeDevice = async (tx: Tx, id: string, now: number): Promise<void> => {
  await tx.db
    .updateTable('staff_devices')
    .set({ removed_at: now, code_hash: null, secret_hash: null })
    .where('id', '=', id)
    .execute();
};

/** Stores when the device was last heard. */
export const noteSeen = async (tx: Tx, id: string, now: number): Promise<void> => {
  await tx.db.updateTable('staff_devices').set({ seen_at: now }).where('id', '=', id).execute();
};

/** Changes the station that a kitchen screen shows. */
export const moveDevice = async (tx: Tx, id: string, stationId: string): Promise<void> => {
  await tx.db.updateTable('staff_devices').set({ station_id: stationId }).where('id', '=', id).execute();
};

/** Renames the device. */
export const renameDevice = async (tx: Tx, id: string, name: string): Promise<void> => {
  await tx.db.updateTable('staff_devices').set({ name }).where('id', '=', id).execute();
};
