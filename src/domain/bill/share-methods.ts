// Payment methods of a bill's shares: each person may choose their own.
import { sharesInCash } from '../pricing/cash.ts';
import { type Minor, minor } from '../pricing/money.ts';
import type { ShareMethods } from './bill-split.ts';

/**
 * Methods of a bill as a guest chose them. `all`: the method of the whole bill; `own`: the methods of single people, by person
 * from 1. Where everybody pays the same way, the bill has one method and its shares have none.
 */
export const methodsOfShares = (
  all: string | undefined,
  own: ReadonlyMap<number, string>,
  people: number,
): { readonly all: string | undefined; readonly methods: ShareMethods | undefined } => {
  const methods = Array.from({ length: people }, (_, at) => own.get(at + 1) ?? all ?? null);
  const [first] = methods;
  if (first === undefined) return { all, methods: undefined };
  if (methods.every((method) => method === first)) return { all: first ?? undefined, methods: undefined };
  return { all: undefined, methods };
};

/**
 * Shares as their methods can pay them, minor units: a share in cash is a whole number of coins, every other one is exact.
 * `coin`: the smallest one, minor units. `isEven`: the shares are equal parts of one amount.
 */
export const sharesByMethod = (
  shares: readonly Minor[],
  methodAt: (at: number) => string | null | undefined,
  coin: number,
  isEven: boolean,
): Minor[] => {
  const isCash = shares.map((_, at) => methodAt(at) === 'cash');
  const coins = sharesInCash(
    shares.filter((_, at) => isCash[at]),
    coin,
    isEven,
  );
  return shares.map((share, at) => minor(isCash[at] ? (coins.shift() ?? share) : share));
};
