import { stationsOf } from '#domain/kitchen/stations.ts';
import { codeBase } from '#domain/table/code-address.ts';
import { DevicesScreen } from '#screens/staff/devices/devices-screen.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useDevices } from '#state/staff/use-devices.ts';
import { formatTime } from '#ui/words/format-time.ts';

/** The devices of the place. */
export const DevicesPage = () => {
  const { place } = useMenu();
  const { devices, publicUrl, why, add, code, remove } = useDevices();
  const base = codeBase(publicUrl, window.location.origin);
  const codeOf = (made: Awaited<ReturnType<typeof code>>) =>
    made && {
      name: made.device.name,
      code: made.code,
      href: `${base.origin}/${place.slug}/staff/sign-in#enrol-${made.code}`,
      trouble: base.trouble,
    };
  return (
    <DevicesScreen
      devices={devices?.map((device) => ({
        ...device,
        seen: device.seenAt === null ? undefined : formatTime(device.seenAt, place.timeZone),
      }))}
      stations={stationsOf(place)}
      why={why}
      onAdd={async (device) => codeOf(await add(device))}
      onCode={async (id) => codeOf(await code(id))}
      onRemove={remove}
    />
  );
};
