import { Trans } from '@lingui/react/macro';

/** What has become of it: its kitchen has not heard of it. */
export const HeldTitle = () => <Trans>Sent, waiting for a waiter</Trans>;

/** Of the first order of a table, where the venue wants to see who sits there. */
export const HeldWords = () => (
  <Trans>It is the first order at this table. The kitchen begins as soon as the waiter has seen you.</Trans>
);
