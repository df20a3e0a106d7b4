import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { type FailureNumber, FailureText } from './failure-text.tsx';

/** The menu is not loaded yet, and none is stored on the device. */
export const NoMenuNotice = ({
  failure,
  onRetry,
}: {
  readonly failure: FailureNumber;
  readonly onRetry: () => void;
}) => (
  <div data-testid="no-menu-notice">
    <Notice
      icon={info}
      title={<Trans>The menu is not on this device yet</Trans>}
      action={
        <Button small onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <FailureText number={failure} />
    </Notice>
  </div>
);
