// A split that a guest has chosen on the bill, as the start of a payment by card from their own phone, and the way back.
import type { Minor } from '../pricing/money.ts';
import { type Piece, pieceKey, shareByDish } from './bill-split.ts';
import type { ShareKind, SplitKind } from './split-kinds.ts';

export interface BillSplitChoice {
  readonly kind: SplitKind | 'together';
  readonly people: number;
  /** People who share a dish, by `pieceKey`; an unlisted dish is shared by all. */
  readonly sharers: ReadonlyMap<string, readonly number[]>;
}

export interface CardShare {
  readonly kind: ShareKind;
  readonly people: number;
  /** Dishes, by `pieceKey`. */
  readonly picked: ReadonlySet<string>;
  /** Sum for `amount`; `undefined` for the other kinds. */
  readonly amount?: Minor | undefined;
}

/** The unpaid dishes of the bill, and the number of this phone's guest among its people; `undefined`: not known. */
export interface SplitReader {
  readonly pieces: readonly Piece[];
  readonly reader: number | undefined;
}

const everybody = (people: number): number[] => Array.from({ length: people }, (_, at) => at + 1);

/** Numbers of the people who share a piece; empty: all. */
const sharersIn = ({ sharers, people }: BillSplitChoice, piece: Piece): readonly number[] => {
  const named = (sharers.get(pieceKey(piece)) ?? []).filter((one) => one <= people);
  return named.length > 0 ? named : everybody(people);
};

/** A card pays whole dishes only, so a guest who shares a dish pays their part of the split as an amount. */
export const cardShareOf = (split: BillSplitChoice, { pieces, reader }: SplitReader): CardShare => {
  const { kind, people, sharers } = split;
  const none = new Set<string>();
  if (kind === 'together' || (kind === 'byDish' && reader === undefined)) return { kind: 'rest', people, picked: none };
  if (kind !== 'byDish' || reader === undefined) return { kind, people, picked: none };
  const mine = pieces.filter((piece) => sharersIn(split, piece).includes(reader));
  if (mine.every((piece) => sharersIn(split, piece).length === 1))
    return { kind, people, picked: new Set(mine.map(pieceKey)) };
  const wishes = pieces.map((piece) => ({ ...piece, people: sharers.get(pieceKey(piece)) ?? [] }));
  return { kind: 'amount', people, picked: none, amount: shareByDish(pieces, people, wishes)[reader - 1] };
};

/** The bill's split after the guest has chosen another share to pay by card; an amount says nothing about the split. */
export const splitOfCardShare = (
  { kind, people, picked }: Pick<CardShare, 'kind' | 'people' | 'picked'>,
  split: BillSplitChoice,
  { pieces, reader }: SplitReader,
): BillSplitChoice => {
  switch (kind) {
    case 'amount':
      return split;
    case 'rest':
      return { ...split, kind: 'together' };
    case 'evenly':
      return { ...split, kind, people };
    case 'byPerson':
      return { ...split, kind };
    case 'byDish': {
      if (reader === undefined) return split;
      const others = everybody(split.people).filter((one) => one !== reader);
      const sharers = pieces.map((piece): [string, readonly number[]] => {
        if (picked.has(pieceKey(piece))) return [pieceKey(piece), [reader]];
        const left = sharersIn(split, piece).filter((one) => one !== reader);
        return [pieceKey(piece), left.length > 0 ? left : others];
      });
      return { ...split, kind, sharers: new Map(sharers) };
    }
  }
};
