import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '#ui/button.tsx';
import { qrCode } from '#ui/icons-later.ts';
import { Notice } from '#ui/notice.tsx';

/** The table's code could not be checked for want of a network; it is tried again by itself. */
export const ScanWaitNotice = ({ menuHref, onRetry }: { readonly menuHref: string; readonly onRetry: () => void }) => (
  <div data-testid="scan-wait-notice">
    <Notice
      icon={qrCode}
      title={<Trans>Your table is not confirmed yet</Trans>}
      action={
        <>
          <Button small onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink small look="quiet" href={menuHref}>
            <Trans>Browse the menu</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>There is no connection now. We keep trying.</Trans>
    </Notice>
  </div>
);
