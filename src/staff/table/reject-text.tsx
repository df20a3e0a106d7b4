import { Trans } from '@lingui/react/macro';
import type { RejectReasonCode } from '#domain/order/reject-reason.ts';

/** Short text of a reason, for the person who chooses it. */
export const RejectReasonText = ({ code }: { readonly code: RejectReasonCode }) => {
  switch (code) {
    case 'sold_out':
      return <Trans comment="why an order is refused">Sold out</Trans>;
    case 'kitchen_closed':
      return <Trans comment="why an order is refused">The kitchen is closed</Trans>;
    case 'too_busy':
      return <Trans comment="why an order is refused">Too many orders</Trans>;
    case 'out_of_reach':
      return <Trans comment="why an order is refused: the guest is too far away">We cannot get there</Trans>;
    case 'other':
      return <Trans comment="why an order is refused: for another reason">Another reason</Trans>;
  }
};
