import { Trans } from '@lingui/react/macro';
import type { OrderDiscount } from '#domain/order/order-discounts.ts';

/** "Discount −10% · SUMMER2026": what a line is called that takes something off a whole order. */
export const DiscountName = ({
  discount: { percent, code },
}: {
  readonly discount: Pick<OrderDiscount, 'percent' | 'code'>;
}) => (
  <>
    {percent === undefined ? <Trans>Discount</Trans> : <Trans>Discount −{percent}%</Trans>}
    {code !== undefined && ` · ${code}`}
  </>
);
