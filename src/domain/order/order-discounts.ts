// Discounts on a whole order, as stored with it: each with its name and amount.
import type { Minor } from '../pricing/money.ts';
import type { PriceStep } from '../pricing/price-steps.ts';

export const ORDER_DISCOUNTS = ['tier', 'orderNumberDiscount', 'registered', 'promo', 'points', 'accumulated'] as const;

export interface OrderDiscount {
  readonly kind: (typeof ORDER_DISCOUNTS)[number];
  /** Part of the total: negative. */
  readonly amount: Minor;
  /** Absent: a fixed amount. */
  readonly percent?: number | undefined;
  /** Promo code. */
  readonly code?: string | undefined;
  /** Number of this order among the guest's orders. */
  readonly orderNumber?: number | undefined;
  /** Number of points that were spent. */
  readonly points?: number | undefined;
}

const isDiscount = (kind: PriceStep['kind']): kind is OrderDiscount['kind'] =>
  ORDER_DISCOUNTS.some((one) => one === kind);

/** Discounts among the price steps, in sequence; they include a customer's spent points and money. */
export const discountsAmong = (steps: readonly PriceStep[]): readonly OrderDiscount[] =>
  steps.flatMap(({ kind, amount, cause }): OrderDiscount[] => {
    if (!isDiscount(kind)) return [];
    return [
      {
        kind,
        amount,
        ...('valueType' in cause && cause.valueType === 'percent' && { percent: cause.value }),
        ...('code' in cause && { code: cause.code }),
        ...('orderNumber' in cause && { orderNumber: cause.orderNumber }),
        ...('points' in cause && { points: cause.points }),
      },
    ];
  });
