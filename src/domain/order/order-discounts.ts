// Discounts on a whole order, as they stand with the order: each by its name, with its amount.
import type { Minor } from '../pricing/money.ts';
import type { PriceStep } from '../pricing/price-steps.ts';

export const ORDER_DISCOUNTS = ['tier', 'orderNumberDiscount', 'registered', 'promo', 'points', 'accumulated'] as const;

export interface OrderDiscount {
  readonly kind: (typeof ORDER_DISCOUNTS)[number];
  /** Part of the total: below zero. */
  readonly amount: Minor;
  /** Absent: it was an amount. */
  readonly percent?: number | undefined;
  /** Code of a promo. */
  readonly code?: string | undefined;
  /** Which order of its guest it was. */
  readonly orderNumber?: number | undefined;
  /** Number of points that were spent. */
  readonly points?: number | undefined;
}

const isDiscount = (kind: PriceStep['kind']): kind is OrderDiscount['kind'] =>
  ORDER_DISCOUNTS.some((one) => one === kind);

/** Discounts among the steps of a price, in their order; they include what a customer has spent. */
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
