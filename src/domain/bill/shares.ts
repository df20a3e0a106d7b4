// Share of a table's bill that one guest pays: held while the provider's page is open, then paid or free again.

import type { PaymentKey } from '../ids.ts';
import { type PaymentProvider, PROVIDER_TRAITS } from '../payment/providers.ts';
import { type Minor, minor, ZERO } from '../pricing/money.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Piece, pieceKey, shareEvenly } from './bill-split.ts';

/** One dish of a bill, by its order, its line there and its place in the line. */
export type PieceRef = Pick<Piece, 'orderId' | 'line' | 'piece'>;

/** Share that a guest asks for. The server computes the amount of every kind but `amount`. */
export type ShareWish =
  /** `take` of `people` equal parts; `people` counts everybody at the table, paid or not. */
  | { readonly kind: 'evenly'; readonly people: number; readonly take: number }
  | { readonly kind: 'byPerson' | 'byDish'; readonly pieces: readonly PieceRef[] }
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'rest' };

/** Equal parts that are being taken: how many there are, and how many are taken; all of them: nobody shares evenly now. */
export interface EvenRound {
  readonly people: number;
  readonly taken: number;
  /** Sum of the parts that are taken; absent: an older server told the bill. */
  readonly amount?: Minor | undefined;
}

/** A bill as far as a share of it needs it. */
export interface BillStanding {
  readonly total: Minor;
  readonly paid: Minor;
  /** Sum that is being paid on providers' pages. */
  readonly held: Minor;
  /** Every dish; they sum to the total. */
  readonly pieces: readonly Piece[];
  /** Dishes that are held or paid, by `pieceKey`. */
  readonly taken: ReadonlySet<string>;
  readonly even: EvenRound | undefined;
}

/** Why there is no such share. Each has words on a screen. */
export type ShareRefusal =
  /** The whole rest is paid or being paid. */
  | { readonly code: 'nothing_to_pay' }
  /** More than is left; `open` says how much is. */
  | { readonly code: 'too_much'; readonly open: Minor }
  /** Other guests pay these pieces. */
  | { readonly code: 'piece_taken'; readonly pieces: readonly PieceRef[] }
  /** The table shares evenly by another number of people, or so many parts are not left. */
  | { readonly code: 'parts_taken'; readonly people: number; readonly left: number }
  /** A dish that is not on the bill. */
  | { readonly code: 'unknown_piece' };

const sumOf = (amounts: readonly Minor[]): Minor => minor(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** A share that its guest is paying on the provider's page now, as staff see it. */
export interface PayingShare {
  readonly amount: Minor;
  /** When the provider's page ends, epoch ms of the server's clock; undefined: nobody knows. */
  readonly until: number | undefined;
  /** The guest whose phone pays it; undefined: the phone has ordered nothing. */
  readonly guest?: { readonly number: number; readonly name: string | undefined } | undefined;
  /** Card payment that is open for it; absent: an older server told the board. */
  readonly payment?: { readonly key: PaymentKey; readonly provider: PaymentProvider } | undefined;
}

/** True where staff can cancel the guest's card payment: its provider shuts an open page. */
export const isCancellable = ({ payment }: PayingShare): boolean =>
  payment !== undefined && PROVIDER_TRAITS[payment.provider].cancels;

/** Time that a share stays held behind the end of the provider's page, ms: the provider's last word comes before it is free. */
export const SHARE_GRACE_MS = 3 * 60_000;

/** Sum of shares that are being paid now. */
export const sumPaying = (paying: readonly PayingShare[] = []): Minor => sumOf(paying.map(({ amount }) => amount));

/** Rest that is neither paid nor being paid; never below zero. */
export const openOf = ({ total, paid, held }: Pick<BillStanding, 'total' | 'paid' | 'held'>): Minor =>
  minor(Math.max(0, total - paid - held));

/** The round of equal parts that runs; undefined: none does. One of which all parts are taken is over. */
export const openRound = (even: EvenRound | undefined): EvenRound | undefined =>
  even && even.taken < even.people ? even : undefined;

/** Sum that equal parts are parts of: the open rest, with the parts of the round that are taken already. */
export const evenWhole = (standing: Pick<BillStanding, 'total' | 'paid' | 'held' | 'even'>): Minor =>
  sumOf([openOf(standing), openRound(standing.even)?.amount ?? ZERO]);

/**
 * Parts that are left divide the open rest. Where more was ordered behind a part that is paid, they would pay for its guest too:
 * then a part is that of the whole, and what its guest has not paid stays open.
 */
const evenShare = (
  { people, take }: Extract<ShareWish, { readonly kind: 'evenly' }>,
  standing: BillStanding,
): Result<Minor, ShareRefusal> => {
  const round = openRound(standing.even);
  const left = round ? round.people - round.taken : people;
  if ((round && round.people !== people) || take > left)
    return fail({ code: 'parts_taken', people: round?.people ?? people, left });
  const ofRest = sumOf(shareEvenly(openOf(standing), left).slice(0, take));
  if (round?.amount === undefined) return ok(ofRest);
  const ofWhole = sumOf(shareEvenly(evenWhole(standing), people).slice(round.taken, round.taken + take));
  // Odd cents alone make no other part, so that the last one ends the bill.
  return ok(ofRest - ofWhole > people ? ofWhole : ofRest);
};

const dishShare = (wanted: readonly PieceRef[], standing: BillStanding): Result<Minor, ShareRefusal> => {
  const known = new Map(standing.pieces.map((piece) => [pieceKey(piece), piece]));
  const keys = [...new Set(wanted.map(pieceKey))];
  const pieces = keys.map((key) => known.get(key));
  const taken = wanted.filter((piece) => standing.taken.has(pieceKey(piece)));
  if (taken.length > 0) return fail({ code: 'piece_taken', pieces: taken });
  if (keys.length === 0 || pieces.includes(undefined)) return fail({ code: 'unknown_piece' });
  // Own amounts that others paid cover a part of these pieces.
  return ok(minor(Math.min(openOf(standing), sumOf(pieces.map((piece) => piece?.amount ?? ZERO)))));
};

/**
 * Amount of a share, above zero and never more than is open: all shares of a bill sum to it to the cent. Equal parts divide
 * the open rest, odd cents first, so that the last one is exact as long as nothing more is ordered.
 */
export const shareAmount = (wish: ShareWish, standing: BillStanding): Result<Minor, ShareRefusal> => {
  const open = openOf(standing);
  const asked = ((): Result<Minor, ShareRefusal> => {
    switch (wish.kind) {
      case 'rest':
        return ok(open);
      case 'amount':
        return wish.amount > open && open > 0
          ? fail({ code: 'too_much', open })
          : ok(minor(Math.min(wish.amount, open)));
      case 'evenly':
        return open > 0 ? evenShare(wish, standing) : ok(ZERO);
      case 'byPerson':
      case 'byDish':
        return dishShare(wish.pieces, standing);
    }
  })();
  return asked.ok && asked.value <= 0 ? fail({ code: 'nothing_to_pay' }) : asked;
};

/**
 * Amount of a share that was offered before, now that its payment begins or is tried again. An equal part and a typed amount
 * stay as they were offered, or become what is left, whatever others have paid meanwhile; only odd cents of equal parts move.
 * The other kinds are computed anew. `isInRound`: it counts as a part of the round of equal parts that runs.
 */
export const offeredAmount = (
  wish: ShareWish,
  offered: Minor,
  standing: BillStanding,
): Result<{ readonly amount: Minor; readonly isInRound: boolean }, ShareRefusal> => {
  const now = shareAmount(wish, standing);
  const isInRound = wish.kind === 'evenly' && now.ok;
  const isFixed = wish.kind === 'evenly' || wish.kind === 'amount';
  const isSame = now.ok && wish.kind === 'evenly' && Math.abs(now.value - offered) <= wish.take;
  if (!isFixed || isSame || openOf(standing) <= 0) return now.ok ? ok({ amount: now.value, isInRound }) : now;
  return ok({ amount: minor(Math.min(offered, openOf(standing))), isInRound });
};

/** Pieces of a bill that a share claims. */
export const piecesOfWish = (wish: ShareWish): readonly PieceRef[] => {
  if (wish.kind !== 'byDish' && wish.kind !== 'byPerson') return [];
  return [...new Map(wish.pieces.map((piece) => [pieceKey(piece), piece])).values()];
};

/** A part of a share as a tip, in whole minor units. */
export const tipOfPercent = (share: Minor, percent: number): Minor => minor(Math.round((share * percent) / 100));

/** The greatest tip that is taken with a share: as much again. More is a slip of the finger. */
export const mostTip = (share: Minor): Minor => share;
