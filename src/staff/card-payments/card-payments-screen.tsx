import { Trans, useLingui } from '@lingui/react/macro';
import { dayLater, isDay } from '#domain/owner/calendar-day.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import type { PaymentFigures, StaffPayment } from '#domain/payment/staff-payment.ts';
import { ManageProblemWords } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import orders from '#staff/orders/orders.module.css';
import rows from '#staff/payment/payment-row.module.css';
import { IconButton } from '#ui/form/icon-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { caretLeft } from '#ui/look/icons-later.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { CardPaymentRow, type CardPaymentRowProps } from './card-payment-row.tsx';
import styles from './card-payments.module.css';

export interface CardPaymentsScreenProps extends Omit<CardPaymentRowProps, 'payment'> {
  readonly day: string;
  readonly today: string;
  /** undefined: not read yet. */
  readonly found:
    | {
        readonly payments: readonly StaffPayment[];
        readonly figures: readonly PaymentFigures[];
        readonly tasks: readonly StaffPayment[];
      }
    | undefined;
  readonly why: string | undefined;
  readonly onDay: (day: string) => void;
}

const Figures = ({ figures, money }: Pick<CardPaymentsScreenProps, 'money'> & { readonly figures: PaymentFigures }) => {
  const { name } = PROVIDER_TRAITS[figures.provider];
  const [paid, refunded] = [money(figures.paid), money(figures.refunded)];
  return (
    <p data-testid="provider-figures">
      <strong>{name}</strong>{' '}
      <Trans comment="of a provider of card payments, on a day">
        {paid} taken in, {refunded} returned
      </Trans>
    </p>
  );
};

/** The card payments of a day; on top what a person has to see to. */
export const CardPaymentsScreen = ({ day, today, found, why, onDay, ...row }: CardPaymentsScreenProps) => {
  const { t } = useLingui();
  useAnnouncedPage(t`Card payments`);
  const list = (payments: readonly StaffPayment[]) => (
    <ul className={rows.list}>
      {payments.map((payment) => (
        <CardPaymentRow key={payment.key} payment={payment} {...row} />
      ))}
    </ul>
  );
  return (
    <div className={styles.page} data-testid="card-payments">
      <h1>
        <Trans>Card payments</Trans>
      </h1>
      <ManageProblemWords why={why} />
      {found && found.tasks.length > 0 && (
        <section data-testid="payment-tasks">
          <h2>
            <Trans comment="card payments that a person has to look at">To see to</Trans>
          </h2>
          {list(found.tasks)}
        </section>
      )}
      <div className={orders.day}>
        <IconButton icon={caretLeft} label={t`The day before`} look="soft" onClick={() => onDay(dayLater(day, -1))} />
        <TextField
          label={<Trans>Day</Trans>}
          type="date"
          value={day}
          max={today}
          onChange={(next) => isDay(next) && onDay(next)}
        />
        <IconButton
          icon={caretRight}
          label={t`The day after`}
          look="soft"
          disabled={day >= today}
          onClick={() => onDay(dayLater(day, 1))}
        />
      </div>
      {found ? (
        <>
          {found.figures.map((figures) => (
            <Figures key={figures.provider} figures={figures} money={row.money} />
          ))}
          {found.payments.length > 0 ? (
            list(found.payments)
          ) : (
            <p>
              <Trans>Nobody has paid by card on this day.</Trans>
            </p>
          )}
        </>
      ) : (
        <ManagedLoading why={why} />
      )}
    </div>
  );
};
