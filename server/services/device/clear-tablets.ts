import { COMMANDS_KEPT_MS } from '#domain/device/device-command.ts';
import { type DeviceRow, devicesAt } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import { giveCommand, type Managing } from './give-command.ts';

/** The tablets that stand in a hotel room. */
export const tabletsIn = async (tx: Tx, placeId: number, table: string): Promise<readonly DeviceRow[]> =>
  (await devicesAt(tx.db, placeId)).filter(
    (device) => device.kind === 'room' && device.table === table && device.isEnrolled,
  );

/** The guests of a room have left it: its tablets are told to clear themselves, however long they are away. */
export const clearTablets = async (
  tx: Tx,
  managing: Managing,
  tablets: readonly DeviceRow[],
  at: number,
): Promise<void> => {
  for (const tablet of tablets)
    await giveCommand(tx, managing, tablet, { kind: 'reset' }, { at, keptMs: COMMANDS_KEPT_MS });
};
