// Commands to a shared device: a row that each heartbeat reads until the device has answered, and a journal entry.
import { randomUUID } from 'node:crypto';
import { COMMANDS_KEPT_MS, type CommandToGive } from '#domain/device/device-command.ts';
import { addCommand, sweepCommands } from '../../store/device/device-commands.ts';
import { appendJournal, type JournalPayloads } from '../../store/journal.ts';
import type { DeviceRow } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';

/** The place, and the name of the person who acts. */
export interface Managing {
  readonly placeId: number;
  readonly by: string;
}

/** Writes to the journal which person gave a device which command. */
export const noteCommand = (
  tx: Tx,
  { placeId, by }: Managing,
  at: number,
  { id: deviceId, name }: Pick<DeviceRow, 'id' | 'name'>,
  told: Pick<JournalPayloads['device.command'], 'id' | 'kind' | 'words'>,
) => appendJournal(tx, { placeId, at, type: 'device.command', payload: { ...told, deviceId, name, by } });

/**
 * Queues a command for the device's next heartbeat, to be done once and within `keptMs`. Deletes commands that ended long
 * ago.
 */
export const giveCommand = async (
  tx: Tx,
  managing: Managing,
  device: Pick<DeviceRow, 'id' | 'name'>,
  body: CommandToGive,
  { at, keptMs }: { readonly at: number; readonly keptMs: number },
): Promise<void> => {
  const { kind } = body;
  const words = body.kind === 'message' ? body.words : '';
  const told = { id: randomUUID(), kind, words };
  const { placeId, by } = managing;
  await sweepCommands(tx, placeId, at - COMMANDS_KEPT_MS);
  await addCommand(tx, { ...told, placeId, by, deviceId: device.id, at, expiresAt: at + keptMs });
  await noteCommand(tx, managing, at, device, told);
};
