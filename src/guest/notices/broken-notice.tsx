import { Trans } from '@lingui/react/macro';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { FailureText } from './failure-text.tsx';

/** An error of our app: shown as number three, and retried. [S8.01, S8.17] */
export const BrokenNotice = () => (
  <div data-testid="broken-notice">
    <Notice icon={info} title={<Trans>Error</Trans>}>
      <FailureText number={3} />
    </Notice>
  </div>
);
