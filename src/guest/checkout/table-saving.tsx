import { Trans } from '@lingui/react/macro';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { useCheckoutPrice, useOrderedCart } from '#guest/order/use-checkout-price.ts';
import { useMoney } from '#ui/words/money.tsx';

const AT_TABLE = { orderType: 'spot', address: undefined, wantedAt: undefined } as const;

/** Amount that the cart costs less at a table, while no order type is chosen; empty when it costs no less. */
export const TableSaving = ({ total }: { readonly total: Minor }) => {
  const money = useMoney();
  const there = useCheckoutPrice(useOrderedCart(), AT_TABLE);
  if (!there || there.price.total >= total) return null;
  const amount = money.main(minor(total - there.price.total));
  return (
    <p data-testid="table-saving">
      <Trans>{amount} less at a table.</Trans>
    </p>
  );
};
