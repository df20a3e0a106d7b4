import { Trans } from '@lingui/react/macro';
import type { ReversalReason } from '#domain/bill/payment.ts';

/** Short reason for a reversal. */
export const ReversalReasonText = ({ reason }: { readonly reason: ReversalReason }) => {
  switch (reason) {
    case 'wrong_amount':
      return <Trans comment="why a payment is taken back">Wrong amount</Trans>;
    case 'wrong_tender':
      return (
        <Trans comment="why a payment is taken back: it was cash and not card, or the like">Paid in another way</Trans>
      );
    case 'wrong_table':
      return <Trans comment="why a payment is taken back">Wrong table</Trans>;
    case 'not_received':
      return <Trans comment="why a payment is taken back">The money did not come</Trans>;
    case 'other':
      return <Trans comment="why a payment is taken back: for another reason">Another cause</Trans>;
  }
};
