import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { refundable, refundFault } from '#domain/payment/refund.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { formatAmountPlain, type Minor, parseAmount, ZERO } from '#domain/pricing/money.ts';
import styles from '#staff/payment/payment-row.module.css';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { PaidThing } from './card-payment-row.tsx';

/** Money back to a card, in part or whole. */
export const RefundSheet = ({
  payment,
  money,
  isBusy,
  onRefund,
  onClose,
}: {
  readonly payment: StaffPayment;
  readonly money: (amount: Minor) => string;
  readonly isBusy: boolean;
  readonly onRefund: (amount: Minor) => void;
  readonly onClose: () => void;
}) => {
  const { amount: paid, currency, refunds, refundsItself } = payment;
  const rest = refundable(paid, refunds);
  const [typed, setTyped] = useState(() => formatAmountPlain(rest, currency));
  const amount = parseAmount(typed.replace(',', '.'), currency) ?? ZERO;
  const fault = refundFault(amount, paid, refunds);
  const [isLeft, setLeft] = useState(false);
  const most = money(rest);
  const sum = money(amount);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Send money back</Trans>}
      subtitle={<PaidThing payment={payment} />}
      foot={
        <Button
          look="ink"
          wide
          aria-busy={isBusy}
          data-testid="refund-confirm"
          onClick={() => (fault || isBusy ? setLeft(true) : onRefund(amount))}
        >
          {fault ? <Trans>Send money back</Trans> : <Trans>Send {sum} back</Trans>}
        </Button>
      }
    >
      <TextField
        label={<Trans>Amount</Trans>}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        problem={isLeft && fault ? <Trans>From 0.01 to {most}</Trans> : undefined}
      />
      <p className={styles.follows}>
        {refundsItself ? (
          <Trans>The provider sends it to the same card.</Trans>
        ) : (
          <Trans>This provider sends nothing back by itself: it becomes a task, and somebody sends it by hand.</Trans>
        )}
      </p>
    </Sheet>
  );
};
