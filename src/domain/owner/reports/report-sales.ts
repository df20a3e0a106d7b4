// Sales of a report: by dish, by order type and by tax rate. Sums are by currency: a place that changed its currency has no
// common sum.
import type { OrderType } from '../../place/place.ts';
import { addMoney, type Currency, type Minor } from '../../pricing/money.ts';
import { addVat, type VatPart } from '../../pricing/vat.ts';
import { type DayOrder, groupBy, type Sum } from '../day-figures.ts';

export interface SoldDish {
  readonly productId: number;
  /** In the venue's language, as at the latest order. */
  readonly name: string;
  readonly quantity: number;
  /** Without packaging, after discounts. Absent: the venue has voided it. */
  readonly total: Minor | undefined;
}

export interface SalesOrder extends DayOrder {
  readonly orderType: OrderType;
  readonly dishes: readonly SoldDish[];
}

/** A dish with its portions and its own sums, without packaging, after its share of the discounts on whole orders. */
export interface DishSales {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly sums: readonly Sum[];
}

export interface TypeSales {
  readonly orderType: OrderType;
  readonly orders: number;
  readonly sums: readonly Sum[];
}

/** Turnover at a tax rate, and the tax in it. */
export interface VatSales extends VatPart {
  readonly currency: Currency;
}

export interface Sales {
  /** Most portions first. */
  readonly dishes: readonly DishSales[];
  readonly types: readonly TypeSales[];
  /** Highest rate first. */
  readonly vat: readonly VatSales[];
  /** Turnover of orders whose tax is unknown: the place had no rates. */
  readonly withoutVat: readonly Sum[];
}

/** Sums by currency, in the order of their first members. */
export const sumsBy = <T extends { readonly currency: Currency }>(
  all: readonly T[],
  of: (one: T) => Minor,
): readonly Sum[] => {
  const currencies = [...new Set(all.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    amount: addMoney(...all.filter((one) => one.currency === currency).map(of)),
  }));
};

const most = (sums: readonly Sum[]): number => Math.max(0, ...sums.map(({ amount }) => amount));

/** Sales without rejected orders and without voided dishes. `orders`: oldest first. */
export const salesOf = (orders: readonly SalesOrder[]): Sales => {
  const counted = orders.filter(({ status }) => status !== 'rejected');
  const lines = counted.flatMap(({ currency, dishes }) =>
    dishes.flatMap(({ total, ...dish }) => (total === undefined ? [] : [{ ...dish, total, currency }])),
  );
  const dishes = [...groupBy(lines, ({ productId }) => productId)].map(
    ([id, those]): DishSales => ({
      id,
      name: those.at(-1)?.name ?? '',
      quantity: those.reduce((sum, { quantity }) => sum + quantity, 0),
      sums: sumsBy(those, ({ total }) => total),
    }),
  );
  const types = [...groupBy(counted, ({ orderType }) => orderType)].map(
    ([orderType, those]): TypeSales => ({
      orderType,
      orders: those.length,
      sums: sumsBy(those, ({ total }) => total),
    }),
  );
  const vat = [...groupBy(counted, ({ currency }) => currency)].flatMap(([currency, those]) =>
    addVat(...those.map(({ vat: parts = [] }) => parts)).map((part): VatSales => ({ ...part, currency })),
  );
  const untaxed = counted.filter(({ total, vat: parts = [] }) => total > 0 && parts.length === 0);
  return {
    dishes: dishes.toSorted((a, b) => b.quantity - a.quantity || most(b.sums) - most(a.sums) || a.id - b.id),
    types: types.toSorted((a, b) => most(b.sums) - most(a.sums) || b.orders - a.orders),
    vat,
    withoutVat: sumsBy(untaxed, ({ total }) => total),
  };
};
