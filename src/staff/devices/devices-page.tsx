import { stationsOf } from '#domain/kitchen/stations.ts';
import type { Language } from '#domain/language/language.ts';
import { SILENT_AFTER_MS } from '#domain/service/screens.ts';
import { codeBase } from '#domain/table/code-address.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useManagedTables } from '#staff/codes/use-managed-tables.ts';
import { useNow } from '#staff/frame/use-now.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { useStaffSignIn } from '#staff/sign-in/use-staff-sign-in.ts';
import type { DeviceStateView } from '#ui/view/device-state.ts';
import { formatDate, formatTime } from '#ui/words/format-time.ts';
import type { NewDevice } from './add-device-sheet.tsx';
import type { LastSeen } from './device-text.tsx';
import { DevicesScreen } from './devices-screen.tsx';
import { useDevices } from './use-devices.ts';

type Device = NonNullable<ReturnType<typeof useDevices>['devices']>[number];

const stateOf = ({ house, isOtherBuild }: Device, timeZone: string): DeviceStateView | undefined =>
  house && {
    heard: formatTime(house.heardAt, timeZone),
    beat: house.beat,
    troubles: house.troubles,
    isStopped: house.isStopped,
    isOtherBuild,
    lastCommand: house.lastCommand
      ? { ...house.lastCommand, at: formatTime(house.lastCommand.at, timeZone) }
      : undefined,
  };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `at` and `now`: server time, epoch ms. */
const lastSeen = (at: number, now: number, timeZone: string, language: Language): LastSeen => {
  const ago = now - at;
  if (ago <= SILENT_AFTER_MS) return 'now';
  if (ago < HOUR) return { minutes: Math.floor(ago / MINUTE) };
  const day = formatDate(at, language, timeZone);
  const time = formatTime(at, timeZone);
  return day === formatDate(now, language, timeZone) ? { at: time } : { on: `${day}, ${time}` };
};

/** The place's devices. */
export const DevicesPage = () => {
  const language = useTextLanguage();
  const now = useNow();
  const { place } = useMenu();
  const { devices, publicUrl, why, add, code, remove, command, change } = useDevices();
  const { tables } = useManagedTables();
  const { enrol, signOut } = useStaffSignIn();
  const base = codeBase(publicUrl, window.location.origin);
  const codeOf = (made: Awaited<ReturnType<typeof code>>) =>
    made && {
      deviceId: made.device.id,
      name: made.device.name,
      code: made.code,
      href: `${base.origin}/${place.slug}/staff/sign-in#enrol-${made.code}`,
      trouble: base.trouble,
    };
  /**
   * Signs the current person out after this device was enrolled for guests. On failure they stay signed in and see the code,
   * which is still valid, and the reason.
   */
  const setUpHere = async (device: NewDevice) => {
    const made = await add(device);
    const problem = made && (await enrol(made.code, signOut));
    const code = codeOf(made);
    return code && problem && { ...code, why: problem.why };
  };
  return (
    <DevicesScreen
      devices={devices?.map((device) => ({
        ...device,
        seen: device.seenAt === null ? undefined : lastSeen(device.seenAt, now, place.timeZone, language),
        state: stateOf(device, place.timeZone),
      }))}
      stations={stationsOf(place)}
      tables={(tables ?? []).filter(({ isRetired }) => !isRetired)}
      why={why}
      onAdd={async (device) => codeOf(await add(device))}
      onCode={async (id) => codeOf(await code(id))}
      onRemove={remove}
      onSetUpHere={setUpHere}
      onCommand={command}
      onChange={change}
    />
  );
};
