import { Trans } from '@lingui/react/macro';
import type { TroubledDevice } from '#domain/device/beat.ts';
import { devices as devicesIcon } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { TroubleWords } from '../devices/device-words.tsx';
import { WaitNotice } from '../tables/wait-notice.tsx';

/** Devices that guests use, which somebody should walk over to. */
export const DeviceNotices = ({
  devices,
  timeZone,
}: {
  readonly devices: readonly TroubledDevice[];
  readonly timeZone: string;
}) =>
  devices.map(({ device, name, trouble, since, orders }) => (
    <WaitNotice
      key={device}
      icon={devicesIcon}
      testId="device-trouble"
      title={<Trans>The device “{name}” needs somebody.</Trans>}
    >
      <TroubleWords trouble={trouble} heard={formatTime(since, timeZone)} orders={orders} />
    </WaitNotice>
  ));
