import { Trans } from '@lingui/react/macro';
import type { RETURN_CAUSES, STAFF_CAUSES } from '#domain/order/reject-causes.ts';
import type { RejectReason, RejectReasonCode } from '#domain/order/reject-reason.ts';
import { OwnText } from '#ui/words/own-text.tsx';

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
export type RejectChoice = RejectReasonCode | (typeof STAFF_CAUSES)[number] | (typeof RETURN_CAUSES)[number];

/** Short text of a choice. */
export const RejectChoiceText = ({ choice }: { readonly choice: RejectChoice }) => {
  switch (choice) {
    case 'mistake':
      return <Trans comment="why a dish is taken off an order">Entered by mistake</Trans>;
    case 'changed_mind':
      return <Trans comment="why a dish is taken off an order">Guest changed their mind</Trans>;
    case 'returned':
      return <Trans comment="why a dish is taken off an order: the guest sent it back">Sent back</Trans>;
    case 'wrong_dish':
      return <Trans comment="why a dish is taken off an order: it is not what was ordered">Wrong dish</Trans>;
    case 'dissatisfied':
      return <Trans comment="why a dish is taken off an order">Guest was not satisfied</Trans>;
    case 'long_wait':
      return <Trans comment="why a dish is taken off an order, or an order is cancelled">Long wait</Trans>;
    default:
      return <RejectReasonText code={choice} />;
  }
};

/** A given reason, for staff: its cause in the reader's language, else the code with the text as written. */
export const GivenReason = ({ reason }: { readonly reason: RejectReason }) =>
  reason.cause !== undefined && reason.cause !== 'withdrawn' ? (
    <RejectChoiceText choice={reason.cause} />
  ) : (
    <>
      <RejectReasonText code={reason.code} />
      {reason.text !== '' && (
        <>
          {' '}
          · <OwnText>{reason.text}</OwnText>
        </>
      )}
    </>
  );
