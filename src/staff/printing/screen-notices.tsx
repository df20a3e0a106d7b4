import { Trans } from '@lingui/react/macro';
import type { TroubledScreen } from '#domain/service/screens.ts';
import type { LineNotice } from '#staff/frame/notice-line.tsx';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { devices, muted } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';

interface ScreenNoticeProps {
  readonly screen: TroubledScreen;
  readonly timeZone: string;
}

const ScreenNotice = ({ screen: { state, since, ...screen }, timeZone }: ScreenNoticeProps) => {
  const name = <bdi>{screen.name}</bdi>;
  const at = formatTime(since, timeZone);
  return state === 'silent' ? (
    <WaitNotice
      icon={devices}
      testId="screen-trouble"
      title={
        <Trans>
          The screen “{name}” is silent since {at}.
        </Trans>
      }
    >
      <Trans>Orders may not be seen there. Please look after it.</Trans>
    </WaitNotice>
  ) : (
    <WaitNotice
      icon={muted}
      testId="screen-trouble"
      title={
        <Trans>
          The screen “{name}” has had no sound since {at}.
        </Trans>
      }
    >
      <Trans>Orders do not ring there until somebody taps it once.</Trans>
    </WaitNotice>
  );
};

/** Notices of kitchen screens that may be off or silent, for staff who can check. */
export const screenNotices = (screens: readonly TroubledScreen[], timeZone: string): readonly LineNotice[] =>
  screens.map((screen) => ({
    key: `screen ${screen.device}`,
    notice: <ScreenNotice screen={screen} timeZone={timeZone} />,
  }));
