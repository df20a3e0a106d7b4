// Price of requested cutlery, per set. A separate file, since no first card needs it.
import type { OrderType, Place } from '../place/place.ts';
import { type Minor, minor, ZERO } from './money.ts';
import type { Further } from './pricing.ts';

/** Price of one set; zero: free, or not asked. */
export const cutleryPrice = ({ orderTypes }: Pick<Place, 'orderTypes'>, orderType: OrderType | undefined): Minor => {
  const found = orderTypes.find(({ type }) => type === orderType);
  return (found?.asksCutlery && found.cutleryPrice) || ZERO;
};

/** Adds the price step of so many sets after the others, for `priceOrder`; undefined: not answered yet. [S9.18] */
export const withCutlery =
  (sets: number | undefined, further?: Further): Further =>
  (base, context) => {
    const steps = further ? further(base, context) : base.tier;
    const each = cutleryPrice(context.place, context.orderType);
    if (each === ZERO || sets === undefined || sets <= 0) return steps;
    return [...steps, { kind: 'cutlery', amount: minor(each * sets), cause: { sets, each } }];
  };
