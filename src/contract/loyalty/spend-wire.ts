// Points and money that pay a part of an order, in the order's body. [S7.17]
import * as v from 'valibot';
import { type Currency, formatAmountPlain, type Minor, parseAmount, ZERO } from '#domain/pricing/money.ts';
import { amountText } from '../wire.ts';

/** Spent points and money; unused ones are zero. */
export interface Spend {
  readonly points: number;
  readonly money: Minor;
}

/** `points_used` and `registered_discount` are ours: the latter marks a discount for a signed-in guest in the total. */
export const spendEntries = {
  points_used: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  accumulatedOrderAmountUsed: v.fallback(v.nullish(amountText), undefined),
  registered_discount: v.nullish(v.boolean()),
};

type Wire = Partial<v.InferOutput<v.ObjectSchema<typeof spendEntries, undefined>>>;

/** undefined: no spending. An invalid amount spends nothing: the shown total is checked anyway. */
export const spendFromWire = (body: Wire, currency: Currency): Spend | undefined => {
  const points = body.points_used ?? 0;
  const money = parseAmount(body.accumulatedOrderAmountUsed ?? '0', currency) ?? ZERO;
  return points > 0 || money > 0 ? { points, money } : undefined;
};

export const spendToWire = (spend: Spend | undefined, currency: Currency) => ({
  ...(spend && spend.points > 0 && { points_used: spend.points }),
  ...(spend && spend.money > 0 && { accumulatedOrderAmountUsed: formatAmountPlain(spend.money, currency) }),
});
