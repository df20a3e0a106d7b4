import { Trans } from '@lingui/react/macro';
import type { AddedLater } from '#domain/pricing/added-later.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import styles from './checkout-link.module.css';

const AddedText = ({ added: { packaging, delivery } }: { readonly added: AddedLater }) => {
  if (packaging && delivery) return <Trans>Packaging and delivery are added, depending on how you order.</Trans>;
  if (packaging) return <Trans>Packaging is added where you take it with you.</Trans>;
  return delivery ? <Trans>Delivery is added where we bring it to you.</Trans> : null;
};

/**
 * Link from the cart to the order page, for an order that needs more than a table. `hasTables`: ordering at a table is
 * possible too; `added`: possible surcharges while no order type is chosen.
 */
export const CheckoutLink = ({
  href,
  hasTables = false,
  added,
}: {
  readonly href: string;
  readonly hasTables?: boolean;
  readonly added?: AddedLater | undefined;
}) => (
  <>
    {added && (added.packaging || added.delivery) && (
      <p className={styles.added} data-testid="added-later">
        <AddedText added={added} />
      </p>
    )}
    <ButtonLink href={href} look="primary" wide data-testid="to-checkout">
      <Trans>Continue to the order</Trans>
    </ButtonLink>
    {hasTables && (
      <p className={styles.table}>
        <Trans>Are you at a table here? Then its code is enough.</Trans>
      </p>
    )}
  </>
);
