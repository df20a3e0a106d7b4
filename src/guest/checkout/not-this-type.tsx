import { Trans } from '@lingui/react/macro';

/** Beside a dish of the order that waits for another way to order. */
export const NotThisType = () => <Trans>not for the way you order now</Trans>;
