import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { muted } from '#ui/look/staff-icons.ts';
import { WaitNotice } from './wait-notice.tsx';

/** The browser blocks sound until somebody touches the page. */
export const SilentNotice = ({ onUnlock }: { readonly onUnlock: () => void }) => (
  <WaitNotice
    icon={muted}
    testId="silent"
    title={<Trans>Calls do not ring here yet.</Trans>}
    quick={
      <Button look="ink" small onClick={onUnlock}>
        <Trans>Sound on</Trans>
      </Button>
    }
  />
);
