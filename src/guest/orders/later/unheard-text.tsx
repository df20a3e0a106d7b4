import { Trans } from '@lingui/react/macro';

/** Text for an unseen order without a table, whose guest is not at the venue to wave to staff. */
export const UnheardText = () => <Trans>It has not reached the kitchen yet. Please call the venue.</Trans>;
