import { Trans } from '@lingui/react/macro';

/** Too many requests in a short time. [S8.15] */
export const RequestLimitText = () => (
  <Trans>You have reached the request limit for now. Please try again later.</Trans>
);
