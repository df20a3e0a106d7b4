// Splits of a table's bill. Shares sum to the bill to the cent, each within a cent of its exact part.
import { type Minor, minor } from '../pricing/money.ts';
import type { SplitKind } from './split-kinds.ts';

/** Key of a payment method that the place offers, person by person; null: the guests did not say. */
export type ShareMethods = readonly (string | null)[];

/** As shown to staff; one bill for all is no split. */
export interface BillSplit {
  readonly kind: SplitKind;
  /** Minor units, person by person. */
  readonly shares: readonly number[];
  /** Dishes with the people who had them; people are numbered from 1. Absent for `evenly`. */
  readonly dishes?: readonly { readonly name: string; readonly people: readonly number[] }[];
  /** Absent: the bill's own payment method is everybody's. */
  readonly methods?: ShareMethods;
}

/** A requested split; the server computes the amounts. */
export type SplitWish = (
  | { readonly kind: 'evenly'; readonly people: number }
  | { readonly kind: 'byPerson' }
  | {
      readonly kind: 'byDish';
      readonly people: number;
      /** People for each piece; a piece without people is shared by all. */
      readonly pieces: readonly PieceWish[];
    }
) & {
  /** Payment methods, person by person; absent: one for the whole bill. */
  readonly methods?: ShareMethods | undefined;
};

export interface PieceWish {
  readonly orderId: string;
  /** Index of the line in its order, and of the unit in its line. */
  readonly line: number;
  readonly piece: number;
  /** From 1. */
  readonly people: readonly number[];
}

/** One dish of a table's bill, with its price on this bill. */
export interface Piece {
  readonly orderId: string;
  readonly line: number;
  readonly piece: number;
  readonly name: string;
  readonly amount: Minor;
}

/** Splits an amount into equal parts; the first ones get the odd cents. */
export const shareEvenly = (amount: Minor, people: number): Minor[] => {
  const base = Math.floor(amount / people);
  const odd = amount - base * people;
  return Array.from({ length: people }, (_, at) => minor(base + (at < odd ? 1 : 0)));
};

/**
 * Splits an amount by weights (none negative) with the largest-remainder method: each part is within a cent of its exact
 * share; of equal fractions the first gets the odd cent. Without a positive weight the first part gets all.
 */
export const apportion = (amount: Minor, weights: readonly number[]): Minor[] => {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  if (sum <= 0) return weights.map((_, at) => minor(at === 0 ? amount : 0));
  // Cents times cents can exceed the safe integer range.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const whole = BigInt(sum);
  const parts = exact.map((one) => Number(one / whole));
  const odd = amount - parts.reduce((before, part) => before + part, 0);
  const byFraction = exact.map((one, at) => ({ at, fraction: one % whole }));
  byFraction.sort((a, b) => (a.fraction === b.fraction ? a.at - b.at : a.fraction > b.fraction ? -1 : 1));
  const more = new Set(byFraction.slice(0, odd).map(({ at }) => at));
  return parts.map((part, at) => minor(part + (more.has(at) ? 1 : 0)));
};

/** Fields of an order that its pieces need. */
export interface SharedOrder {
  readonly id: string;
  readonly total: Minor;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly total: Minor;
    /** The venue voided the line, so it is not shared. */
    readonly voided?: Minor | undefined;
  }[];
}

/**
 * All dishes of the orders, one by one. The difference between an order's total and its lines (a discount, a service charge)
 * is spread over its dishes by price, so that all dishes sum to the bill.
 */
export const piecesOf = (orders: readonly SharedOrder[]): Piece[] =>
  orders.flatMap(({ id, total, lines }) => {
    const pieces = lines.flatMap(({ name, quantity, total: lineTotal, voided }, line) =>
      voided === undefined
        ? shareEvenly(lineTotal, quantity).map((amount, piece) => ({ orderId: id, line, piece, name, amount }))
        : [],
    );
    const amounts = apportion(
      total,
      pieces.map(({ amount }) => amount),
    );
    return pieces.map((piece, at) => ({ ...piece, amount: amounts[at] ?? piece.amount }));
  });

export const pieceKey = ({ orderId, line, piece }: Pick<Piece, 'orderId' | 'line' | 'piece'>): string =>
  `${orderId}:${line}:${piece}`;

/** People who share a piece: the named ones that are at the table, else all. */
const peopleOf = (wish: PieceWish | undefined, people: number): number[] => {
  const named = [...new Set(wish?.people ?? [])].filter((one) => one >= 1 && one <= people).sort((a, b) => a - b);
  return named.length > 0 ? named : Array.from({ length: people }, (_, at) => at + 1);
};

const sumOf = (pieces: readonly Piece[]): Minor => minor(pieces.reduce((sum, { amount }) => sum + amount, 0));
const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/**
 * Amount of each person for their pieces. Exact parts are rounded once for the whole bill: rounding by piece would charge
 * the first person an odd cent each time.
 */
export const shareByDish = (pieces: readonly Piece[], people: number, wishes: readonly PieceWish[]): Minor[] => {
  const byKey = new Map(wishes.map((wish) => [pieceKey(wish), wish]));
  const shared = pieces.map(({ amount, ...piece }) => ({
    amount,
    sharers: peopleOf(byKey.get(pieceKey(piece)), people),
  }));
  // A unit that each number of sharers divides, so that weights are exact integers.
  const unit = shared.reduce((all, { sharers: { length } }) => (all * length) / divisor(all, length), 1);
  const weights = Array.from({ length: people }, () => 0);
  for (const { amount, sharers } of shared)
    for (const person of sharers) weights[person - 1] = (weights[person - 1] ?? 0) + amount * (unit / sharers.length);
  return apportion(sumOf(pieces), weights);
};

const totalOf = (orders: readonly SharedOrder[]): Minor => minor(orders.reduce((sum, { total }) => sum + total, 0));

const sharesOf = (
  wish: SplitWish,
  orders: readonly SharedOrder[],
  senderOf: (orderId: string) => string,
): Omit<BillSplit, 'methods'> => {
  switch (wish.kind) {
    case 'evenly':
      return { kind: 'evenly', shares: shareEvenly(totalOf(orders), wish.people) };
    case 'byPerson': {
      const sums = new Map<string, number>();
      for (const { id, total } of orders) sums.set(senderOf(id), (sums.get(senderOf(id)) ?? 0) + total);
      const senders = [...sums.keys()];
      return {
        kind: 'byPerson',
        shares: [...sums.values()],
        dishes: piecesOf(orders).map(({ name, orderId }) => ({
          name,
          people: [senders.indexOf(senderOf(orderId)) + 1],
        })),
      };
    }
    case 'byDish': {
      const pieces = piecesOf(orders);
      const byKey = new Map(wish.pieces.map((one) => [pieceKey(one), one]));
      return {
        kind: 'byDish',
        shares: shareByDish(pieces, wish.people, wish.pieces),
        dishes: pieces.map((piece) => ({
          name: piece.name,
          people: peopleOf(byKey.get(pieceKey(piece)), wish.people),
        })),
      };
    }
  }
};

/**
 * The shares of a bill. `senderOf`: the sender of an order, for a split by person. Methods of another number of people than
 * there are shares are left out: an order of one more person came in between, and nobody knows whose method is whose.
 */
export const splitBill = (
  wish: SplitWish,
  orders: readonly SharedOrder[],
  senderOf: (orderId: string) => string,
): BillSplit => {
  const { methods } = wish;
  const split = sharesOf(wish, orders, senderOf);
  return methods?.length === split.shares.length ? { ...split, methods } : split;
};
