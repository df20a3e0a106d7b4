// A guest's last split as the start of the next one: a bill that was paid in part is asked for again.
import { pieceKey, type SplitWish } from './bill-split.ts';
import { FEWEST_PEOPLE, type SplitKind } from './split-kinds.ts';

export interface KeptSplit {
  readonly kind: SplitKind;
  readonly people: number;
  /** People who share a dish, by `pieceKey`. */
  readonly sharers: ReadonlyMap<string, readonly number[]>;
  /** Payment methods by person from 1. */
  readonly methods: ReadonlyMap<number, string>;
}

/**
 * The part of a split that still holds; `undefined`: the bill is paid together. `paidEvenly`: equal parts that are paid or
 * being paid. `before`, `now`: keys of the payers of the whole bill and of its unpaid part, in share order.
 */
export function keptSplit(
  wish: SplitWish | undefined,
  {
    paidEvenly,
    before,
    now,
  }: { readonly paidEvenly: number; readonly before: readonly string[]; readonly now: readonly string[] },
): KeptSplit | undefined {
  if (!wish) return undefined;
  const methods = wish.methods ?? [];
  const { kind } = wish;
  // Shares by person have no number of their own, so their methods follow the payers.
  const left =
    kind === 'byPerson'
      ? methods.length === before.length
        ? now.map((payer) => methods[before.indexOf(payer)])
        : []
      : kind === 'evenly'
        ? methods.slice(paidEvenly)
        : methods;
  const people = kind === 'byPerson' ? now.length : kind === 'evenly' ? wish.people - paidEvenly : wish.people;
  if (people < FEWEST_PEOPLE) return undefined;
  return {
    kind,
    people,
    sharers: new Map(kind === 'byDish' ? wish.pieces.map((piece) => [pieceKey(piece), piece.people]) : []),
    methods: new Map(left.flatMap((method, at): [number, string][] => (method ? [[at + 1, method]] : []))),
  };
}
