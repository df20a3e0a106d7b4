import { Trans } from '@lingui/react/macro';
import { RequestLimitText } from '#guest/orders/later/request-limit-text.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { hourglass } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { type FailureNumber, FailureText } from './failure-text.tsx';

/** The table code could not be checked yet; it is retried automatically. */
export const ScanWaitNotice = ({
  menuHref,
  failure,
  onRetry,
}: {
  readonly menuHref: string;
  /** `limited`: the rate limit for scans was reached. */
  readonly failure: FailureNumber | 'limited';
  readonly onRetry: () => void;
}) => (
  <div data-testid="scan-wait-notice">
    <Notice
      icon={hourglass}
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
      {failure === 'limited' ? <RequestLimitText /> : <FailureText number={failure} />}
    </Notice>
  </div>
);
