import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { cross } from '#ui/look/icons-later.ts';
import { muted } from '#ui/look/staff-icons.ts';
import { WaitNotice } from './wait-notice.tsx';

/** The browser blocks sound until somebody touches the page. */
export const SilentNotice = ({
  onUnlock,
  onRefuse,
}: {
  readonly onUnlock: () => void;
  /** Hides the notice on this device for good; `undefined`: it cannot be hidden here. */
  readonly onRefuse?: (() => void) | undefined;
}) => {
  const { t } = useLingui();
  return (
    <WaitNotice
      icon={muted}
      testId="silent"
      title={<Trans>Calls do not ring here yet.</Trans>}
      quick={
        <>
          <Button look="ink" small onClick={onUnlock}>
            <Trans>Sound on</Trans>
          </Button>
          {onRefuse && (
            <IconButton
              icon={cross}
              label={t({ message: 'Do not show this on this device', comment: 'closes a notice for good' })}
              onClick={onRefuse}
              data-testid="hide-silent"
            />
          )}
        </>
      }
    />
  );
};
