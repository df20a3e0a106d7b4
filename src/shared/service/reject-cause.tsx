import { Trans } from '@lingui/react/macro';
import type { RejectCause } from '#domain/order/reject-causes.ts';

/** Cause of a cancelled order, in the reader's language; `undefined` for a cause of a newer app. */
export const causeTextOf = (cause: RejectCause | undefined) => {
  switch (cause) {
    case 'mistake':
      return <Trans comment="why an order is cancelled">It was entered by mistake.</Trans>;
    case 'changed_mind':
      return <Trans comment="why an order is cancelled: to the guest">You asked us to cancel it.</Trans>;
    case 'long_wait':
      return <Trans comment="why an order is cancelled: to the guest">You waited too long.</Trans>;
    default:
      return undefined;
  }
};

export const NotChargedText = () => <Trans comment="of a cancelled order">Nothing will be charged.</Trans>;
