// Service charge of a venue, as a price step. A separate file, since no first card needs it.
import type { OrderType, ServiceCharge } from '../place/place.ts';
import { type Minor, minor, percentOf, ZERO } from './money.ts';
import { type PriceStep, totalOf } from './price-steps.ts';
import type { Further } from './pricing.ts';

const DISCOUNTED: readonly PriceStep['kind'][] = ['tier', 'orderNumberDiscount', 'registered', 'promo'];

const chargeOf = ({ valueType, value }: ServiceCharge, goods: Minor): Minor =>
  minor(Math.max(0, valueType === 'percent' ? percentOf(goods, value) : Math.trunc(value)));

const applies = ({ orderTypes }: ServiceCharge, orderType: OrderType | undefined): boolean =>
  orderType !== undefined &&
  (orderTypes.includes(orderType) || (orderType === 'tablet_mode' && orderTypes.includes('spot')));

/** Adds the service charge to further price steps. An empty order costs nothing. */
export const withService =
  (charge: ServiceCharge | undefined, further?: Further): Further =>
  (base, context) => {
    const steps = further ? further(base, context) : base.tier;
    if (!charge || base.goods === 0 || !applies(charge, context.orderType)) return steps;
    const { valueType, value } = charge;
    const off = totalOf(steps.filter(({ kind }) => DISCOUNTED.includes(kind)));
    const amount = chargeOf(charge, minor(base.goods + off));
    return amount === ZERO ? steps : [...steps, { kind: 'service', amount, cause: { valueType, value } }];
  };
