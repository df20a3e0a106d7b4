// Price of an order as steps. The total is only the sum of its steps, so that a bill, a notice and a refusal can explain it.
import type { ProductId, VariantId } from '../ids.ts';
import type { DiscountTier, OrderType } from '../place/place.ts';
import { addMoney, type Minor, minor } from './money.ts';

/** A fixed or percentage discount: minor units, or percent with at most two decimals. */
interface Discount {
  readonly valueType: DiscountTier['valueType'];
  readonly value: number;
}

/** Dishes of one line with their extras, without packaging. */
export interface DishPrice {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly quantity: number;
  readonly each: Minor;
}

/** Cause of each price step. */
export interface StepCauses {
  /** Dishes in line sequence; lines without a price are left out. */
  readonly lines: { readonly dishes: readonly DishPrice[] };
  /** Discount of the order type for that amount and time. [S9.03] */
  readonly tier: DiscountTier;
  /** Discount on the guest's n-th order. [S3.26, S9.04] */
  readonly orderNumberDiscount: Discount & { readonly orderNumber: number };
  /** Discount for a signed-in guest. [S7.34] */
  readonly registered: Discount;
  /** [S3.27] */
  readonly promo: Discount & { readonly code: string };
  /** Spent loyalty points. */
  readonly points: { readonly points: number };
  /** Spent money from earlier orders; `balance`: available before. */
  readonly accumulated: { readonly balance: Minor };
  /** By the order's amount, distance, map zone, or region name. [S3.22–S3.24, S5.22] */
  readonly delivery:
    | { readonly by: 'amount'; readonly priceOver: Minor }
    | { readonly by: 'radius'; readonly start: number; readonly end: number }
    | { readonly by: 'shape'; readonly id: number }
    | { readonly by: 'region'; readonly id: number };
  /** Service: a percentage of the dishes after discounts, or an amount per order. */
  readonly service: Discount;
  /** Packaging, charged when the food leaves the venue. */
  readonly boxes: { readonly orderType: OrderType };
  readonly cutlery: { readonly sets: number; readonly each: Minor };
  /** Rounded to a multiple of this amount. */
  readonly rounding: { readonly to: Minor };
}

export type StepKind = keyof StepCauses;

type StepOf<K extends StepKind> = {
  readonly kind: K;
  /** Part of the total; a discount is negative. */
  readonly amount: Minor;
  readonly cause: StepCauses[K];
};
/** A price step of any kind. */
export type PriceStep = { readonly [K in StepKind]: StepOf<K> }[StepKind];

/** Sums the steps: the only way to compute a total. */
export const totalOf = (steps: readonly PriceStep[]): Minor => addMoney(...steps.map(({ amount }) => amount));

/** The step of a kind; undefined where the list has none. */
export const stepOf = <K extends StepKind>(steps: readonly PriceStep[], kind: K): StepOf<K> | undefined =>
  steps.find((step): step is PriceStep & StepOf<K> => step.kind === kind);

export const lineAmount = ({ each, quantity }: DishPrice): Minor => minor(each * quantity);

export const dishesTotal = (dishes: readonly DishPrice[]): Minor => addMoney(...dishes.map(lineAmount));
