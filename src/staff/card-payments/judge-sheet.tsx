import { Trans } from '@lingui/react/macro';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from '../payment/payment-row.module.css';
import { PaidThing } from './card-payment-row.tsx';
import { AlarmText } from './card-state-text.tsx';

/** A manager decides a payment with contradictory answers, by the provider's own list. */
export const JudgeSheet = ({
  payment,
  money,
  isBusy,
  onJudge,
  onClose,
}: {
  readonly payment: StaffPayment;
  readonly money: (amount: Minor) => string;
  readonly isBusy: boolean;
  readonly onJudge: (isPaid: boolean) => void;
  readonly onClose: () => void;
}) => {
  const { name: provider } = PROVIDER_TRAITS[payment.provider];
  const { reference = '' } = payment;
  const amount = money(payment.amount);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Was it paid?</Trans>}
      subtitle={<PaidThing payment={payment} />}
      foot={
        <>
          <Button look="ink" wide aria-busy={isBusy} data-testid="judge-paid" onClick={() => !isBusy && onJudge(true)}>
            <Trans>{amount} were paid</Trans>
          </Button>
          <Button wide aria-busy={isBusy} data-testid="judge-unpaid" onClick={() => !isBusy && onJudge(false)}>
            <Trans>Nothing was paid</Trans>
          </Button>
        </>
      }
    >
      {payment.alarm && (
        <p>
          <AlarmText alarm={payment.alarm} />
        </p>
      )}
      <p className={styles.follows}>
        <Trans>
          Look for {reference} in the list of {provider}. If it was paid, the kitchen gets the order; if not, the guest
          may pay again. Your name is kept with the answer.
        </Trans>
      </p>
    </Sheet>
  );
};
