import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { SpendField } from '#screens/account/spend-field.tsx';
import { useAccountWords } from '#state/account/use-account-words.ts';
import { useSpending } from '#state/loyalty/use-spending.ts';
import { useMenu } from '#state/menu/menu-context.tsx';

/** What of an order is paid with what its customer has collected: nothing at all where nobody is signed in. */
export const SpendHere = ({ price }: { readonly price: Pick<OrderPrice, 'steps'> }) => {
  const isSaid = useAccountWords();
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
