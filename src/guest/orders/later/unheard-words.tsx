import { Trans } from '@lingui/react/macro';

/** Text for an unseen order without a table, whose guest cannot call staff at the venue. */
export const UnheardWords = () => <Trans>Nobody in the kitchen has seen it yet. Please call the venue.</Trans>;
