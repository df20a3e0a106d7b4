import { Trans } from '@lingui/react/macro';
import { refundable } from '#domain/payment/refund.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { PaidThing } from '#staff/card-payments/card-payment-row.tsx';
import { ReceiptWords } from '#staff/card-payments/card-state-words.tsx';
import { ManageProblemWords } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './payment-row.module.css';

interface ReceiptsSheetProps {
  /** undefined: not read yet. */
  readonly payments: readonly StaffPayment[] | undefined;
  readonly why: string | undefined;
  readonly money: (amount: Minor) => string;
  /** IANA: times are the place's. */
  readonly timeZone: string;
  readonly onIssue: (payment: StaffPayment, isIssued: boolean) => void;
  readonly onClose: () => void;
}

/** Card payments on guests' phones whose fiscal receipt comes from the venue's till: each is ticked once it is issued. */
export const ReceiptsSheet = ({ payments, why, money, timeZone, onIssue, onClose }: ReceiptsSheetProps) => (
  <Sheet
    open
    onClose={onClose}
    title={<Trans>Fiscal receipts</Trans>}
    subtitle={<Trans>Paid by card on a phone. Print each at the till, then tick it.</Trans>}
  >
    <ManageProblemWords why={why} />
    {!payments && <ManagedLoading why={why} />}
    {payments?.length === 0 && (
      <p>
        <Trans>Every receipt is issued.</Trans>
      </p>
    )}
    <div data-testid="receipts">
      {payments?.map((payment) => {
        const { key, receipt, paidAt, startedAt, amount, refunds, isDemo } = payment;
        return (
          <CheckRow
            key={key}
            checked={receipt?.issued !== undefined}
            onChange={(isIssued) => onIssue(payment, isIssued)}
            label={
              <>
                <PaidThing payment={payment} /> · {formatTime(paidAt ?? startedAt, timeZone)}
                <span className={styles.note}>
                  <ReceiptWords receipt={receipt} timeZone={timeZone} />
                  {isDemo && (
                    <>
                      {' · '}
                      <Trans comment="a card payment without a bank">demonstration</Trans>
                    </>
                  )}
                </span>
              </>
            }
            end={<span>{money(refundable(amount, refunds))}</span>}
          />
        );
      })}
    </div>
  </Sheet>
);
