import { Trans } from '@lingui/react/macro';
import type { LockedDevice } from '#domain/staff/device-lock.ts';
import type { LineNotice } from '#staff/frame/notice-line.tsx';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { devices } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';

interface LockNoticeProps {
  readonly lock: LockedDevice;
  readonly timeZone: string;
  /** `undefined`: the reader is no manager. */
  readonly onSeen: ((lock: LockedDevice) => void) | undefined;
  /** Address of the devices; `undefined`: the reader may not open them. */
  readonly devicesHref: string | undefined;
}

const LockNotice = ({ lock, timeZone, onSeen, devicesHref }: LockNoticeProps) => {
  const { since, seen } = lock;
  const name = <bdi>{lock.name}</bdi>;
  const at = formatTime(since, timeZone);
  const by = seen && <bdi>{seen.by}</bdi>;
  return (
    <WaitNotice
      icon={devices}
      testId="locked-device"
      title={
        <Trans>
          Too many wrong PINs on “{name}”: locked since {at}.
        </Trans>
      }
      action={
        <>
          {devicesHref !== undefined && (
            <ButtonLink href={devicesHref} look="ink" small>
              <Trans>Devices</Trans>
            </ButtonLink>
          )}
          {!seen && onSeen && (
            <Button small onClick={() => onSeen(lock)}>
              <Trans>I see</Trans> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    >
      <Trans>Somebody may be guessing. A manager must sign in there.</Trans>
      {by !== undefined && (
        <>
          {' '}
          <Trans comment="a manager has read a notice">{by} has seen it.</Trans>
        </>
      )}
    </WaitNotice>
  );
};

/** Devices locked by too many wrong PINs, until a manager signs in on the device. */
export const lockNotices = (
  locked: readonly LockedDevice[],
  timeZone: string,
  onSeen: LockNoticeProps['onSeen'],
  devicesHref: LockNoticeProps['devicesHref'],
): readonly LineNotice[] =>
  locked.map((lock) => ({
    key: `lock ${lock.device}`,
    notice: <LockNotice {...{ lock, timeZone, onSeen, devicesHref }} />,
  }));
