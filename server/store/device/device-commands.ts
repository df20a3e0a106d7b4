// Commands to devices, and their outcomes.
import {
  COMMAND_MS,
  COMMAND_OUTCOMES,
  COMMANDS_KEPT,
  type CommandOutcome,
  DEVICE_COMMANDS,
  type DeviceCommand,
  type DeviceCommandKind,
} from '#domain/device/device-command.ts';
import type { Database } from '../database.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];
type Row = Database['device_commands'];

export interface CommandRow extends DeviceCommand {
  readonly placeId: number;
  readonly deviceId: string;
  readonly at: number;
  /** A person's name. */
  readonly by: string;
  /** `undefined`: the device has not answered. */
  readonly outcome: CommandOutcome | undefined;
}

const toCommand = (row: Row): CommandRow[] => {
  const kind = DEVICE_COMMANDS.find((one) => one === row.kind);
  if (!kind) return [];
  return [
    {
      id: row.id,
      kind,
      words: row.words,
      expiresAt: Number(row.expires_at),
      placeId: row.place_id,
      deviceId: row.device_id,
      at: Number(row.made_at),
      by: row.by_name,
      outcome: COMMAND_OUTCOMES.find((one) => one === row.outcome),
    },
  ];
};

export const addCommand = async (tx: Tx, command: Omit<CommandRow, 'outcome'>): Promise<void> => {
  const { id, placeId, deviceId, kind, words, at, by, expiresAt } = command;
  await tx.db
    .insertInto('device_commands')
    .values({
      id,
      place_id: placeId,
      device_id: deviceId,
      kind,
      words,
      made_at: at,
      by_name: by,
      expires_at: expiresAt,
      outcome: null,
    })
    .execute();
};

/** Commands that a device has not answered and may still execute, in order. */
export const openCommands = async (db: Db, deviceId: string, now: number): Promise<CommandRow[]> => {
  const rows = await db
    .selectFrom('device_commands')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('outcome', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('made_at')
    .limit(COMMANDS_KEPT)
    .execute();
  return rows.flatMap(toCommand);
};

/** Stores the device's result of a command; `undefined` when the command is unknown or already answered. */
export const settleCommand = async (
  tx: Tx,
  deviceId: string,
  id: string,
  outcome: CommandOutcome,
): Promise<CommandRow | undefined> => {
  const row = await tx.db
    .selectFrom('device_commands')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  await tx.db.updateTable('device_commands').set({ outcome }).where('id', '=', id).execute();
  return toCommand(row)[0];
};

export const lastCommands = async (db: Db, placeId: number): Promise<ReadonlyMap<string, CommandRow>> => {
  const rows = await db
    .selectFrom('device_commands')
    .selectAll()
    .where('place_id', '=', placeId)
    .orderBy('made_at')
    .execute();
  return new Map(rows.flatMap(toCommand).map((command) => [command.deviceId, command]));
};

/**
 * The last clear command after a check-out for each device of a place. Such a command is valid for days, one from the
 * console for minutes. A device cleared since by any command is clean.
 */
export const lastClearings = async (db: Db, placeId: number): Promise<readonly CommandRow[]> => {
  const rows = await db
    .selectFrom('device_commands')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('kind', '=', 'reset' satisfies DeviceCommandKind)
    .orderBy('made_at')
    .execute();
  const clearings = new Map<string, CommandRow>();
  for (const reset of rows.flatMap(toCommand)) {
    const { deviceId, outcome } = reset;
    const known = clearings.get(deviceId);
    if (reset.expiresAt - reset.at > COMMAND_MS) clearings.set(deviceId, reset);
    else if (known && outcome === 'done') clearings.set(deviceId, { ...known, outcome });
  }
  return [...clearings.values()];
};

/** Deletes commands of a place that expired before then; until then the board can show that a tablet never came back. */
export const sweepCommands = async (tx: Tx, placeId: number, before: number): Promise<void> => {
  await tx.db.deleteFrom('device_commands').where('place_id', '=', placeId).where('expires_at', '<', before).execute();
};
