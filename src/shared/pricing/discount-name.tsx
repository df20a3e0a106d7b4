import { Trans } from '@lingui/react/macro';
import type { OrderDiscount } from '#domain/order/order-discounts.ts';
import { STEP_WORDS } from './step-text.tsx';

/** Name of a deduction from the whole order: "Discount −10% · SUMMER2026", "Customer discount −5%", "Points · 25". */
export const DiscountName = ({
  discount: { kind, percent, code, points },
}: {
  readonly discount: Pick<OrderDiscount, 'percent' | 'code' | 'points'> & { readonly kind?: OrderDiscount['kind'] };
}) => {
  if (points !== undefined)
    return (
      <>
        {STEP_WORDS.points} · {points}
      </>
    );
  if (kind === 'accumulated') return STEP_WORDS.accumulated;
  if (kind === 'registered')
    return (
      <>
        {STEP_WORDS.registered}
        {percent !== undefined && ` −${percent}%`}
      </>
    );
  return (
    <>
      {percent === undefined ? <Trans>Discount</Trans> : <Trans>Discount −{percent}%</Trans>}
      {code !== undefined && ` · ${code}`}
    </>
  );
};
