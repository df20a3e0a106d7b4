// What was taken off an order as a whole, as it stands with the order: each by its name, with its amount.
import type { Minor } from '../pricing/money.ts';
import type { PriceStep } from '../pricing/price-steps.ts';

export const ORDER_DISCOUNTS = ['tier', 'orderNumberDiscount', 'promo'] as const;

export interface OrderDiscount {
  readonly kind: (typeof ORDER_DISCOUNTS)[number];
  /** What it adds to the total: below zero. */
  readonly amount: Minor;
  /** Absent: it was an amount. */
  readonly percent?: number | undefined;
  /** Of a promo. */
  readonly code?: string | undefined;
  /** Which order of its guest it was. */
  readonly orderNumber?: number | undefined;
}

/** The discounts among the steps of a price, in their order. */
export const discountsAmong = (steps: readonly PriceStep[]): readonly OrderDiscount[] =>
  steps.flatMap((step): OrderDiscount[] => {
    if (step.kind !== 'tier' && step.kind !== 'orderNumberDiscount' && step.kind !== 'promo') return [];
    const { kind, amount, cause } = step;
    return [
      {
        kind,
        amount,
        ...(cause.valueType === 'percent' && { percent: cause.value }),
        ...('code' in cause && { code: cause.code }),
        ...('orderNumber' in cause && { orderNumber: cause.orderNumber }),
      },
    ];
  });
