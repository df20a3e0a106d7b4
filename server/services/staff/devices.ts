// Devices of a place, enrolled by a one-time code that is valid for ten minutes.
import { randomInt, randomUUID } from 'node:crypto';
import { fitsTable, hasTable } from '#domain/device/shared-device.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffDevice } from '#domain/staff/staff.ts';
import { endDeviceTokens, findSharedDevice, forgetSharedDevice } from '../../store/device/shared-devices.ts';
import { appendJournal, type JournalPayloads } from '../../store/journal.ts';
import { endDeviceBans } from '../../store/order/bans-rows.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import { hashSecret, makeSecret } from '../../store/secrets.ts';
import { listScreens } from '../../store/staff/screens.ts';
import {
  addDevice,
  type DeviceRow,
  devicesAt,
  enrolDevice,
  findDevice,
  noteSeen,
  removeDevice,
  renewCode,
} from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import { tellingReach } from '../service/tell-reach.ts';
import type { Services } from '../services.ts';

const CODE_MS = 10 * 60_000;
/** Without characters that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 8;

/** Minimum time between two writes of “last seen”, ms. A screen polls once a minute. */
const SEEN_EVERY_MS = 45_000;

export interface DeviceCode {
  readonly device: StaffDevice;
  /** "K7QM3XPT" */
  readonly code: string;
  readonly expiresAt: number;
}

type Asked = Pick<Services, 'store' | 'clock'>;

/** About 39 bits, for ten minutes. */
const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

/** Normalises a typed code: ignores case, spaces and hyphens. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

const note = (
  tx: Tx,
  at: { readonly placeId: number; readonly now: number; readonly by: string | null },
  change: JournalPayloads['staff.device']['change'],
  { id, name }: StaffDevice,
): Promise<number> =>
  appendJournal(tx, {
    placeId: at.placeId,
    at: at.now,
    type: 'staff.device',
    payload: { change, deviceId: id, name, by: at.by },
  });

const publicOf = ({ id, name, kind, stationId, table }: StaffDevice): StaffDevice => ({
  id,
  name,
  kind,
  stationId,
  table,
});

/** Ends the device's key and everything issued with this key. */
const endKey = async (tx: Tx, { id: deviceId, placeId }: DeviceRow, now: number): Promise<void> => {
  await endDeviceTokens(tx, { deviceId }, now);
  const was = await findSharedDevice(tx.db, deviceId);
  if (was) await endDeviceBans(tx, placeId, was.sender, now);
  await forgetSharedDevice(tx, deviceId);
};

/** Whether the place has the device's table, and its kind suits the device. */
const fitsItsTable = async (tx: Tx, placeId: number, { kind, table }: Omit<StaffDevice, 'id'>): Promise<boolean> => {
  if (!hasTable(kind)) return table === undefined;
  const found = table === undefined ? undefined : await findTableNamed(tx.db, placeId, table);
  return found !== undefined && fitsTable(kind, found);
};

/** Adds a device. The device is enrolled when a person types the code on it. `by`: a person's id. */
export const addStaffDevice = (
  { store, clock }: Asked,
  placeId: number,
  by: string | null,
  device: Omit<StaffDevice, 'id'>,
): Promise<Result<DeviceCode, 'unknown_table'>> =>
  store.write(placeId, async (tx) => {
    const now = clock();
    if (!(await fitsItsTable(tx, placeId, device))) return fail('unknown_table');
    const code = makeCode();
    const made = { ...device, id: randomUUID() };
    const expiresAt = now + CODE_MS;
    await addDevice(tx, { ...made, placeId, codeHash: hashSecret(code), codeExpiresAt: expiresAt }, now);
    await note(tx, { placeId, now, by }, 'added', made);
    return ok({ device: made, code, expiresAt });
  });

/** Runs a job on a device of the place in one transaction. `isMeant`: which devices it applies to. */
export const withDevice = <T>(
  { store, clock }: Asked,
  placeId: number,
  id: string,
  work: (tx: Tx, device: DeviceRow, now: number) => Promise<T>,
  isMeant: (device: DeviceRow) => boolean = () => true,
): Promise<Result<T, 'unknown_device'>> =>
  store.write(placeId, async (tx) => {
    const device = await findDevice(tx.db, id);
    if (device?.placeId !== placeId || !isMeant(device)) return fail('unknown_device');
    return ok(await work(tx, device, clock()));
  });

/** Makes a new code for the device; its old secret ends. */
export const newCode = (services: Asked, placeId: number, by: string | null, id: string) =>
  withDevice(services, placeId, id, async (tx, device, now): Promise<DeviceCode> => {
    const code = makeCode();
    const expiresAt = now + CODE_MS;
    await renewCode(tx, id, hashSecret(code), expiresAt);
    await endKey(tx, device, now);
    await note(tx, { placeId, now, by }, 'added', device);
    return { device: publicOf(device), code, expiresAt };
  });

/** Removes the device, and signs out the person on it. */
export const removeStaffDevice = (
  services: Asked & Pick<Services, 'places'>,
  placeId: number,
  by: string | null,
  id: string,
) =>
  withDevice(services, placeId, id, async (tx, device, now) => {
    await tellingReach(tx, services.places, { placeId, at: now }, () => removeDevice(tx, id, now));
    await endKey(tx, device, now);
    await note(tx, { placeId, now, by }, 'removed', device);
  });

/** Enrols a device by a valid code; its secret is sent once, to that device only. */
export const enrol = (
  { store, clock }: Asked,
  placeId: number,
  typed: string,
): Promise<Result<{ readonly device: StaffDevice; readonly secret: string }, 'invalid_code'>> =>
  store.write(placeId, async (tx) => {
    const now = clock();
    const secret = makeSecret();
    const device = await enrolDevice(tx, placeId, hashSecret(plainCode(typed)), hashSecret(secret), now);
    if (!device) return fail('invalid_code');
    await note(tx, { placeId, now, by: null }, 'enrolled', device);
    return ok({ device: publicOf(device), secret });
  });

export { isDeviceLocked as isLocked } from '../../store/staff/pin-guesses.ts';

/** Devices of a place. A kitchen screen was seen at its last heartbeat, which is newer than its last token. */
export const listDevices = async (
  { store }: Pick<Services, 'store'>,
  placeId: number,
): Promise<readonly DeviceRow[]> => {
  const [devices, screens] = await Promise.all([devicesAt(store.read, placeId), listScreens(store.read, placeId)]);
  const heard = new Map(screens.map(({ deviceId, heardAt }) => [deviceId, heardAt]));
  return devices.map((device) => {
    const heardAt = heard.get(device.id);
    return heardAt === undefined ? device : { ...device, seenAt: Math.max(heardAt, device.seenAt ?? 0) };
  });
};

/** Notes that a venue device was just heard. */
export const hearDevice = async ({ store, clock }: Asked, device: DeviceRow): Promise<void> => {
  const now = clock();
  if (now - (device.seenAt ?? 0) > SEEN_EVERY_MS)
    await store.write(device.placeId, (tx) => noteSeen(tx, device.id, now));
};

/** Notes a device's activity by its id; does nothing when the venue no longer has it. */
export const hearStation = async (services: Asked, deviceId: string): Promise<void> => {
  const device = await findDevice(services.store.read, deviceId);
  if (device) await hearDevice(services, device);
};
