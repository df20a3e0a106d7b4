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

/** Time and currency of the place at the moment of the question. */
interface Moment {
  /** Minutes of the day by the place's clock. */
  readonly minutes: number;
  readonly currency: string;
}

/**
 * The running discount that orders would get without this one; undefined: this one does not run, is limited by an equal
 * one, or is alone.
 */
export const replacedBy = (live: readonly FileTier[], tier: FileTier, moment: Moment): FileTier | undefined => {
  const over = (one: FileTier): number => parseAmount(one.priceOver, moment.currency) ?? 0;
  const others = live.filter((one) => one.priceOver !== tier.priceOver || one.value !== tier.value);
  return others
    .filter((one) => over(one) <= over(tier))
    .toSorted((a, b) => over(b) - over(a))
    .find((one) => {
      const beside = runningBeside(live, one, moment);
      return beside !== undefined && beside.kind !== 'better' && isSameTier(beside.other, tier);
    });
};

const isSameTier = (one: FileTier, other: FileTier): boolean =>
  (['priceOver', 'valueType', 'value', 'activeFrom', 'activeTo'] as const).every((key) => one[key] === other[key]);

/**
 * The discount that limits a running one now; undefined: it does not run, or no other one limits it. `live`: the published
 * discounts of the order type, in file order. `minutes`: of the day by the place's clock.
 */
export const runningBeside = (
  live: readonly FileTier[],
  tier: FileTier,
  { minutes, currency }: Moment,
): RunningBeside | undefined => {
  const runs = ({ activeFrom, activeTo }: FileTier): boolean => isActive({ activeFrom, activeTo }, minutes);
  const over = (one: FileTier): number => parseAmount(one.priceOver, currency) ?? 0;
  if (!runs(tier)) return undefined;
  const others = live.filter((one) => runs(one) && !isSameTier(one, tier));
  const equal = others.filter((one) => over(one) === over(tier));
  const larger = equal.find((one) => one.valueType === tier.valueType && Number(one.value) > Number(tier.value));
  if (larger) return { kind: 'instead', other: larger };
  const mixed = equal.find((one) => one.valueType !== tier.valueType);
  if (mixed) return { kind: 'better', other: mixed };
  const [next] = others.filter((one) => over(one) > over(tier)).toSorted((a, b) => over(a) - over(b));
  return next && { kind: 'from', other: next };
};
