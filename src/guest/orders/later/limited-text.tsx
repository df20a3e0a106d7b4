import { Trans } from '@lingui/react/macro';
import { RequestLimitText } from './request-limit-text.tsx';

/** Text for an order delayed by a rate limit; the guest need not act. [S8.15] */
export const LimitedText = () => (
  <>
    <RequestLimitText /> <Trans>Your order is kept here and sent automatically.</Trans>
  </>
);

/** No request has been answered yet, so the server may or may not have the order. */
export const TriedAgainTitle = () => <Trans>Not confirmed yet. We keep trying.</Trans>;
