import { Trans } from '@lingui/react/macro';
import { type TroubledDevice, troubleKey } from '#domain/device/heartbeat.ts';
import { TroubleText } from '#staff/devices/device-text.tsx';
import { NoticeActions, type NoticeDoors } from '#staff/frame/notice-doors.tsx';
import type { LineNotice } from '#staff/frame/notice-line.tsx';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { devices as devicesIcon } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';

const Title = ({ device }: { readonly device: TroubledDevice }) => {
  const name = <bdi>{device.name}</bdi>;
  return <Trans>The device “{name}” needs somebody.</Trans>;
};

/** Notices of shared devices that need a visit. */
export const deviceNotices = (
  devices: readonly TroubledDevice[],
  timeZone: string,
  doors: NoticeDoors,
): readonly LineNotice[] =>
  devices.map((device) => ({
    key: `device ${device.device}`,
    notice: (
      <WaitNotice
        icon={devicesIcon}
        testId="device-trouble"
        title={<Title device={device} />}
        action={
          <NoticeActions
            href={doors.devices}
            page={<Trans>Devices</Trans>}
            name={device.name}
            onRead={() => doors.onRead(troubleKey(device))}
          />
        }
      >
        <TroubleText trouble={device.trouble} heard={formatTime(device.since, timeZone)} orders={device.orders} />
      </WaitNotice>
    ),
  }));
