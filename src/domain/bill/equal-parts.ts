import type { Minor } from '../pricing/money.ts';
import type { Payment } from './payment.ts';

/** Staff are offered no more equal parts than these. */
export const MOST_EQUAL_PARTS = 4;

/** Which of how many equal parts of a bill comes next. */
export interface NextPart {
  /** From 2. */
  readonly part: number;
  readonly of: number;
}

/**
 * The next of the equal parts in which a bill is being paid: each payment that stands is one such part of the total.
 * `undefined`: nothing is paid yet, the payments are no equal parts, or the last part is left, which is the rest.
 * `coin`: smallest coin in minor units, by which a part in cash may differ.
 */
export const nextEqualPart = (
  total: Minor,
  payments: readonly Pick<Payment, 'amount' | 'reversed'>[],
  coin: number,
): NextPart | undefined => {
  const paid = payments.filter(({ reversed }) => reversed === undefined);
  if (paid.length === 0) return undefined;
  for (let of = paid.length + 2; of <= MOST_EQUAL_PARTS; of += 1)
    if (paid.every(({ amount }) => Math.abs(amount - total / of) <= coin)) return { part: paid.length + 1, of };
  return undefined;
};
