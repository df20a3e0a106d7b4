import { Trans } from '@lingui/react/macro';

/** Shown beside a dish that is available with another order type only. */
export const NotThisType = () => <Trans>not for the way you order now</Trans>;
