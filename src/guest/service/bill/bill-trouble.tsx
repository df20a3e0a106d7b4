import { Trans } from '@lingui/react/macro';

/** Reason why the bill request failed. */
export type BillTroubleCode = 'already_requested' | 'no_orders' | 'expired' | 'session_closed' | 'failed';

/** Text for a rejected bill request. [S8.18] */
export const BillTrouble = ({ code }: { readonly code: BillTroubleCode }) => {
  switch (code) {
    case 'already_requested':
      return <Trans>Your bill has already been requested</Trans>;
    case 'no_orders':
      return <Trans>You must first create an order</Trans>;
    case 'expired':
      return <Trans>There was no connection for too long, so nobody was asked for the bill.</Trans>;
    case 'session_closed':
      return <Trans>Our staff have closed this table. Please ask them for the bill.</Trans>;
    case 'failed':
      return <Trans>Oops, the bill cannot be requested!</Trans>;
  }
};
