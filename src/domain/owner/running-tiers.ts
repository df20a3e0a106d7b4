// Discounts of one order type that run at the same time: an order gets only one of them, as `tierFor` chooses it.
import { parseAmount } from '../pricing/money.ts';
import { isActive } from '../pricing/order-discount.ts';
import type { FileTier } from './discount-tiers.ts';

/**
 * instead: every order that fits gets the other discount · from: orders from the other one's amount on get the other one ·
 * better: an order gets whichever takes off more
 */
export interface RunningBeside {
  readonly kind: 'instead' | 'from' | 'better';
  readonly other: FileTier;
}

/**
 * The discount that limits a running one now; undefined: it does not run, or no other one limits it. `live`: the published
 * discounts of the order type, in file order. `minutes`: of the day by the place's clock.
 */
export const runningBeside = (
  live: readonly FileTier[],
  tier: FileTier,
  { minutes, currency }: { readonly minutes: number; readonly currency: string },
): RunningBeside | undefined => {
  const runs = ({ activeFrom, activeTo }: FileTier): boolean => isActive({ activeFrom, activeTo }, minutes);
  const over = (one: FileTier): number => parseAmount(one.priceOver, currency) ?? 0;
  const isSame = (one: FileTier): boolean =>
    (['priceOver', 'valueType', 'value', 'activeFrom', 'activeTo'] as const).every((key) => one[key] === tier[key]);
  if (!runs(tier)) return undefined;
  const others = live.filter((one) => runs(one) && !isSame(one));
  const equal = others.filter((one) => over(one) === over(tier));
  const larger = equal.find((one) => one.valueType === tier.valueType && Number(one.value) > Number(tier.value));
  if (larger) return { kind: 'instead', other: larger };
  const mixed = equal.find((one) => one.valueType !== tier.valueType);
  if (mixed) return { kind: 'better', other: mixed };
  const [next] = others.filter((one) => over(one) > over(tier)).toSorted((a, b) => over(a) - over(b));
  return next && { kind: 'from', other: next };
};
