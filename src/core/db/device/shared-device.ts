// Executed commands of a shared device, so that none runs twice.

import { parseDoneCommands } from '#contract/device/heartbeat.ts';
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { COMMANDS_KEPT, type CommandOutcome } from '#domain/device/device-command.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { readDeviceId } from './device-id.ts';
import type { DeviceKey } from './device-keys.ts';

const DONE: DeviceKey = 'done-commands';
const DEVICE_ID: DeviceKey = 'device-id';

/** Outcomes of remembered commands, latest last. */
export const readDoneCommands = async (db: TablDatabase) => parseDoneCommands((await db.device.get(DONE))?.value);

/** Stored before execution, so that a command which ends the page does not run again. */
export const noteDoneCommand = (db: TablDatabase, id: string, outcome: CommandOutcome): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const known = (await readDoneCommands(db)).filter((one) => one.id !== id);
    await db.device.put({ key: DONE, value: [...known, { id, outcome }].slice(-COMMANDS_KEPT) });
  });

/** The device's id in its orders; creates one if needed. */
export const ownDeviceId = (db: TablDatabase, fresh: DeviceId): Promise<DeviceId> =>
  db.transaction('rw', db.device, async () => {
    const known = await readDeviceId(db);
    if (known !== undefined) return known;
    await db.device.put({ key: DEVICE_ID, value: fresh });
    return fresh;
  });

/**
 * Unanswered guest commands: their number, the number of orders among them, and the oldest time, epoch ms of the device's
 * clock.
 */
export async function readQueue(
  db: TablDatabase,
): Promise<{ readonly count: number; readonly orders: number; readonly since: number | undefined }> {
  const waiting = (await db.outbox.toArray()).flatMap((row) => {
    const entry = readStoredEntry(row);
    return entry && !isSettled(entry.state) ? [entry] : [];
  });
  const since = waiting.length > 0 ? Math.min(...waiting.map(({ createdWall }) => createdWall)) : undefined;
  return { count: waiting.length, orders: waiting.filter(({ kind }) => kind === 'order').length, since };
}
