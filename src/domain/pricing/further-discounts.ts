// Discounts that need more than the order itself: the guest's so-many-th order, being registered, a promo code, and what a
// customer spends. Apart from the other prices: no first card needs them.
import { type Spending, spendingSteps } from '../loyalty/spending.ts';
import type { DiscountTier, OrderNumberDiscount } from '../place/place.ts';
import { type PromoFault, type PromoTerms, termsFault } from '../promotion/promo-code.ts';
import { addMoney, type Minor, minor, percentOf } from './money.ts';
import type { PriceStep } from './price-steps.ts';
import type { DiscountBase, Further } from './pricing.ts';

/** Discount of a guest who is signed in. */
export type RegisteredDiscount = Pick<DiscountTier, 'valueType' | 'value'>;

export interface FurtherTerms {
  readonly promo?: PromoTerms | undefined;
  /** Which order of this guest it is, from 1; undefined: not known, and no discount hangs on it. */
  readonly orderNumber?: number | undefined;
  /** undefined: nobody is signed in, or it is not less for them. */
  readonly registered?: RegisteredDiscount | undefined;
  /** undefined: nothing is spent. */
  readonly spending?: Spending | undefined;
}

/**
 * Discount on the amount that is left; money never takes more than that. Percent is rounded half up, being a line that the
 * guest reads.
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

/** All discounts on an order, in the order in which they are told, and why the code is not among them. [S9.04] */
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
  // A guest who enters a code never pays more for it.
  const alone = amountOff(promo, goods);
  return alone > -sumOf(others)
    ? { steps: [promoStep(promo, alone)], fault: undefined }
    : { steps: others, fault: 'better_without' };
};

/** The discounts, and what is spent on what they leave of the dishes, as `priceOrder` takes it. */
export const furtherDiscounts =
  (terms: FurtherTerms): Further =>
  (base, context) =>
    withSpending(discountsOf(terms, base, context).steps, terms.spending, base);

/** Discounts, and behind them what is spent: of the dishes alone, so that packaging, the way and serving are paid. */
export const withSpending = (
  discounts: readonly PriceStep[],
  spending: Spending | undefined,
  { goods }: Pick<DiscountBase, 'goods'>,
): readonly PriceStep[] =>
  spending ? [...discounts, ...spendingSteps(spending, minor(goods + sumOf(discounts)))] : discounts;
