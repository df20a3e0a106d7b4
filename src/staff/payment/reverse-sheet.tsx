import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { type Payment, REVERSAL_REASONS, type ReversalReason } from '#domain/bill/payment.ts';
import { Button } from '#ui/form/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './payment-row.module.css';
import { ReversalReasonText } from './reversal-text.tsx';

export interface ReverseSheetProps {
  readonly payment: Pick<Payment, 'amount' | 'tip'>;
  readonly money: (amount: Payment['amount']) => string;
  readonly subtitle: ReactNode;
  readonly needsManager: boolean;
  readonly onReverse: (reason: ReversalReason) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a reversal, and names its consequences. */
export const ReverseSheet = ({ payment, money, subtitle, needsManager, onReverse, onClose }: ReverseSheetProps) => {
  const heading = useId();
  const [reason, setReason] = useState<ReversalReason>('wrong_amount');
  const amount = money(payment.amount);
  const tip = payment.tip === undefined ? undefined : money(payment.tip);
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span id={heading}>
          <Trans>Why do we cancel it?</Trans>
        </span>
      }
      subtitle={subtitle}
      foot={
        <Button look="ink" wide data-testid="reverse-confirm" onClick={() => onReverse(reason)}>
          {needsManager ? <Trans>Ask a manager</Trans> : <Trans>Cancel {amount}</Trans>}
        </Button>
      }
    >
      <RadioCards
        labelledBy={heading}
        look="chips"
        options={REVERSAL_REASONS.map((one, value) => ({ value, label: <ReversalReasonText reason={one} /> }))}
        value={REVERSAL_REASONS.indexOf(reason)}
        onChange={(value) => setReason(REVERSAL_REASONS[value] ?? 'other')}
      />
      <p className={styles.follows}>
        <Trans>
          {amount} are to be paid again. Who cancelled it, when and why stands in the venue’s journal. No money moves by
          it.
        </Trans>
      </p>
      {tip !== undefined && (
        <p className={styles.follows}>
          <Trans comment="a payment is cancelled, and with it the tip noted beside it">
            Its tip of {tip} is cancelled too.
          </Trans>
        </p>
      )}
    </Sheet>
  );
};
