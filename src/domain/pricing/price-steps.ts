// What an order costs, step by step. The total is the sum of its steps and nothing else, so a bill, a notice and a
// refusal can say of what a total is made.
import type { ProductId, VariantId } from '../ids.ts';
import type { DiscountTier, OrderType } from '../place/place.ts';
import { addMoney, type Minor, minor } from './money.ts';

/** Money or percent taken off: minor units, or percent with two decimals at most. */
interface Discount {
  readonly valueType: DiscountTier['valueType'];
  readonly value: number;
}

/** The dishes of one line, each with its extras and without its box. */
export interface DishPrice {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly quantity: number;
  readonly each: Minor;
}

/** Why each step is there. */
export interface StepCauses {
  /** The dishes, in the order of the lines; a line without a price is not among them. */
  readonly lines: { readonly dishes: readonly DishPrice[] };
  /** The order type's discount of that amount and hour. [S9.03] */
  readonly tier: DiscountTier;
  /** The guest's so-many-th order. [S3.26, S9.04] */
  readonly orderNumberDiscount: Discount & { readonly orderNumber: number };
  /** Whoever is signed in pays less here. [S7.34] */
  readonly registered: Discount;
  /** [S3.27] */
  readonly promo: Discount & { readonly code: string };
  /** Loyalty points that are spent. */
  readonly points: { readonly points: number };
  /** Money collected from earlier orders, of which this much was there. */
  readonly accumulated: { readonly balance: Minor };
  /** By the order's amount, by the distance, by the area on the map, or by the region's name. [S3.22–S3.24, S5.22] */
  readonly delivery:
    | { readonly by: 'amount'; readonly priceOver: Minor }
    | { readonly by: 'radius'; readonly start: number; readonly end: number }
    | { readonly by: 'shape'; readonly id: number }
    | { readonly by: 'region'; readonly id: number };
  /** Serving it: percent of the dishes after their discounts, or an amount for each order. */
  readonly service: Discount;
  /** Packaging, charged where the food leaves the venue. */
  readonly boxes: { readonly orderType: OrderType };
  readonly cutlery: { readonly sets: number; readonly each: Minor };
  /** To a whole multiple of this amount. */
  readonly rounding: { readonly to: Minor };
}

export type StepKind = keyof StepCauses;

type StepOf<K extends StepKind> = {
  readonly kind: K;
  /** What it adds to the total; a discount is negative. */
  readonly amount: Minor;
  readonly cause: StepCauses[K];
};
/** One of a kind in a list. */
export type PriceStep = { readonly [K in StepKind]: StepOf<K> }[StepKind];

/** The one way from steps to a total. */
export const totalOf = (steps: readonly PriceStep[]): Minor => addMoney(...steps.map(({ amount }) => amount));

/** The step of a kind; undefined where the list has none. */
export const stepOf = <K extends StepKind>(steps: readonly PriceStep[], kind: K): StepOf<K> | undefined =>
  steps.find((step): step is PriceStep & StepOf<K> => step.kind === kind);

/** What one line of dishes costs. */
export const lineAmount = ({ each, quantity }: DishPrice): Minor => minor(each * quantity);

/** What the dishes cost together. */
export const dishesTotal = (dishes: readonly DishPrice[]): Minor => addMoney(...dishes.map(lineAmount));
