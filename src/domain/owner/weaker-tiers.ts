// Discounts that give a larger order a smaller percentage: an order gets the one with the highest minimum amount.
import { clockMinutes } from '../place/hours.ts';
import { parseAmount } from '../pricing/money.ts';
import { isActive } from '../pricing/order-discount.ts';
import type { FileTier } from './discount-tiers.ts';

/** `tier` gives less than `smaller`, the discount of orders below its amount. */
export interface WeakerTier {
  readonly tier: FileTier;
  readonly smaller: FileTier;
}

/** Whether both run at some minute of the day: then one of them runs as the other begins. */
const meet = (one: FileTier, other: FileTier): boolean =>
  [one, other].some(({ activeFrom = '00:00' }) => {
    const minutes = clockMinutes(activeFrom);
    const runs = ({ activeFrom: from, activeTo: to }: FileTier) =>
      minutes !== undefined && isActive({ activeFrom: from, activeTo: to }, minutes);
    return runs(one) && runs(other);
  });

/** Discounts of an order type that give larger orders less, each with the best one below it. Percentages only. */
export const weakerTiers = (tiers: readonly FileTier[], currency: string): readonly WeakerTier[] => {
  const over = (one: FileTier): number => parseAmount(one.priceOver, currency) ?? 0;
  const percents = tiers.filter(({ valueType }) => valueType === 'percent');
  return percents.flatMap((tier) => {
    const [smaller] = percents
      .filter((one) => over(one) < over(tier) && Number(one.value) > Number(tier.value) && meet(one, tier))
      .toSorted((one, other) => Number(other.value) - Number(one.value));
    return smaller ? { tier, smaller } : [];
  });
};
