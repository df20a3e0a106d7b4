import { Trans } from '@lingui/react/macro';

/** The page's name in the list of the frame. */
export const TablesName = () => <Trans>Tables</Trans>;
