import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { refundable, refundFault, STAFF_REFUND_REASONS, type StaffRefundReason } from '#domain/payment/refund.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { formatAmountPlain, type Minor, ZERO } from '#domain/pricing/money.ts';
import { readTypedAmount } from '#domain/pricing/typed-amount.ts';
import styles from '#staff/payment/payment-row.module.css';
import { Button } from '#ui/form/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { PaidThing } from './card-payment-row.tsx';
import { RefundReasonText } from './card-state-text.tsx';

/** Refunds a card payment, in part or in full. */
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
  readonly onRefund: (wish: { readonly amount: Minor; readonly reason: StaffRefundReason }) => void;
  readonly onClose: () => void;
}) => {
  const { amount: paid, currency, refunds, refundsItself } = payment;
  const rest = refundable(paid, refunds);
  const [typed, setTyped] = useState(() => formatAmountPlain(rest, currency));
  const amount = readTypedAmount(typed, currency) ?? ZERO;
  const fault = refundFault(amount, paid, refunds);
  const [isLeft, setLeft] = useState(false);
  const heading = useId();
  const [reason, setReason] = useState<StaffRefundReason>();
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
          onClick={() => (fault || isBusy || !reason ? setLeft(true) : onRefund({ amount, reason }))}
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
      <p id={heading}>
        <Trans comment="money goes back to a card">Why?</Trans>
      </p>
      <RadioCards
        labelledBy={heading}
        look="chips"
        options={STAFF_REFUND_REASONS.map((one, value) => ({ value, label: <RefundReasonText reason={one} /> }))}
        value={reason && STAFF_REFUND_REASONS.indexOf(reason)}
        onChange={(value) => setReason(STAFF_REFUND_REASONS[value])}
      />
      {isLeft && !reason && (
        <p role="alert">
          <Trans comment="money goes back to a card">Choose why it goes back.</Trans>
        </p>
      )}
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
