import { Trans } from '@lingui/react/macro';
import { Dismiss, WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { deviceMobile } from '#ui/look/icons-later.ts';

export interface InstallNoticeProps {
  /** `prompt`: the browser asks; `share`: by the share sheet. `undefined`: not offered. */
  readonly way: 'prompt' | 'share' | undefined;
  readonly onInstall: () => void;
  /** `undefined`: the person asked for it, so there is no dismiss button. */
  readonly onRefuse?: (() => void) | undefined;
}

/** Offers to install the staff pages as an app, whose sound needs no touch at every start. */
export const InstallNotice = ({ way, onInstall, onRefuse }: InstallNoticeProps) =>
  way && (
    <WaitNotice
      icon={deviceMobile}
      testId="staff-install"
      title={<Trans>Put the staff’s pages on this home screen</Trans>}
      quick={onRefuse && <Dismiss onPress={onRefuse} testId="hide-install" />}
      action={
        <>
          {way === 'prompt' && (
            <Button look="ink" small onClick={onInstall}>
              <Trans>Install</Trans>
            </Button>
          )}
          {onRefuse && (
            <Button small onClick={onRefuse}>
              <Trans comment="answer to the offer of installing an app">Not on this device</Trans>
            </Button>
          )}
        </>
      }
    >
      {way === 'prompt' ? (
        <Trans>As an app they open in one tap, and may ring before anybody has touched the screen.</Trans>
      ) : (
        <Trans>Tap “Share”, then “Add to Home Screen”. As an app they open in one tap.</Trans>
      )}
    </WaitNotice>
  );
