import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PayingShare } from '#domain/bill/shares.ts';
import { isOpenPayment } from '#domain/payment/card-payment.ts';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { PayingNow } from './paying-now.tsx';
import styles from './payment-row.module.css';
import type { CancelCard } from './use-cancel-card.ts';

export interface CancelCardSheetProps extends Pick<CancelCard, 'state' | 'why' | 'isBusy'> {
  readonly share: PayingShare;
  /** The board still shows the guest's payment in progress. */
  readonly isHeld: boolean;
  readonly subtitle: ReactNode;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  readonly onCancel: () => void;
  /** Opens the payment that staff take; omitted when no amount is left. */
  readonly onPay: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks staff before they cancel a guest's card payment. Shows the bank's answer when the payment goes on. */
export const CancelCardSheet = (props: CancelCardSheetProps) => {
  const { share, isHeld, state, why, isBusy, subtitle, timeZone, onCancel, onPay, onClose } = props;
  const isCharged = state === 'processing' || state === 'success';
  const hasEnded = !isBusy && (state === undefined ? !isHeld : !isOpenPayment(state));
  const foot = hasEnded ? (
    onPay && (
      <Button look="primary" wide data-testid="cancel-card-pay" onClick={onPay}>
        <Trans>Mark as paid</Trans>
      </Button>
    )
  ) : isCharged ? undefined : (
    <Button look="ink" wide aria-busy={isBusy} data-testid="cancel-card-confirm" onClick={() => !isBusy && onCancel()}>
      <Trans>Cancel the guest’s card payment</Trans>
    </Button>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Cancel the guest’s card payment?</Trans>}
      subtitle={subtitle}
      foot={foot}
    >
      {isHeld && !hasEnded && <PayingNow paying={[share]} timeZone={timeZone} />}
      <p className={styles.follows} role="status" data-testid="cancel-card-words">
        {state === 'success' ? (
          <Trans>The guest had paid already: the bill shows it.</Trans>
        ) : state === 'processing' ? (
          <Trans>The card is being charged already. The bill shows it as paid as soon as the bank says so.</Trans>
        ) : hasEnded ? (
          <Trans>This card payment has ended.</Trans>
        ) : (
          <Trans>
            The bank’s page on the guest’s device ends, and no money is taken. You can take the sum then, or the guest
            pays anew.
          </Trans>
        )}
      </p>
      <ManageProblemText why={why} />
    </Sheet>
  );
};
