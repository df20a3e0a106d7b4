import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/form/button.tsx';

/** From the cart to the order page, for a guest who needs no table. */
export const CheckoutDoor = ({ href }: { readonly href: string }) => (
  <ButtonLink href={href} look="primary" wide data-testid="to-checkout">
    <Trans>Continue to the order</Trans>
  </ButtonLink>
);
