import { Trans } from '@lingui/react/macro';
import type { AddedLater } from '#domain/pricing/added-later.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './checkout-link.module.css';

/** Possible surcharges while no order type is chosen; empty when there are none. */
export const AddedText = ({ added: { packaging, delivery } }: { readonly added: AddedLater }) => {
  const money = useMoney();
  if (packaging === 0 && !delivery) return null;
  const boxes = money.main(packaging);
  return (
    <p className={styles.added} data-testid="added-later">
      {packaging > 0 && delivery ? (
        <Trans>Packaging ({boxes}) and delivery are added, depending on how you order.</Trans>
      ) : packaging > 0 ? (
        <Trans>Packaging ({boxes}) is added where you take it with you.</Trans>
      ) : (
        <Trans>Delivery is added where we bring it to you.</Trans>
      )}
    </p>
  );
};

/**
 * Link from the cart to the order page, for an order that needs more than a table. `hasTables`: tables are possible
 * too.
 */
export const CheckoutLink = ({ href, hasTables = false }: { readonly href: string; readonly hasTables?: boolean }) => (
  <>
    <ButtonLink href={href} look="primary" wide data-testid="to-checkout">
      <Trans>Continue to the order</Trans>
    </ButtonLink>
    {hasTables && (
      <p className={styles.ways} data-testid="checkout-ways">
        <Trans>Are you at a table here? Then its code is enough.</Trans>
      </p>
    )}
  </>
);
