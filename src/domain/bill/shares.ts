// Share of a table's bill that one guest pays: held while the provider's page is open, then paid or released.

import type { PaymentKey } from '../ids.ts';
import { type PaymentProvider, PROVIDER_TRAITS } from '../payment/providers.ts';
import { type Minor, minor, ZERO } from '../pricing/money.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Piece, pieceKey, shareEvenly } from './bill-split.ts';

/** One dish of a bill: its order, its line and its unit within the line. */
export type PieceRef = Pick<Piece, 'orderId' | 'line' | 'piece'>;

/** A dish that is paid, or is being paid by card now (`isPaying`). */
export interface TakenPiece extends PieceRef {
  readonly isPaying?: boolean | undefined;
}

/** Share that a guest requests. The server computes the amount of all kinds except `amount`. */
export type ShareWish =
  /** `take` of `people` equal parts; `people` counts everybody at the table, paid or not. */
  | { readonly kind: 'evenly'; readonly people: number; readonly take: number }
  | { readonly kind: 'byPerson' | 'byDish'; readonly pieces: readonly PieceRef[] }
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'rest' };

/** Running round of equal parts: how many exist and how many are taken. When all are taken, the round is over. */
export interface EvenRound {
  readonly people: number;
  readonly taken: number;
  /** Sum of the taken parts; absent: an older server sent the bill. */
  readonly amount?: Minor | undefined;
}

/** Fields of a bill that its shares need. */
export interface BillStanding {
  readonly total: Minor;
  readonly paid: Minor;
  /** Sum being paid on providers' pages now. */
  readonly held: Minor;
  /** All dishes; they sum to the total. */
  readonly pieces: readonly Piece[];
  /** Dishes that are held or paid, by `pieceKey`. */
  readonly taken: ReadonlySet<string>;
  readonly even: EvenRound | undefined;
}

/** Why a share is rejected. Each code has a message on screen. */
export type ShareRefusal =
  /** The whole rest is paid or being paid. */
  | { readonly code: 'nothing_to_pay' }
  /** More than is left; `open`: the amount left. */
  | { readonly code: 'too_much'; readonly open: Minor }
  /** Other guests pay the dishes in `pieces`. */
  | { readonly code: 'piece_taken'; readonly pieces: readonly PieceRef[] }
  /** The table splits evenly among another number of people, or fewer parts are left. */
  | { readonly code: 'parts_taken'; readonly people: number; readonly left: number }
  /** A dish that is not on the bill. */
  | { readonly code: 'unknown_piece' };

const sumOf = (amounts: readonly Minor[]): Minor => minor(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** A share that its guest is paying on the provider's page now, as staff see it. */
export interface PayingShare {
  readonly amount: Minor;
  /** When the provider's page expires, epoch ms of the server's clock; undefined: unknown. */
  readonly until: number | undefined;
  /** The guest whose phone pays the share; undefined: the phone has ordered nothing. */
  readonly guest?: { readonly number: number; readonly name: string | undefined } | undefined;
  /** Open card payment of the share; absent: an older server sent the board. */
  readonly payment?: { readonly key: PaymentKey; readonly provider: PaymentProvider } | undefined;
}

/** True when staff can cancel the guest's card payment, because its provider can close an open page. */
export const isCancellable = ({ payment }: PayingShare): boolean =>
  payment !== undefined && PROVIDER_TRAITS[payment.provider].cancels;

/**
 * Time that a share stays held after the provider's page expires, ms: the provider's final answer arrives before release.
 */
export const SHARE_GRACE_MS = 3 * 60_000;

/** Sum of shares that are being paid now. */
export const sumPaying = (paying: readonly PayingShare[] = []): Minor => sumOf(paying.map(({ amount }) => amount));

/** Rest that is neither paid nor being paid; never negative. */
export const openOf = ({ total, paid, held }: Pick<BillStanding, 'total' | 'paid' | 'held'>): Minor =>
  minor(Math.max(0, total - paid - held));

/** The running round of equal parts; undefined: none, or all its parts are taken. */
export const openRound = (even: EvenRound | undefined): EvenRound | undefined =>
  even && even.taken < even.people ? even : undefined;

/** Base sum of equal parts: the open rest plus the taken parts of the round. */
export const evenWhole = (standing: Pick<BillStanding, 'total' | 'paid' | 'held' | 'even'>): Minor =>
  sumOf([openOf(standing), openRound(standing.even)?.amount ?? ZERO]);

/**
 * Remaining parts divide the open rest. When more was ordered after a part was paid, they would also pay for that guest:
 * then a part is a part of the whole, and the rest of that guest stays open.
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
  // A difference of odd cents makes no other part, so that the last part ends the bill.
  return ok(ofRest - ofWhole > people ? ofWhole : ofRest);
};

const dishShare = (wanted: readonly PieceRef[], standing: BillStanding): Result<Minor, ShareRefusal> => {
  const known = new Map(standing.pieces.map((piece) => [pieceKey(piece), piece]));
  const keys = [...new Set(wanted.map(pieceKey))];
  const pieces = keys.map((key) => known.get(key));
  const taken = wanted.filter((piece) => standing.taken.has(pieceKey(piece)));
  if (taken.length > 0) return fail({ code: 'piece_taken', pieces: taken });
  if (keys.length === 0 || pieces.includes(undefined)) return fail({ code: 'unknown_piece' });
  // Typed amounts that other guests paid cover a part of these pieces.
  return ok(minor(Math.min(openOf(standing), sumOf(pieces.map((piece) => piece?.amount ?? ZERO)))));
};

/**
 * Amount of a share, positive and never more than is open, so that all shares sum to the bill to the cent. Equal parts
 * divide the open rest, odd cents first, so the last part is exact unless more is ordered.
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
 * Amount of an earlier offered share whose payment begins or is retried. An equal part and a typed amount keep the offered
 * amount, or shrink to the open rest; only odd cents of equal parts move. Other kinds are computed anew. `isInRound`: the
 * share counts as a part of the running round.
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

/** A tip as a percentage of a share, in whole minor units. */
export const tipOfPercent = (share: Minor, percent: number): Minor => minor(Math.round((share * percent) / 100));

/** Maximum tip with a share: the same amount again. More is a typing mistake. */
export const mostTip = (share: Minor): Minor => share;
