import { Trans } from '@lingui/react/macro';
import type { RejectReasonCode, STAFF_CAUSES } from '#domain/order/reject-reason.ts';

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

/** A reason that staff choose: a code, or a cause that is sent as `other` with its text. */
export type RejectChoice = RejectReasonCode | (typeof STAFF_CAUSES)[number];

/** Short text of a choice. */
export const RejectChoiceText = ({ choice }: { readonly choice: RejectChoice }) => {
  switch (choice) {
    case 'mistake':
      return <Trans comment="why a dish is taken off an order">Entered by mistake</Trans>;
    case 'changed_mind':
      return <Trans comment="why a dish is taken off an order">Guest changed their mind</Trans>;
    default:
      return <RejectReasonText code={choice} />;
  }
};
