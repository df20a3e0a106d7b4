import { COMMANDS_KEPT_MS } from '#domain/device/device-command.ts';
import { type DeviceRow, devicesAt } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import { giveCommand, type Managing } from './give-command.ts';

/** Tablets in a hotel room. */
export const tabletsIn = async (tx: Tx, placeId: number, table: string): Promise<readonly DeviceRow[]> =>
  (await devicesAt(tx.db, placeId)).filter(
    (device) => device.kind === 'room' && device.table === table && device.isEnrolled,
  );

/** The guests of a room have left: orders its tablets to clear themselves, even after a long absence. */
export const clearTablets = async (
  tx: Tx,
  managing: Managing,
  tablets: readonly DeviceRow[],
  at: number,
): Promise<void> => {
  for (const tablet of tablets)
    await giveCommand(tx, managing, tablet, { kind: 'reset' }, { at, keptMs: COMMANDS_KEPT_MS });
};
