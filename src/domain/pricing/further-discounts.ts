// Discounts that depend on more than the order: the guest's n-th order, registration, a promo code, and spent points. A
// separate file, since no first card needs it.
import { type Spending, spendingSteps } from '../loyalty/spending.ts';
import type { DiscountTier, OrderNumberDiscount } from '../place/place.ts';
import { type PromoTerms, termsFault } from '../promotion/promo-code.ts';
import type { PromoFault } from '../promotion/promo-faults.ts';
import { addMoney, type Minor, minor, percentOf } from './money.ts';
import type { PriceStep } from './price-steps.ts';
import type { DiscountBase, Further } from './pricing.ts';

/** Discount for a signed-in guest. */
export type RegisteredDiscount = Pick<DiscountTier, 'valueType' | 'value'>;

export interface FurtherTerms {
  readonly promo?: PromoTerms | undefined;
  /** Number of this order among the guest's, from 1; undefined: unknown, and no discount depends on it. */
  readonly orderNumber?: number | undefined;
  /** undefined: not signed in, or no such discount. */
  readonly registered?: RegisteredDiscount | undefined;
  /** undefined: no spending. */
  readonly spending?: Spending | undefined;
}

/**
 * Discount on the remaining amount; a fixed one never exceeds it. A percentage is rounded half up, since the guest reads it
 * as a line.
 */
const amountOff = ({ valueType, value }: Pick<PromoTerms, 'valueType' | 'value'>, left: Minor): Minor =>
  minor(Math.min(left, Math.max(0, valueType === 'percent' ? percentOf(left, value) : Math.trunc(value))));

const sumOf = (steps: readonly PriceStep[]): Minor => addMoney(...steps.map(({ amount }) => amount));

const numberStep = (
  discounts: readonly OrderNumberDiscount[] | undefined,
  orderNumber: number | undefined,
  left: Minor,
): readonly PriceStep[] => {
  const found = discounts?.find(({ onOrderNumber }) => onOrderNumber === orderNumber);
  if (!found || orderNumber === undefined) return [];
  const { valueType, value } = found;
  const amount = amountOff(found, left);
  return amount === 0
    ? []
    : [{ kind: 'orderNumberDiscount', amount: minor(-amount), cause: { orderNumber, valueType, value } }];
};

const registeredStep = (registered: RegisteredDiscount | undefined, left: Minor): readonly PriceStep[] => {
  if (!registered) return [];
  const { valueType, value } = registered;
  const amount = amountOff(registered, left);
  return amount === 0 ? [] : [{ kind: 'registered', amount: minor(-amount), cause: { valueType, value } }];
};

const promoStep = ({ code, valueType, value }: PromoTerms, amount: Minor): PriceStep => ({
  kind: 'promo',
  amount: minor(-amount),
  cause: { code, valueType, value },
});

/** All discounts on an order, in display sequence, and why the promo code does not apply. [S9.04] */
export const discountsOf = (
  { promo, orderNumber, registered }: FurtherTerms,
  base: DiscountBase,
  context: Parameters<Further>[1],
): { readonly steps: readonly PriceStep[]; readonly fault: PromoFault | undefined } => {
  const { goods, boxes, tier } = base;
  const counted = [...tier, ...numberStep(context.place.orderNumberDiscounts, orderNumber, minor(goods + sumOf(tier)))];
  const others = [...counted, ...registeredStep(registered, minor(goods + sumOf(counted)))];
  if (!promo) return { steps: others, fault: undefined };
  const { orderType, now } = context;
  const order = { orderType, now, timeZone: context.place.timeZone, subtotal: addMoney(goods, boxes) };
  const fault = termsFault(promo, order);
  if (fault) return { steps: others, fault };
  if (!promo.ignoresOtherDiscounts) {
    const amount = amountOff(promo, minor(goods + sumOf(others)));
    return { steps: amount === 0 ? others : [...others, promoStep(promo, amount)], fault: undefined };
  }
  // A guest who enters a code never pays more because of the code.
  const alone = amountOff(promo, goods);
  return alone > -sumOf(others)
    ? { steps: [promoStep(promo, alone)], fault: undefined }
    : { steps: others, fault: 'better_without' };
};

/** Discounts, and spending on what they leave of the dishes, for `priceOrder`. */
export const furtherDiscounts =
  (terms: FurtherTerms): Further =>
  (base, context) =>
    withSpending(discountsOf(terms, base, context).steps, terms.spending, base);

/** Discounts, followed by spending: only on the dishes, so packaging, delivery and service are always paid. */
export const withSpending = (
  discounts: readonly PriceStep[],
  spending: Spending | undefined,
  { goods }: Pick<DiscountBase, 'goods'>,
): readonly PriceStep[] =>
  spending ? [...discounts, ...spendingSteps(spending, minor(goods + sumOf(discounts)))] : discounts;
