// Parts of an order's total beside its dishes and discounts, stored with the order.
import type { Minor } from './money.ts';
import type { PriceStep } from './price-steps.ts';
import { addVat, type VatPart } from './vat.ts';

/** Charges on a whole order. Packaging is part of the lines instead. */
export const ORDER_CHARGES = ['service', 'delivery', 'cutlery', 'rounding'] as const;

export interface OrderCharge {
  readonly kind: (typeof ORDER_CHARGES)[number];
  readonly amount: Minor;
  /** Absent: a fixed amount. */
  readonly percent?: number | undefined;
}

export interface OrderBreakdown {
  readonly charges: readonly OrderCharge[];
  /** Tax in the total; empty: the place has no rates. */
  readonly vat: readonly VatPart[];
}

const isCharge = (kind: PriceStep['kind']): kind is OrderCharge['kind'] => ORDER_CHARGES.some((one) => one === kind);

/** Charges among the price steps, in sequence. */
export const chargesAmong = (steps: readonly PriceStep[]): readonly OrderCharge[] =>
  steps.flatMap(({ kind, amount, cause }): OrderCharge[] => {
    if (!isCharge(kind)) return [];
    const isPercent = 'valueType' in cause && cause.valueType === 'percent';
    return [{ kind, amount, ...(isPercent && { percent: cause.value }) }];
  });

/** undefined when the total has no such parts, and its tax is unknown. */
export const breakdownOf = (steps: readonly PriceStep[], vat: readonly VatPart[]): OrderBreakdown | undefined => {
  const charges = chargesAmong(steps);
  return charges.length + vat.length > 0 ? { charges, vat } : undefined;
};

/** Tax of orders paid together; empty when one order's tax is unknown, since a partial tax would mislead. */
export const vatOfBill = (
  orders: readonly { readonly total: Minor; readonly breakdown?: OrderBreakdown | undefined }[],
): readonly VatPart[] => {
  const parts = orders.filter(({ total }) => total !== 0).map(({ breakdown }) => breakdown?.vat ?? []);
  return parts.some((vat) => vat.length === 0) ? [] : addVat(...parts);
};
