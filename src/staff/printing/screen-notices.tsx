import { Trans } from '@lingui/react/macro';
import { screenKey, type TroubledScreen } from '#domain/service/screens.ts';
import { NoticeActions, type NoticeDoors } from '#staff/frame/notice-doors.tsx';
import type { LineNotice } from '#staff/frame/notice-line.tsx';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { devices, muted } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';

interface ScreenNoticeProps {
  readonly screen: TroubledScreen;
  readonly timeZone: string;
  readonly doors: NoticeDoors;
}

const ScreenNotice = ({ screen, timeZone, doors }: ScreenNoticeProps) => {
  const { state, since } = screen;
  const name = <bdi>{screen.name}</bdi>;
  const action = (
    <NoticeActions
      href={doors.kitchen}
      page={<Trans>Kitchen</Trans>}
      name={screen.name}
      onRead={() => doors.onRead(screenKey(screen))}
    />
  );
  const at = formatTime(since, timeZone);
  return state === 'silent' ? (
    <WaitNotice
      icon={devices}
      testId="screen-trouble"
      action={action}
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
      action={action}
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
export const screenNotices = (
  screens: readonly TroubledScreen[],
  timeZone: string,
  doors: NoticeDoors,
): readonly LineNotice[] =>
  screens.map((screen) => ({
    key: `screen ${screen.device}`,
    notice: <ScreenNotice screen={screen} timeZone={timeZone} doors={doors} />,
  }));
