import { Trans } from '@lingui/react/macro';

export const PeopleName = () => <Trans>People</Trans>;
export const DevicesName = () => <Trans>Devices</Trans>;

/** Where whoever serves begins. */
export const TablesName = () => <Trans>Tables</Trans>;
