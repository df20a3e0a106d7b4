import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isPaidOnline, type Payment, type Reversal } from '#domain/bill/payment.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { ApprovedBy } from '#staff/frame/approved-by.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './payment-row.module.css';
import { ReversalReasonText } from './reversal-text.tsx';
import { TenderText, TillText } from './tender-text.tsx';

const TakenBack = ({ reversed, timeZone }: { readonly reversed: Reversal; readonly timeZone: string }) => {
  const { reason, approvedBy } = reversed;
  const by = <bdi>{reversed.by}</bdi>;
  const time = formatTime(reversed.at, timeZone);
  return (
    <>
      <Trans comment="a payment, by a person, at a time of day">
        Cancelled by {by} at {time}
      </Trans>
      {': '}
      <ReversalReasonText reason={reason} />
      <ApprovedBy name={approvedBy} />
    </>
  );
};

/** A noted payment. A reversed one stays in the list and says so. */
export const PaymentRow = ({
  payment,
  money,
  timeZone,
  waits,
  action,
}: {
  readonly payment: Payment;
  readonly money: (amount: Payment['amount']) => string;
  readonly timeZone: string;
  /** Set while the payment or its reversal has not reached the server. */
  readonly waits?: 'payment' | 'reversal' | undefined;
  readonly action?: ReactNode;
}) => {
  const { at, by, amount, rounding = ZERO, tip = ZERO, tender, room, receipt, reversed } = payment;
  const isOfGuest = isPaidOnline(payment) && waits === undefined;
  const sum = (
    <>
      {money(minor(amount + rounding))} · <TenderText tender={tender} room={room} />
      {rounding !== 0 && (
        <>
          {' · '}
          <Trans comment="a sum that coins cannot pay to the cent">Rounding in cash</Trans>: {money(rounding)}
        </>
      )}
      {tip !== 0 && (
        <>
          {' · '}
          <Trans comment="money for the staff beside a payment">Tip</Trans>: {money(tip)}
        </>
      )}
    </>
  );
  return (
    <li className={styles.row} data-testid="payment" data-reversed={reversed !== undefined || waits === 'reversal'}>
      {waits !== 'payment' && <time className={styles.by}>{formatTime(at, timeZone)}</time>}
      <span className={styles.words}>
        {reversed || waits === 'reversal' ? <s>{sum}</s> : sum}
        <span className={styles.by}>
          {' · '}
          {isOfGuest ? (
            <Trans comment="who paid a part of a bill, by card on their own phone">the guest, online</Trans>
          ) : (
            <bdi>{by}</bdi>
          )}
        </span>
        {isOfGuest && !reversed && (
          <span className={styles.note}>
            <TillText receipt={receipt} timeZone={timeZone} />{' '}
            <Trans>Its money is sent back under “Card payments”.</Trans>
          </span>
        )}
        {(reversed || waits) && (
          <span className={styles.note}>
            {reversed ? (
              <TakenBack reversed={reversed} timeZone={timeZone} />
            ) : waits === 'payment' ? (
              <Trans>Waiting to be sent</Trans>
            ) : (
              <Trans comment="the taking-back of a payment">Cancelled; waiting to be sent</Trans>
            )}
          </span>
        )}
      </span>
      {action}
    </li>
  );
};
