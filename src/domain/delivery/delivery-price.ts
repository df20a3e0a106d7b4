// Delivery fee, and the sum that an order lacks to free delivery or to the minimum order. A separate file, since no first
// card needs it.
import type { Place, PlaceOrderType } from '../place/place.ts';
import { addMoney, type Minor, minor, ZERO } from '../pricing/money.ts';
import { type PriceStep, type StepCauses, stepOf } from '../pricing/price-steps.ts';
import type { Further } from '../pricing/pricing.ts';
import { type DeliveryChoice, type DeliveryVerdict, deliveryOf } from './judge-delivery.ts';

type Carried = Extract<DeliveryVerdict, { readonly kind: 'carried' }>;

interface Cost {
  readonly price: Minor;
  readonly cause: StepCauses['delivery'];
}

/** The fee of the highest `priceOver` that the amount reaches; of two equal ones the cheaper. */
const byAmount = ({ prices }: PlaceOrderType, amount: Minor): Cost | undefined => {
  let best: PlaceOrderType['prices'][number] | undefined;
  for (const one of prices) {
    if (one.priceOver > amount) continue;
    if (!best || one.priceOver > best.priceOver || (one.priceOver === best.priceOver && one.price < best.price)) {
      best = one;
    }
  }
  return best && { price: best.price, cause: { by: 'amount', priceOver: best.priceOver } };
};

const costOf = (type: PlaceOrderType, choice: DeliveryChoice, amount: Minor): Cost | undefined => {
  if (choice.by === 'amount') return byAmount(type, amount);
  if (choice.by === 'radius') {
    const ring = type.radiuses.find(({ start, end }) => start === choice.start && end === choice.end);
    return ring && { price: ring.deliveryPrice, cause: choice };
  }
  const zones = choice.by === 'shape' ? type.shapes : (type.regions ?? []);
  const zone = zones.find(({ id }) => id === choice.id);
  return zone && { price: zone.deliveryPrice, cause: choice };
};

/** Price steps that thresholds count: dishes less discounts. A part paid with points counts as paid. */
const OF_THE_AMOUNT: readonly PriceStep['kind'][] = ['lines', 'tier', 'orderNumberDiscount', 'registered', 'promo'];

/** Sum of the dishes after discounts, including a part paid with points or collected money. */
export const dishesLeft = (steps: readonly PriceStep[]): Minor =>
  addMoney(...steps.flatMap(({ kind, amount }) => (OF_THE_AMOUNT.includes(kind) ? [amount] : [])));

/**
 * The lowest fee of any zone, before the guest names an address; `undefined` when a delivery of that amount may be free, or
 * when the fee does not depend on the address.
 */
export const lowestFee = (
  { radiuses, shapes, regions = [], freeFrom }: PlaceOrderType,
  amount: Minor,
): Minor | undefined => {
  const zones = [...radiuses, ...shapes, ...regions];
  const isFree = [freeFrom, ...zones.map((zone) => zone.freeFrom)].some((from) => from !== undefined && amount >= from);
  if (zones.length === 0 || isFree) return undefined;
  const lowest = minor(Math.min(...zones.map(({ deliveryPrice }) => deliveryPrice)));
  return lowest > 0 ? lowest : undefined;
};

/** Delivery part of a price. A missing amount of zero means that nothing is missing. */
export interface DeliveryFacts {
  /** Amount that the thresholds are compared with. */
  readonly amount: Minor;
  /** Delivery fee for this amount. */
  readonly price: Minor;
  /**
   * Amount for free delivery, and the sum that is missing to this amount; undefined: delivery is never free. [S5.21]
   */
  readonly freeFrom: Minor | undefined;
  readonly toFree: Minor;
  /** Minimum order, and the sum that is missing to this minimum; undefined: no minimum. [S5.20] */
  readonly minimum: Minor | undefined;
  readonly toMinimum: Minor;
}

/** Amount from which delivery by amount is free. */
const freeTier = ({ prices }: PlaceOrderType): Minor | undefined => {
  const free = prices.filter(({ price, priceOver }) => price === 0 && priceOver > 0).map(({ priceOver }) => priceOver);
  return free.length > 0 ? minor(Math.min(...free)) : undefined;
};

const missing = (from: Minor | undefined, amount: Minor): Minor => minor(Math.max(0, (from ?? ZERO) - amount));

const factsFor = (type: PlaceOrderType, { choice, terms }: Carried, amount: Minor) => {
  const cost = costOf(type, choice, amount);
  const full = cost?.price ?? ZERO;
  const freeFrom = terms.freeFrom ?? (choice.by === 'amount' ? freeTier(type) : undefined);
  const isFree = full === ZERO || (terms.freeFrom !== undefined && amount >= terms.freeFrom);
  const facts: DeliveryFacts = {
    amount,
    price: isFree ? ZERO : full,
    freeFrom,
    toFree: isFree ? ZERO : missing(freeFrom, amount),
    minimum: terms.minimum,
    toMinimum: missing(terms.minimum, amount),
  };
  return { facts, cause: cost?.cause };
};

/** Delivery part of a priced order, from the verdict on its address. */
export const deliveryFacts = (
  place: Pick<Place, 'orderTypes'>,
  carried: Carried,
  steps: readonly PriceStep[],
): DeliveryFacts | undefined => {
  const type = deliveryOf(place);
  return type && factsFor(type, carried, dishesLeft(steps)).facts;
};

/**
 * The delivery fee as a price step after the discounts, for `priceOrder`. No step for another order type, or for an address
 * that is not judged yet.
 */
export const withDelivery =
  (verdict: DeliveryVerdict | undefined, further?: Further): Further =>
  (base, context) => {
    const discounts = further ? further(base, context) : base.tier;
    const type = context.orderType === 'delivery' ? deliveryOf(context.place) : undefined;
    if (!type || verdict?.kind !== 'carried') return discounts;
    const amount = addMoney(base.goods, dishesLeft(discounts));
    const { facts, cause } = factsFor(type, verdict, amount);
    if (facts.price === ZERO || !cause || stepOf(discounts, 'delivery')) return discounts;
    return [...discounts, { kind: 'delivery', amount: facts.price, cause }];
  };
