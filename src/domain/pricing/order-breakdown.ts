// Parts of an order's total beside its dishes and its discounts, as they stand with the order.
import type { Minor } from './money.ts';
import type { PriceStep } from './price-steps.ts';
import { addVat, type VatPart } from './vat.ts';

/** Charges on a whole order. Packaging is not among them: it stands in the lines. */
export const ORDER_CHARGES = ['service', 'delivery', 'cutlery', 'rounding'] as const;

export interface OrderCharge {
  readonly kind: (typeof ORDER_CHARGES)[number];
  readonly amount: Minor;
  /** Absent: it was an amount. */
  readonly percent?: number | undefined;
}

export interface OrderBreakdown {
  readonly charges: readonly OrderCharge[];
  /** The tax in the total; empty: the place names none. */
  readonly vat: readonly VatPart[];
}

const isCharge = (kind: PriceStep['kind']): kind is OrderCharge['kind'] => ORDER_CHARGES.some((one) => one === kind);

/** The charges among the steps of a price, in their order. */
export const chargesAmong = (steps: readonly PriceStep[]): readonly OrderCharge[] =>
  steps.flatMap(({ kind, amount, cause }): OrderCharge[] => {
    if (!isCharge(kind)) return [];
    const isPercent = 'valueType' in cause && cause.valueType === 'percent';
    return [{ kind, amount, ...(isPercent && { percent: cause.value }) }];
  });

/** undefined where the total is made of nothing else, and its tax is not known. */
export const breakdownOf = (steps: readonly PriceStep[], vat: readonly VatPart[]): OrderBreakdown | undefined => {
  const charges = chargesAmong(steps);
  return charges.length + vat.length > 0 ? { charges, vat } : undefined;
};

/** The tax of orders that are paid together; empty where that of one of them is not known, for half of it would mislead. */
export const vatOfBill = (
  orders: readonly { readonly total: Minor; readonly breakdown?: OrderBreakdown | undefined }[],
): readonly VatPart[] => {
  const parts = orders.filter(({ total }) => total !== 0).map(({ breakdown }) => breakdown?.vat ?? []);
  return parts.some((vat) => vat.length === 0) ? [] : addVat(...parts);
};
