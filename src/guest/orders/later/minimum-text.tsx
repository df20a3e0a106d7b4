import { Trans } from '@lingui/react/macro';
import type { Minor } from '#domain/pricing/money.ts';
import { useMoney } from '#ui/words/money.tsx';

/** Minimum order for delivery to an address. [S5.20] */
export const MinimumText = ({ minimum }: { readonly minimum: Minor }) => {
  const amount = useMoney().main(minimum);
  return <Trans>The minimum price for a delivery order is {amount}.</Trans>;
};
