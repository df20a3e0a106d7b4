import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { muted } from '#ui/look/staff-icons.ts';
import { Dismiss, WaitNotice } from './wait-notice.tsx';

/** The browser blocks sound until somebody touches the page. */
export const SilentNotice = ({
  onUnlock,
  onRefuse,
}: {
  readonly onUnlock: () => void;
  /** Hides the notice on this device for good; `undefined`: it cannot be hidden here. */
  readonly onRefuse?: (() => void) | undefined;
}) => {
  const unlock = (
    <Button look="ink" small onClick={onUnlock}>
      <Trans>Sound on</Trans>
    </Button>
  );
  return (
    <WaitNotice
      icon={muted}
      testId="silent"
      title={<Trans>Calls do not ring here yet.</Trans>}
      quick={
        <>
          {unlock}
          {onRefuse && <Dismiss onPress={onRefuse} testId="hide-silent" />}
        </>
      }
      action={
        onRefuse && (
          <>
            {unlock}
            <Button small onClick={onRefuse}>
              <Trans comment="answer to an offer for this device">Not on this device</Trans>
            </Button>
          </>
        )
      }
    >
      <Trans>The browser allows sound from the first touch of this page, at each start anew.</Trans>
    </WaitNotice>
  );
};
