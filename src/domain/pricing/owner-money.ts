// Money as an owner counts it. Apart from the rest: no guest's page needs it.
import { asPercent, type Minor, minor, timesRounded } from './money.ts';

/**
 * An amount with so many percent more (less, below zero), to the nearest whole step of so many minor units, a half up. Share
 * and step are rounded at once: rounded one after the other, 4.5495 would become 4.55 and then 4.60.
 */
export const plusPercent = (amount: Minor, percent: number, step: Minor): Minor => {
  const { numerator, denominator } = asPercent(percent);
  const steps = timesRounded(amount, { numerator: denominator + numerator, denominator: denominator * BigInt(step) });
  return minor(steps * step);
};

/** The amount that each of so many would have, half up. Throws a RangeError for none. */
export const averageMoney = (amount: Minor, count: number): Minor => {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a number of parts: ${count}`);
  return timesRounded(amount, { numerator: 1n, denominator: BigInt(count) });
};
