import { Trans, useLingui } from '@lingui/react/macro';
import { receiptDue } from '#domain/payment/fiscal-receipt.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import type { PaymentFigures, StaffPayment } from '#domain/payment/staff-payment.ts';
import { EmptyState } from '#staff/frame/empty-state.tsx';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { ShownDay } from '#staff/frame/shown-day.tsx';
import rows from '#staff/payment/payment-row.module.css';
import { ReceiptsNotice } from '#staff/tables/receipts-notice.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { creditCard } from '#ui/look/service-icons.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { CardPaymentRow, type CardPaymentRowProps } from './card-payment-row.tsx';

export interface CardPaymentsScreenProps extends Omit<CardPaymentRowProps, 'payment'> {
  readonly day: string;
  readonly today: string;
  /** `undefined`: not loaded yet. */
  readonly found:
    | {
        readonly payments: readonly StaffPayment[];
        readonly figures: readonly PaymentFigures[];
        readonly tasks: readonly StaffPayment[];
      }
    | undefined;
  readonly why: string | undefined;
  readonly onDay: (day: string) => void;
  /** Page of the codes that lead guests to the menu. */
  readonly codesHref: string;
  /** Where the ways to pay are set; `undefined`: the reader may not open that page. */
  readonly setUpHref: string | undefined;
  /** Opens the list of fiscal receipts to be issued by staff. */
  readonly onReceipts: () => void;
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

/** Card payments of a day, with those that need action on top. */
export const CardPaymentsScreen = ({
  day,
  today,
  found,
  why,
  onDay,
  codesHref,
  setUpHref,
  onReceipts,
  ...row
}: CardPaymentsScreenProps) => {
  const { t } = useLingui();
  useAnnouncedPage(t`Card payments`);
  const due = found?.payments.filter(
    ({ receipt, amount, refunds }) => receipt && receiptDue(receipt, amount, refunds) > 0,
  ).length;
  const list = (payments: readonly StaffPayment[]) => (
    <ul className={rows.list}>
      {payments.map((payment) => (
        <CardPaymentRow key={payment.key} payment={payment} {...row} />
      ))}
    </ul>
  );
  return (
    <div className={manage.page} data-testid="card-payments">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Card payments</Trans>
        </h1>
      </header>
      <ManageProblemText why={why} />
      {found && found.tasks.length > 0 && (
        <section data-testid="payment-tasks">
          <h2>
            <Trans comment="card payments that a person has to look at">To see to</Trans>
          </h2>
          {list(found.tasks)}
        </section>
      )}
      <ShownDay day={day} today={today} last={today} onDay={onDay} />
      {found ? (
        <>
          {due !== undefined && due > 0 && <ReceiptsNotice count={due} onOpen={onReceipts} />}
          {found.figures.map((figures) => (
            <Figures key={figures.provider} figures={figures} money={row.money} />
          ))}
          {found.payments.length > 0 ? (
            list(found.payments)
          ) : (
            <EmptyState
              icon={creditCard}
              title={<Trans>Nobody paid by card in the app on this day.</Trans>}
              action={
                <>
                  {setUpHref !== undefined && (
                    <ButtonLink small look="ink" href={setUpHref} data-testid="set-up-cards">
                      <Trans>Set up ways to pay</Trans>
                    </ButtonLink>
                  )}
                  <ButtonLink small href={codesHref}>
                    <Trans>Print table codes</Trans>
                  </ButtonLink>
                </>
              }
            >
              <Trans>
                A payment stands here as soon as a guest pays by card on their own phone. You can refund it here too.
              </Trans>{' '}
              <Trans>Guests are offered the card where “Card” is among the ways to pay.</Trans>{' '}
              <Trans>Payments that staff noted, such as by card at the terminal, are in the report.</Trans>
            </EmptyState>
          )}
        </>
      ) : (
        <ManagedLoading why={why} />
      )}
    </div>
  );
};
