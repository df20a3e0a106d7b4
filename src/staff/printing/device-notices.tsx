import { Trans } from '@lingui/react/macro';
import type { TroubledDevice } from '#domain/device/heartbeat.ts';
import { TroubleText } from '#staff/devices/device-text.tsx';
import type { LineNotice } from '#staff/frame/notice-line.tsx';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { devices as devicesIcon } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';

/** Notices of shared devices that need a visit. */
export const deviceNotices = (devices: readonly TroubledDevice[], timeZone: string): readonly LineNotice[] =>
  devices.map(({ device, name, trouble, since, orders }) => ({
    key: `device ${device}`,
    notice: (
      <WaitNotice icon={devicesIcon} testId="device-trouble" title={<Trans>The device “{name}” needs somebody.</Trans>}>
        <TroubleText trouble={trouble} heard={formatTime(since, timeZone)} orders={orders} />
      </WaitNotice>
    ),
  }));
