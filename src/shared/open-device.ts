// The device's own facts, read as its database is opened: whose places these are, and how far its clock is off.
import { readClockOffset } from '#core/db/device/device-table.ts';
import { readClient } from '#core/db/place/client-table.ts';
import { endStart } from '#core/platform/device/start-note.ts';
import { type OpenedDatabase, openDatabase } from './open-database.ts';

export interface OpenedDevice extends OpenedDatabase {
  readonly clientId: string | undefined;
  /** Server minus device, in ms, as an earlier start had learnt it. */
  readonly clockOffset: number | undefined;
}

/** `onRestored`: as for the database. */
export async function openDevice(onRestored: () => void): Promise<OpenedDevice> {
  const opened = await openDatabase(onRestored);
  endStart();
  const [client, clockOffset] = await Promise.all([
    readClient(opened.db).catch(() => undefined),
    readClockOffset(opened.db).catch(() => undefined),
  ]);
  return { ...opened, clientId: client?.id, clockOffset };
}
