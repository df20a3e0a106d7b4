// Takes a shared device's report of its state and answers with its commands. The answer is signed for this one heartbeat.
import { SignJWT } from 'jose';
import type { HeartbeatBody, Told } from '#contract/device/heartbeat.ts';
import type { HereBody } from '#contract/device/here.ts';
import { afterPage, isTroubleNews, ringingTrouble } from '#domain/device/heartbeat.ts';
import { hasTable, isSharedDeviceKind } from '#domain/device/shared-device.ts';
import { agedHeartbeat } from '#domain/device/still-here.ts';
import { openState } from '#domain/place/hours.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { TableSession } from '#domain/session/session.ts';
import { openCommands, settleCommand } from '../../store/device/device-commands.ts';
import {
  findSharedDevice,
  listSharedDevices,
  type SharedDeviceRow,
  saveSharedDevice,
} from '../../store/device/shared-devices.ts';
import { appendJournal } from '../../store/journal.ts';
import { readTables } from '../../store/place/venue-tables.ts';
import { hashSecret } from '../../store/secrets.ts';
import { closeSitting } from '../../store/session/sittings.ts';
import { type DeviceRow, findDeviceBySecret, noteSeen } from '../../store/staff/staff-devices.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { isLeft } from '../session/party-at.ts';
import { sessionOfDevice } from '../session/table-session.ts';
import { isStoppedAs } from './stop-device.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

/** Time without a touch after which the device counts as unused, ms. */
const IDLE_MS = 600_000;

/** A guest device of the place, by its secret. */
const sharedDevice = async (db: Store['read'], placeId: number, hash: string): Promise<DeviceRow | undefined> => {
  const device = await findDeviceBySecret(db, hash);
  return device && device.placeId === placeId && isSharedDeviceKind(device.kind) ? device : undefined;
};

const isOpenNow = ({ document: { place } }: PublishedPlace, now: number): boolean =>
  openState(place, place.timeZone, now).open;

/** Whether the device's table is missing or retired. */
export const lacksTable = (
  tables: ReadonlySet<string>,
  { kind, table }: { readonly kind: string; readonly table?: string | undefined },
): boolean => hasTable(kind) && (table === undefined || !tables.has(table));

export const tablesInUse = async (db: Store['read'], placeId: number): Promise<ReadonlySet<string>> =>
  new Set((await readTables(db, placeId)).map(({ name }) => name));

/** Appends a trouble that needs staff to the journal, unless it equals the last one. */
const tell = async (
  tx: Tx,
  device: SharedDeviceRow & { readonly name: string },
  now: number,
  told: SharedDeviceRow['told'],
  before: Pick<SharedDeviceRow, 'beat'> | undefined,
) => {
  await saveSharedDevice(tx, { ...device, told });
  if (!isTroubleNews(told, { told: device.told, refused: before?.beat.refused }, device.beat)) return;
  const { placeId, deviceId, name } = device;
  const payload = { deviceId, name, trouble: told ?? null };
  await appendJournal(tx, { placeId, at: now, type: 'device.state', payload });
};

/** Ends the sitting of a party that has left, once its tablet is unused, so that the next guests do not continue it. */
const endLeft = async (
  tx: Tx,
  { placeId, table }: { readonly placeId: number; readonly table?: string | undefined },
  touchAge: number | null,
  now: number,
) => {
  if (table === undefined || (touchAge !== null && touchAge < IDLE_MS)) return;
  if (await isLeft(tx.db, { placeId, at: now }, table)) await closeSitting(tx, { placeId, table }, 'lapsed', now);
};

/** Stores the device's state and handles its consequences. */
const hear = async (
  tx: Tx,
  place: PublishedPlace,
  device: DeviceRow,
  row: Omit<SharedDeviceRow, 'placeId' | 'deviceId'>,
  before: SharedDeviceRow | undefined,
) => {
  const { heardAt: now } = row;
  const { id: deviceId, name } = device;
  const standing = { ...row, lacksTable: lacksTable(await tablesInUse(tx.db, place.id), device) };
  const trouble = ringingTrouble(standing, now, isOpenNow(place, now));
  await tell(tx, { ...row, placeId: place.id, deviceId, name }, now, trouble, before);
  await noteSeen(tx, deviceId, now);
  await endLeft(tx, device, row.beat.touchAge, now);
};

/** Hash of the facts sent to a device; a change makes the server send them again. */
const markOf = ({ name, kind, table }: DeviceRow, isStopped: boolean): string =>
  hashSecret(JSON.stringify([name, kind, table ?? null, isStopped])).slice(0, 8);

/** Takes a heartbeat. `signed`: the answer, signed with the device's own key. */
export const takeHeartbeat = async (
  { store, clock }: Asked,
  place: PublishedPlace,
  { device: secret, nonce, page, sender, beat, done }: HeartbeatBody,
): Promise<Result<{ readonly signed: string }, 'unknown_device'>> => {
  const hash = hashSecret(secret);
  // Rejects a caller without a key before the write, whose lock orders wait for.
  if (!(await sharedDevice(store.read, place.id, hash))) return fail('unknown_device');
  const told = await store.write(place.id, async (tx): Promise<Told | undefined> => {
    const device = await sharedDevice(tx.db, place.id, hash);
    if (!device) return undefined;
    const now = clock();
    const { id: deviceId, name } = device;
    const before = await findSharedDevice(tx.db, deviceId);
    const row = { heardAt: now, beat, sender, ...afterPage(before, page), told: before?.told };
    await hear(tx, place, device, row, before);
    for (const { id, outcome } of done) {
      const command = await settleCommand(tx, deviceId, id, outcome);
      if (!command) continue;
      const { kind, words, by } = command;
      const payload = { id, deviceId, name, kind, words, by, outcome };
      await appendJournal(tx, { placeId: place.id, at: now, type: 'device.command', payload });
    }
    const commands = await openCommands(tx.db, deviceId, now);
    const isStopped = await isStoppedAs(tx, device, sender, now);
    return {
      nonce,
      now,
      device: { id: deviceId, name, kind: device.kind, table: device.table },
      isStopped,
      mark: markOf(device, isStopped),
      commands: commands.map(({ id, kind, words, expiresAt }) => ({ id, kind, words, expiresAt })),
    };
  });
  if (!told) return fail('unknown_device');
  const signed = await new SignJWT({ ...told }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(hash));
  return ok({ signed });
};

/**
 * Takes a short heartbeat: nothing has changed. `speak`: the server has news for the device or does not know it, so it asks
 * for a full heartbeat, whose answer is signed.
 */
export const takeHere = async (
  { store, clock }: Asked,
  place: PublishedPlace,
  { device: secret, page, knows }: HereBody,
): Promise<Result<{ readonly speak: boolean }, 'unknown_device'>> => {
  const hash = hashSecret(secret);
  if (!(await sharedDevice(store.read, place.id, hash))) return fail('unknown_device');
  const speak = await store.write(place.id, async (tx): Promise<boolean | undefined> => {
    const device = await sharedDevice(tx.db, place.id, hash);
    if (!device) return undefined;
    const now = clock();
    const before = await findSharedDevice(tx.db, device.id);
    if (!before || before.page !== page) return true;
    if ((await openCommands(tx.db, device.id, now)).length > 0) return true;
    if (markOf(device, await isStoppedAs(tx, device, before.sender, now)) !== knows) return true;
    await hear(
      tx,
      place,
      device,
      { ...before, heardAt: now, beat: agedHeartbeat(before.beat, now - before.heardAt) },
      before,
    );
    return false;
  });
  return speak === undefined ? fail('unknown_device') : ok({ speak });
};

/** Session of the table on which a device stands. */
export const deviceSession = async (
  services: Asked,
  place: PublishedPlace,
  secret: string,
): Promise<Result<TableSession, 'unknown_device' | 'no_table'>> => {
  const find = (db: Store['read']) => sharedDevice(db, place.id, hashSecret(secret));
  return (await find(services.store.read)) ? sessionOfDevice(services, place, find) : fail('unknown_device');
};

/** Reports each silent device once; silence while the venue is closed is no trouble. */
export const tellSilentDevices = async ({ store, clock, places }: Asked & Pick<Services, 'places'>): Promise<void> => {
  const placeIds = new Set((await listSharedDevices(store.read)).map(({ placeId }) => placeId));
  for (const placeId of placeIds) {
    const place = await places.at(store.read, placeId);
    if (!place) continue;
    const isSilent = (device: SharedDeviceRow): boolean =>
      ringingTrouble({ ...device, lacksTable: false }, clock(), isOpenNow(place, clock())) === 'silent';
    const isNews = (device: SharedDeviceRow): boolean => device.told !== 'silent' && isSilent(device);
    if (!(await listSharedDevices(store.read, placeId)).some(isNews)) continue;
    // Reads again inside the transaction: another server, or the device itself, may have been faster.
    await store.write(placeId, async (tx) => {
      for (const device of await listSharedDevices(tx.db, placeId))
        if (isNews(device)) await tell(tx, device, clock(), 'silent', device);
    });
  }
};

/** Devices with a reported trouble that staff should check. */
export const troubledDevices = async (db: Store['read'], placeId: number) =>
  (await listSharedDevices(db, placeId)).flatMap(({ deviceId: device, name, told, heardAt: since, beat }) =>
    told === undefined
      ? []
      : [{ device, name, trouble: told, since, ...(told === 'refused' && { orders: [...(beat.refused ?? [])] }) }],
  );
