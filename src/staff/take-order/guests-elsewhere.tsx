import { Trans } from '@lingui/react/macro';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { arrowsLeftRight } from '#ui/look/staff-icons.ts';

/** The guests whose order is being taken have been moved. */
export const GuestsElsewhere = ({ at: table }: { readonly at: string }) => (
  <WaitNotice
    icon={arrowsLeftRight}
    testId="guests-elsewhere"
    title={<Trans>These guests sit at table {table} by now. The order goes there.</Trans>}
  />
);
