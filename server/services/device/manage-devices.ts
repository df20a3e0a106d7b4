// Guest devices for the place's managers: their states, and commands to them.
import { randomUUID } from 'node:crypto';
import type { DeviceState } from '#contract/device/heartbeat.ts';
import { COMMAND_MS, type CommandToGive, type DeviceChange } from '#domain/device/device-command.ts';
import { deviceTroubles } from '#domain/device/heartbeat.ts';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import type { Result } from '#domain/result.ts';
import { type CommandRow, lastCommands } from '../../store/device/device-commands.ts';
import { listSharedDevices } from '../../store/device/shared-devices.ts';
import { bannedSenders } from '../../store/order/bans-rows.ts';
import { type DeviceRow, moveDevice, renameDevice } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import { tellingReach } from '../service/tell-reach.ts';
import type { Services } from '../services.ts';
import { withDevice } from '../staff/devices.ts';
import { letPinsIn } from '../staff/pin-sign-in.ts';
import { giveCommand, type Managing, noteCommand } from './give-command.ts';
import { lacksTable, tablesInUse } from './heartbeat.ts';
import { stopDevice } from './stop-device.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

const outcomeOf = ({ outcome, expiresAt }: CommandRow, now: number) => outcome ?? (expiresAt > now ? null : 'expired');

/** State of each guest device that has sent a heartbeat, by device id. */
export const deviceStates = async (
  { store, clock }: Asked,
  placeId: number,
): Promise<ReadonlyMap<string, DeviceState>> => {
  const now = clock();
  const [devices, commands, tables, banned] = await Promise.all([
    listSharedDevices(store.read, placeId),
    lastCommands(store.read, placeId),
    tablesInUse(store.read, placeId),
    bannedSenders(store.read, placeId, now),
  ]);
  return new Map(
    devices.map(({ deviceId, kind, table, ...row }): [string, DeviceState] => {
      const last = commands.get(deviceId);
      return [
        deviceId,
        {
          heardAt: row.heardAt,
          beat: row.beat,
          troubles: [...deviceTroubles({ ...row, lacksTable: lacksTable(tables, { kind, table }) }, now)],
          isStopped: banned.has(row.sender),
          lastCommand: last ? { kind: last.kind, at: last.at, by: last.by, outcome: outcomeOf(last, now) } : null,
        },
      ];
    }),
  );
};

const withSharedDevice = <T>(
  services: Asked,
  placeId: number,
  id: string,
  work: (tx: Tx, device: DeviceRow, now: number) => Promise<T>,
): Promise<Result<T, 'unknown_device'>> =>
  withDevice(services, placeId, id, work, ({ kind }) => isSharedDeviceKind(kind));

/** Queues a command for the device's next heartbeat, which does it once or drops it. */
export const commandDevice = (services: Asked, managing: Managing, deviceId: string, body: CommandToGive) =>
  withSharedDevice(services, managing.placeId, deviceId, async (tx, device, now) => {
    await giveCommand(tx, managing, device, body, { at: now, keptMs: COMMAND_MS });
  });

/** Whether the change fits the kind of device: sign-in exists on some kinds, and only a station has a station. */
const fitsDevice =
  ({ isStopped, takesPins, stationId }: DeviceChange) =>
  ({ kind }: DeviceRow): boolean =>
    (isSharedDeviceKind(kind) || (isStopped === undefined && takesPins === undefined)) &&
    (kind === 'station' || stationId === undefined);

/**
 * Changes a device's settings. A guest device learns of them with its next heartbeat, a staff device with its next check,
 * once a minute. `takesPins`: forgets the wrong PINs of a device that guessing guests have locked; a manager does so from a
 * phone that guests cannot reach.
 */
export const changeDevice = (
  services: Asked & Pick<Services, 'places'>,
  managing: Managing & { readonly personId: string | null },
  deviceId: string,
  change: DeviceChange,
) =>
  withDevice(
    services,
    managing.placeId,
    deviceId,
    async (tx, device, now) => {
      const { name, isStopped, takesPins, stationId } = change;
      if (takesPins) await letPinsIn(tx, device, managing.personId, now);
      if (isStopped !== undefined) {
        await stopDevice(tx, device, isStopped, { at: now, by: managing.by });
        const kind = isStopped ? 'stop' : 'resume';
        await noteCommand(tx, managing, now, device, { id: randomUUID(), kind, words: '' });
      }
      if (name !== undefined && name !== device.name) {
        await renameDevice(tx, device.id, name);
        await noteCommand(tx, managing, now, device, { id: randomUUID(), kind: 'rename', words: name });
      }
      if (stationId !== undefined && stationId !== device.stationId) {
        const at = { placeId: managing.placeId, at: now };
        await tellingReach(tx, services.places, at, () => moveDevice(tx, device.id, stationId));
        await noteCommand(tx, managing, now, device, { id: randomUUID(), kind: 'station', words: stationId });
      }
    },
    fitsDevice(change),
  );
