// Points and money to spend, as stored on the device.
import * as v from 'valibot';
import type { Spending } from '#domain/loyalty/spending.ts';
import { minor } from '#domain/pricing/money.ts';
import type { Plain } from '../stored-fields.ts';
import type { Spend } from './spend-wire.ts';

const least = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const storedSpend: v.GenericSchema<unknown, Plain<Spend>> = v.object({ points: least, money: least });

/** Unreadable spending is dropped: the customer chooses again. */
export const storedSpending: v.GenericSchema<unknown, Plain<Spending> | undefined> = v.fallback(
  v.optional(
    v.object({
      points: least,
      worth: least,
      money: least,
      balance: least,
      mostPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  undefined,
);

const told = v.array(
  v.looseObject({
    kind: v.string(),
    amount: v.pipe(v.number(), v.safeInteger()),
    cause: v.looseObject({ points: v.optional(least), balance: v.optional(least) }),
  }),
);

/** Points and money that a server's price steps take from a customer's balance; undefined: unreadable. */
export const readSpent = (steps: unknown): Pick<Spending, 'points' | 'money' | 'balance'> | undefined => {
  const parsed = v.safeParse(told, steps);
  if (!parsed.success) return undefined;
  const of = (kind: 'points' | 'accumulated') => parsed.output.find((step) => step.kind === kind);
  const money = of('accumulated');
  return {
    points: of('points')?.cause.points ?? 0,
    money: minor(-(money?.amount ?? 0)),
    balance: minor(money?.cause.balance ?? 0),
  };
};
