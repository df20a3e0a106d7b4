import type { OrderDiscount } from '#domain/order/order-discounts.ts';
import { minor } from '#domain/pricing/money.ts';
import { useMoney } from '#ui/words/money.tsx';
import { DiscountName } from './discount-name.tsx';

/** Discounts on the whole order, one line each, above the total. */
export const DiscountLines = ({
  discounts,
  line,
  figure,
}: {
  readonly discounts: readonly OrderDiscount[] | undefined;
  /** CSS class names of the line and its amount. */
  readonly line: string | undefined;
  readonly figure: string | undefined;
}) => {
  const money = useMoney();
  return discounts?.map((discount) => (
    <p key={discount.kind} className={line} data-testid="order-discount">
      <span>
        <DiscountName discount={discount} />
      </span>
      <span className={figure}>−{money.main(minor(-discount.amount))}</span>
    </p>
  ));
};
