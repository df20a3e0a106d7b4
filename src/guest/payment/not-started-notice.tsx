import { Trans } from '@lingui/react/macro';
import type { StartFailure } from '#domain/payment/paying.ts';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { FailureText } from './failure-text.tsx';

/** Reason why no order was sent and no payment started; the form stays. [S8.28] */
export const NotStartedNotice = ({ failure }: { readonly failure: StartFailure }) => (
  <div data-testid="payment-not-started">
    <Notice icon={warningCircle} title={<FailureText failure={failure} />}>
      <Trans>Nothing was sent, and nothing was taken. What you have filled in stays.</Trans>
    </Notice>
  </div>
);
