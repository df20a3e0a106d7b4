// Cutlery that a guest asks for, priced by the set. Apart from the other prices: no first card needs it.
import type { OrderType, Place } from '../place/place.ts';
import { type Minor, minor, ZERO } from './money.ts';
import type { Further } from './pricing.ts';

/** Price of one set; zero: it is free, or nobody is asked. */
export const cutleryPrice = ({ orderTypes }: Pick<Place, 'orderTypes'>, orderType: OrderType | undefined): Minor => {
  const found = orderTypes.find(({ type }) => type === orderType);
  return (found?.asksCutlery && found.cutleryPrice) || ZERO;
};

/** The step of so many sets behind the other ones, as `priceOrder` takes it; undefined: the guest has not been asked yet. [S9.18] */
export const withCutlery =
  (sets: number | undefined, further?: Further): Further =>
  (base, context) => {
    const steps = further ? further(base, context) : base.tier;
    const each = cutleryPrice(context.place, context.orderType);
    if (each === ZERO || sets === undefined || sets <= 0) return steps;
    return [...steps, { kind: 'cutlery', amount: minor(each * sets), cause: { sets, each } }];
  };
