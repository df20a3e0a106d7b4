import { Trans } from '@lingui/react/macro';
import type { ToldShare } from '#domain/bill/told-bill.ts';
import type { OrderId } from '#domain/ids.ts';
import { addMoney, type Minor } from '#domain/pricing/money.ts';
import { hrefOfPayment } from '#guest/payment/payment-address.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { creditCard } from '#ui/look/service-icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './service.module.css';

/** A card payment of the bill that this phone has begun and not finished. */
export interface OpenPayment {
  /** Page on which it is continued or cancelled. */
  readonly href: string;
  /** With the tip. */
  readonly sum: Minor;
}

export const openPaymentOf = (share: ToldShare | undefined, placeSlug: string): OpenPayment | undefined =>
  share && { href: hrefOfPayment(placeSlug, share.id as OrderId), sum: addMoney(share.amount, share.tip) };

/** Leads back to the payment that this phone has begun. */
export const ContinuePaying = ({ open: { href, sum } }: { readonly open: OpenPayment }) => {
  const money = useMoney();
  return (
    <section className={styles.rows} data-testid="continue-paying">
      <h3 className={styles.heading}>
        <Trans>Your card payment is not finished</Trans>
      </h3>
      <ButtonLink href={href} look="primary" wide icon={<Icon path={creditCard} />} sum={money.main(sum)}>
        <Trans>Continue paying</Trans>
      </ButtonLink>
      <p className={styles.note}>
        <Trans>You can cancel it there too. Until then nobody else can pay this part.</Trans>
      </p>
    </section>
  );
};
