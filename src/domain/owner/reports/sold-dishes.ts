// Revenue of the dishes of one order, as a report counts it.
import { apportion } from '../../bill/bill-split.ts';
import type { PlacedOrderLine } from '../../order/order.ts';
import type { OrderDiscount } from '../../order/order-discounts.ts';
import { type Minor, minor } from '../../pricing/money.ts';
import type { SoldDish } from './report-sales.ts';

type Line = Pick<PlacedOrderLine, 'productId' | 'name' | 'quantity' | 'total' | 'packaging' | 'voided'>;

/**
 * Each dish with its own revenue: without packaging, and after its share of the discounts on the whole order. Shares follow
 * the dishes' sums, so that the cents add up. Discounts that are larger than the dishes also paid for packaging or delivery.
 */
export const soldDishes = (lines: readonly Line[], discounts: readonly OrderDiscount[] = []): readonly SoldDish[] => {
  const sums = lines.map(({ total, packaging = 0, voided }) =>
    voided === undefined ? Math.max(0, total - packaging) : 0,
  );
  const all = sums.reduce((sum, one) => sum + one, 0);
  const discount = discounts.reduce((sum, { amount }) => sum - amount, 0);
  const shares = apportion(minor(Math.min(all, Math.max(0, discount))), sums);
  return lines.map(({ productId, name, quantity, voided }, at): SoldDish => {
    const total: Minor = minor((sums[at] ?? 0) - (shares[at] ?? 0));
    return { productId, name, quantity, total: voided === undefined ? total : undefined };
  });
};
