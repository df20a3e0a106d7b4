import { Trans } from '@lingui/react/macro';
import { openShareOf, type ToldBill, type ToldShare } from '#domain/bill/told-bill.ts';
import type { OrderId } from '#domain/ids.ts';
import type { CardDecline } from '#domain/payment/card-decline.ts';
import type { Paying } from '#domain/payment/paying.ts';
import { addMoney, type Minor } from '#domain/pricing/money.ts';
import { DeclinedText } from '#guest/payment/declined-text.tsx';
import { hrefOfPayment } from '#guest/payment/payment-address.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { creditCard } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './service.module.css';

/** This phone's unfinished card payment of the bill. */
export interface OpenPayment {
  /** Page to continue or cancel the payment. */
  readonly href: string;
  /** Amount including the tip. */
  readonly sum: Minor;
  /** Address of the bank's page; `undefined`: unknown. */
  readonly page?: string | undefined;
  /** Why the bank declined the last card; `undefined`: no card was declined. */
  readonly declined?: CardDecline | undefined;
}

/** `payments`: this phone's card payments; they tell of a declined card, which the bill does not. */
export const openPaymentOf = (
  share: ToldShare | undefined,
  placeSlug: string,
  payments: readonly Paying[] = [],
): OpenPayment | undefined => {
  if (!share) return undefined;
  const told = payments.find(({ id }) => id === share.id)?.told;
  const [page, declined] = [told?.page, told?.declined];
  return {
    href: hrefOfPayment(placeSlug, share.id as OrderId),
    sum: addMoney(share.amount, share.tip),
    page,
    declined,
  };
};

/** This phone's payment in progress: on to the bank's page, or to the payment's own page with all other ways. */
export const ContinuePaying = ({ open: { href, sum, page, declined } }: { readonly open: OpenPayment }) => {
  const money = useMoney();
  return (
    <section className={styles.rows} data-testid="continue-paying">
      <h3 className={styles.heading}>
        {declined ? <Trans>The bank has declined your card</Trans> : <Trans>Your card payment is not finished</Trans>}
      </h3>
      {declined && (
        <p>
          <DeclinedText declined={declined} />
        </p>
      )}
      <ButtonLink href={page ?? href} look="primary" wide icon={<Icon path={creditCard} />} sum={money.main(sum)}>
        {declined ? <Trans>Try another card</Trans> : <Trans>Continue paying</Trans>}
      </ButtonLink>
      {page !== undefined && (
        <ButtonLink href={href} look="quiet" wide>
          <Trans>Cancel this payment</Trans>
        </ButtonLink>
      )}
      <p className={styles.note}>
        <Trans>Until it is paid or cancelled, nobody else can pay this part.</Trans>
      </p>
    </section>
  );
};

/**
 * This phone's payments of the table's bill: unfinished, finished, and whether all is paid. Shown beside the bill button,
 * which disappears once all is paid. `hasMore`: this guest has dishes that no bill has yet, to which "paid" would be read.
 */
export const OwnPayments = ({
  bill,
  payments,
  placeSlug,
  timeZone,
  hasMore = false,
}: {
  readonly bill: Pick<ToldBill, 'shares' | 'total' | 'paid'>;
  /** This phone's card payments. */
  readonly payments?: readonly Paying[] | undefined;
  readonly placeSlug: string;
  readonly timeZone: string;
  readonly hasMore?: boolean;
}) => {
  const money = useMoney();
  const open = openPaymentOf(openShareOf(bill), placeSlug, payments);
  const paid = bill.shares.filter(({ isMine, state }) => isMine && state === 'paid');
  const isPaid = !hasMore && bill.total > 0 && bill.paid >= bill.total;
  if (!open && !isPaid && paid.length === 0) return null;
  return (
    <section className={styles.payments} data-testid="own-payments">
      {open && <ContinuePaying open={open} />}
      {isPaid && (
        <h3 className={styles.heading}>
          <Trans>The bill is paid. Thank you!</Trans>
        </h3>
      )}
      {paid.map(({ id, at, amount, tip }) => {
        const time = formatTime(at, timeZone);
        return (
          <p key={id} className={styles.row}>
            <span>
              <Trans>You paid by card at {time}</Trans>
            </span>
            <strong className={styles.figure}>{money.main(addMoney(amount, tip))}</strong>
          </p>
        );
      })}
    </section>
  );
};
