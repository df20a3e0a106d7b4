// A table's bill as its guests see it: dishes, who pays for what, and the amount left.

import type { Minor } from '../pricing/money.ts';
import type { TableGuest } from '../session/guest-name.ts';
import type { Piece } from './bill-split.ts';
import type { Tender } from './payment.ts';
import type { EvenRound } from './shares.ts';
import type { ShareKind } from './split-kinds.ts';

export interface ToldPiece extends Piece {
  /** The share that pays this piece; undefined: none yet. */
  readonly shareId: string | undefined;
  /** The piece is paid for; absent: not, or an older server sent the bill. */
  readonly isPaid?: boolean | undefined;
}

export interface ToldShare {
  readonly id: string;
  readonly kind: ShareKind;
  /** Without the tip. */
  readonly amount: Minor;
  /** Tip of the guest's own share; 0 for other shares. */
  readonly tip: Minor;
  readonly state: 'held' | 'paid';
  /** When a held share is released, epoch ms of the server's clock. */
  readonly until: number | undefined;
  /** When the share was held or paid. */
  readonly at: number;
  readonly tender: Tender;
  /** Guest whose phone pays; undefined: staff took the money, or the phone has no order. */
  readonly guest: TableGuest | undefined;
  /** True for the share of the requesting phone. */
  readonly isMine: boolean;
}

export interface ToldBill {
  /** Revision of the amount to pay; sent with the start of a payment. */
  readonly revision: number;
  readonly total: Minor;
  readonly paid: Minor;
  /** Amount being paid now. */
  readonly held: Minor;
  readonly even: EvenRound | undefined;
  readonly pieces: readonly ToldPiece[];
  /** Oldest first. */
  readonly shares: readonly ToldShare[];
}

/** Whether a piece can still be paid by its own. */
export const isFree = ({ shareId, isPaid }: Pick<ToldPiece, 'shareId' | 'isPaid'>): boolean =>
  shareId === undefined && isPaid !== true;

/** The share that this phone is paying now. */
export const openShareOf = (bill: Pick<ToldBill, 'shares'> | undefined): ToldShare | undefined =>
  bill?.shares.find(({ isMine, state }) => isMine && state === 'held');

/**
 * Shares of other phones that are being paid now and together are all that is left; empty while a part of the rest is free,
 * or while this phone pays a part too.
 */
export const heldRestOf = ({
  total,
  paid,
  shares,
}: Pick<ToldBill, 'total' | 'paid' | 'shares'>): readonly ToldShare[] => {
  const held = shares.filter(({ state }) => state === 'held');
  const sum = held.reduce((all, { amount }) => all + amount, 0);
  return total > paid && sum >= total - paid && held.every(({ isMine }) => !isMine) ? held : [];
};
