import { Trans } from '@lingui/react/macro';

/** Words on an order without a table that nobody in the kitchen has seen: its guest is not there to wave. */
export const UnheardWords = () => <Trans>Nobody in the kitchen has seen it yet. Please call the venue.</Trans>;
