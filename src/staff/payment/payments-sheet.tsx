import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TablePaymentView } from '#staff/tables/table-view.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './payment-row.module.css';
import { PaymentRow } from './payment-row.tsx';

/** Title of the list of payments. */
export const PaymentsName = ({ isOfTable }: { readonly isOfTable: boolean }) =>
  isOfTable ? (
    <Trans>Payments of the table</Trans>
  ) : (
    <Trans comment="heading: what was paid of an order">Payments</Trans>
  );

/** Note beside the title before the list is opened; it promises no button that only a manager has. */
export const PaymentsNote = () => <Trans>who noted them and when; a manager cancels one that was noted wrongly</Trans>;

/** Payments of a table, part by part; one noted by mistake can be reversed here. */
export const PaymentsSheet = ({
  isOfTable,
  subtitle,
  payments,
  timeZone,
  right,
  onTakeBack,
  onClose,
}: {
  /** False: they belong to one order without a table. */
  readonly isOfTable: boolean;
  readonly subtitle: ReactNode;
  /** The earliest first. */
  readonly payments: readonly TablePaymentView[];
  readonly timeZone: string;
  /** `asks`: a manager approves it here; `none`: the person may not, and this device cannot ask a manager. */
  readonly right: 'own' | 'asks' | 'none';
  readonly onTakeBack: (payment: TablePaymentView) => void;
  readonly onClose: () => void;
}) => {
  const money = useMoney();
  return (
    <Sheet open onClose={onClose} title={<PaymentsName isOfTable={isOfTable} />} subtitle={subtitle}>
      <ol className={styles.list}>
        {payments.map((payment, index) => (
          <PaymentRow
            // biome-ignore lint/suspicious/noArrayIndexKey: payments are only ever added.
            key={index}
            payment={payment}
            money={money.main}
            timeZone={timeZone}
            waits={payment.waits}
            action={
              payment.mayTakeBack &&
              right !== 'none' && (
                <Button small data-testid="take-back" onClick={() => onTakeBack(payment)}>
                  <Trans comment="a payment that was noted wrongly">Cancel payment</Trans>
                </Button>
              )
            }
          />
        ))}
      </ol>
      <p className={styles.follows}>
        {right === 'own' ? (
          <Trans>A payment is never deleted: its cancellation stands beside it.</Trans>
        ) : (
          <Trans>A manager cancels a payment that was noted wrongly.</Trans>
        )}
      </p>
    </Sheet>
  );
};
