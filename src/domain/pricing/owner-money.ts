// Money calculations for owners. Separate, because no guest's page needs them.
import { asPercent, type Minor, minor, timesRounded } from './money.ts';

/**
 * An amount changed by a percentage (negative: less), rounded to the nearest step in minor units, half up. Percentage and
 * step are rounded at once: in sequence, 4.5495 would become 4.55 and then 4.60.
 */
export const plusPercent = (amount: Minor, percent: number, step: Minor): Minor => {
  const { numerator, denominator } = asPercent(percent);
  const steps = timesRounded(amount, { numerator: denominator + numerator, denominator: denominator * BigInt(step) });
  return minor(steps * step);
};

/** Average per item, half up. Throws a RangeError for a count of zero. */
export const averageMoney = (amount: Minor, count: number): Minor => {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a number of parts: ${count}`);
  return timesRounded(amount, { numerator: 1n, denominator: BigInt(count) });
};
