// What those who manage a place see of the devices that guests use, and tell them from afar.
import { randomUUID } from 'node:crypto';
import type { HouseState } from '#contract/device/beat.ts';
import { deviceTroubles } from '#domain/device/beat.ts';
import { COMMAND_MS, type CommandToGive, type DeviceChange } from '#domain/device/device-command.ts';
import { isHouseDeviceKind } from '#domain/device/house-device.ts';
import type { Result } from '#domain/result.ts';
import { addCommand, type CommandRow, lastCommands, sweepCommands } from '../../store/device/device-commands.ts';
import { listHouseDevices } from '../../store/device/house-devices.ts';
import { appendJournal, type JournalPayloads } from '../../store/journal.ts';
import { bannedSenders } from '../../store/order/bans.ts';
import { type DeviceRow, renameDevice } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { withDevice } from '../staff/devices.ts';
import { lacksTable, tablesInUse } from './beat.ts';
import { stopDevice } from './stop-device.ts';

/** The journal keeps what was told for longer. */
const KEPT_MS = 7 * 24 * 3_600_000;

type Asked = Pick<Services, 'store' | 'clock'>;
type Kind = JournalPayloads['device.command']['kind'];

/** Where it is done, and by whom: a name. */
interface Managing {
  readonly placeId: number;
  readonly by: string;
}

const outcomeOf = ({ outcome, expiresAt }: CommandRow, now: number) => outcome ?? (expiresAt > now ? null : 'expired');

/** How each device of the place is that guests use and that has spoken, by its id. */
export const houseStates = async (
  { store, clock }: Asked,
  placeId: number,
): Promise<ReadonlyMap<string, HouseState>> => {
  const now = clock();
  const [devices, commands, tables, banned] = await Promise.all([
    listHouseDevices(store.read, placeId),
    lastCommands(store.read, placeId),
    tablesInUse(store.read, placeId),
    bannedSenders(store.read, placeId, now),
  ]);
  return new Map(
    devices.map(({ deviceId, kind, table, ...row }): [string, HouseState] => {
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

const withHouseDevice = <T>(
  services: Asked,
  placeId: number,
  id: string,
  work: (tx: Tx, device: DeviceRow, now: number) => Promise<T>,
): Promise<Result<T, 'unknown_device'>> =>
  withDevice(services, placeId, id, work, ({ kind }) => isHouseDeviceKind(kind));

const note = (
  tx: Tx,
  { placeId, by }: Managing,
  now: number,
  { id: deviceId, name }: Pick<DeviceRow, 'id' | 'name'>,
  told: { readonly id: string; readonly kind: Kind; readonly words: string },
) => appendJournal(tx, { placeId, at: now, type: 'device.command', payload: { ...told, deviceId, name, by } });

/** Tells a device something: it does so with its next beat, once, or not at all. */
export const commandDevice = (services: Asked, managing: Managing, deviceId: string, body: CommandToGive) =>
  withHouseDevice(services, managing.placeId, deviceId, async (tx, device, now) => {
    const { placeId, by } = managing;
    const { kind } = body;
    const words = body.kind === 'message' ? body.words : '';
    const command = { id: randomUUID(), placeId, deviceId, kind, words, at: now, by, expiresAt: now + COMMAND_MS };
    await sweepCommands(tx, placeId, now - KEPT_MS);
    await addCommand(tx, command);
    await note(tx, managing, now, device, { id: command.id, kind, words });
  });

/** Another name for a device, and whether orders are taken from it: it hears of both with its next beat. */
export const changeDevice = (services: Asked, managing: Managing, deviceId: string, change: DeviceChange) =>
  withHouseDevice(services, managing.placeId, deviceId, async (tx, device, now) => {
    const { name, isStopped } = change;
    if (isStopped !== undefined) {
      await stopDevice(tx, device, isStopped, { at: now, by: managing.by });
      const kind = isStopped ? 'stop' : 'resume';
      await note(tx, managing, now, device, { id: randomUUID(), kind, words: '' });
    }
    if (name !== undefined && name !== device.name) {
      await renameDevice(tx, device.id, name);
      await note(tx, managing, now, device, { id: randomUUID(), kind: 'rename', words: name });
    }
  });
