import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { useSpending } from '#shared/loyalty/use-spending.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { SpendField } from './spend-field.tsx';
import { useAccountCatalog } from './use-account-catalog.ts';

/** Payment with collected points and money; renders nothing when nobody is signed in. */
export const SpendHere = ({ price }: { readonly price: Pick<OrderPrice, 'steps'> }) => {
  const isSaid = useAccountCatalog();
  const { place } = useMenu();
  const spending = useSpending(price.steps);
  if (!isSaid || !spending || typeof spending.loyalty !== 'object') return null;
  const { loyalty, spend, ...rest } = spending;
  return (
    <SpendField
      {...rest}
      loyalty={loyalty}
      currency={place.currency}
      profileHref={`/${place.slug}/profile`}
      onSpend={spend}
    />
  );
};
