import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/form/button.tsx';
import styles from './checkout-link.module.css';

/** From the cart to the order page, for an order that needs more than its table. `hasTables`: a table is another way. */
export const CheckoutLink = ({ href, hasTables = false }: { readonly href: string; readonly hasTables?: boolean }) => (
  <>
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
