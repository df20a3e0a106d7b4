import { Trans } from '@lingui/react/macro';
import { isOpenPayment } from '#domain/payment/card-payment.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { isRefundTask, type Refund, refundable } from '#domain/payment/refund.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import type { Minor } from '#domain/pricing/money.ts';
import styles from '#staff/payment/payment-row.module.css';
import { Button } from '#ui/form/button.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { AlarmText, CardStateText, ReceiptText, RefundReasonText, RefundStateText } from './card-state-text.tsx';

export interface CardPaymentRowProps {
  readonly payment: StaffPayment;
  readonly money: (amount: Minor) => string;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  readonly onRefund: (payment: StaffPayment) => void;
  readonly onSettle: (refund: Refund) => void;
  readonly onJudge: (payment: StaffPayment) => void;
}

/** Subject of a payment: an order by its label, a bill share, or a booking's deposit. */
export const PaidThing = ({
  payment: { label, table, booking },
}: {
  readonly payment: Pick<StaffPayment, 'label' | 'table' | 'booking'>;
}) => {
  if (booking === '') return <Trans>Deposit</Trans>;
  if (booking !== undefined)
    return (
      <Trans>
        Deposit: <bdi>{booking}</bdi>
      </Trans>
    );
  if (label !== undefined) return <Trans>Order {label}</Trans>;
  return table === undefined ? <Trans>Card payment</Trans> : <Trans>Table {table}</Trans>;
};

/** A card payment with its refunds. */
export const CardPaymentRow = ({ payment, money, timeZone, onRefund, onSettle, onJudge }: CardPaymentRowProps) => {
  const { state, amount, tip, startedAt, paidAt, provider, reference, refunds, alarm, isDemo, receipt } = payment;
  const isPaid = state === 'success';
  const rest = refundable(amount, refunds);
  return (
    <li className={styles.row} data-testid="card-payment" data-state={state}>
      <time className={styles.by}>{formatTime(paidAt ?? startedAt, timeZone)}</time>
      <span className={styles.words}>
        <PaidThing payment={payment} /> · {money(amount)} · <CardStateText state={state} />
        <span className={styles.note}>
          {PROVIDER_TRAITS[provider].name}
          {reference !== undefined && ` · ${reference}`}
          {tip > 0 && (
            <>
              {' · '}
              <Trans>Tip</Trans> {money(tip)}
            </>
          )}
          {isDemo && (
            <>
              {' · '}
              <Trans comment="a card payment without a bank">demonstration</Trans>
            </>
          )}
        </span>
        {receipt && (
          <span className={styles.note} data-testid="payment-receipt">
            <ReceiptText receipt={receipt} timeZone={timeZone} />
          </span>
        )}
        {alarm && (
          <span className={styles.note} role="alert">
            <AlarmText alarm={alarm} />
          </span>
        )}
        {refunds.map((refund) => (
          <span key={refund.id} className={styles.note} data-testid="refund">
            −{money(refund.amount)} · <RefundStateText state={refund.state} /> ·{' '}
            <RefundReasonText reason={refund.reason} />
            {refund.by !== '' && (
              <>
                {' · '}
                <bdi>{refund.by}</bdi>
              </>
            )}{' '}
            {isRefundTask(refund.state) && (
              <Button small data-testid="refund-done" onClick={() => onSettle(refund)}>
                <Trans comment="money was sent back by hand">It is sent back</Trans>
              </Button>
            )}
          </span>
        ))}
      </span>
      {alarm && isOpenPayment(state) && (
        <Button small data-testid="judge-payment" onClick={() => onJudge(payment)}>
          <Trans>Was it paid?</Trans>
        </Button>
      )}
      {isPaid && rest > 0 && (
        <Button small data-testid="refund-payment" onClick={() => onRefund(payment)}>
          <Trans>Send money back</Trans>
        </Button>
      )}
    </li>
  );
};
