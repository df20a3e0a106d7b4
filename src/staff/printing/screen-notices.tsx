import { Trans } from '@lingui/react/macro';
import type { TroubledScreen } from '#domain/service/screens.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { devices, muted } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';

/** Screens of the kitchen that nobody may look at, or that nobody hears: for whoever can walk over. */
export const ScreenNotices = ({
  screens,
  timeZone,
}: {
  readonly screens: readonly TroubledScreen[];
  readonly timeZone: string;
}) =>
  screens.map(({ device, name, state, since }) => {
    const at = formatTime(since, timeZone);
    return state === 'silent' ? (
      <WaitNotice
        key={device}
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
        key={device}
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
  });
