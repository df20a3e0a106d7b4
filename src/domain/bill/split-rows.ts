// A split bill as the waiter who takes the money reads it: one row per person.
import { inCash as amountInCash, sharesInCash } from '../pricing/cash.ts';
import { type Minor, minor } from '../pricing/money.ts';
import type { BillSplit } from './bill-split.ts';
import type { Payment } from './payment.ts';
import { sharesByMethod } from './share-methods.ts';

export interface SplitRow {
  /** From 1. */
  readonly person: number;
  readonly amount: Minor;
  /** Amount payable in coins, when it differs from the exact amount. */
  readonly inCash?: Minor | undefined;
  /** Dishes of the person, as on the bill; empty for an even split. */
  readonly dishes: readonly { readonly name: string; readonly count: number; readonly isShared: boolean }[];
  /** The payment method that the guests named for this person. */
  readonly method?: string | undefined;
  /** A payment of this amount was recorded since the bill was requested. */
  readonly isPaid: boolean;
}

const dishesOf = ({ dishes = [] }: BillSplit, person: number): SplitRow['dishes'] => {
  const had = new Map<string, SplitRow['dishes'][number]>();
  for (const { name, people } of dishes.filter((dish) => dish.people.includes(person))) {
    const isShared = people.length > 1;
    const key = `${isShared} ${name}`;
    had.set(key, { name, isShared, count: (had.get(key)?.count ?? 0) + 1 });
  }
  return [...had.values()];
};

/**
 * Rows of a split. A payment does not say whose it is: each one recorded since the bill request counts for the first open
 * row of its amount. `coin`: the smallest coin, minor units.
 */
export const splitRows = (
  split: BillSplit,
  payments: readonly Pick<Payment, 'amount' | 'at' | 'reversed'>[],
  wantedAt: number,
  coin = 1,
): readonly SplitRow[] => {
  const noted = payments.filter(({ at, reversed }) => at >= wantedAt && !reversed).map(({ amount }) => amount);
  const exact = split.shares.map((share) => minor(share));
  const isEven = split.kind === 'evenly';
  const { methods } = split;
  const cash = methods
    ? sharesByMethod(exact, (at) => methods[at], coin, isEven).map((share, at) =>
        methods[at] === 'cash' ? share : amountInCash(share, coin),
      )
    : sharesInCash(exact, coin, isEven);
  return exact.map((amount, at) => {
    const inCash = cash[at] === amount ? undefined : cash[at];
    const found = noted.findIndex((paid) => paid === amount || paid === inCash);
    if (found >= 0) noted.splice(found, 1);
    return {
      person: at + 1,
      amount,
      ...(inCash !== undefined && { inCash }),
      ...(methods?.[at] && { method: methods[at] }),
      dishes: dishesOf(split, at + 1),
      isPaid: found >= 0,
    };
  });
};
