import { Trans } from '@lingui/react/macro';

/** The kitchen does not have the order yet. */
export const HeldTitle = () => <Trans>Sent, waiting for the staff</Trans>;

/**
 * Reason why the kitchen does not have the order yet. `far`: a pickup or delivery order; otherwise a table's first order.
 */
export const HeldText = ({ far }: { readonly far: boolean }) =>
  far ? (
    <Trans>The restaurant confirms this order first. The kitchen begins after that.</Trans>
  ) : (
    <Trans>It is the first order at this table. The kitchen begins as soon as the waiter has seen you.</Trans>
  );
