import { Trans } from '@lingui/react/macro';
import { RequestLimitWords } from './request-limit-words.tsx';

/** Words on an order that waits because of a limit: the guest need not do anything. [S8.15] */
export const LimitedWords = () => (
  <>
    <RequestLimitWords /> <Trans>Your order is kept here and sent automatically.</Trans>
  </>
);

/** The server may or may not have the order: no request for it has come to an end yet. */
export const TriedAgainTitle = () => <Trans>Not confirmed yet. We keep trying.</Trans>;
