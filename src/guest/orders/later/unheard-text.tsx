import { Trans } from '@lingui/react/macro';

/** Text for an unseen order without a table, whose guest is not at the venue to wave to staff. */
export const UnheardText = () => <Trans>Nobody in the kitchen has seen it yet. Please call the venue.</Trans>;
