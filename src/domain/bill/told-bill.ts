// A table's bill as its guests are told it: what is on it, who pays what, and what is left.

import type { Minor } from '../pricing/money.ts';
import type { TableGuest } from '../session/guest-name.ts';
import type { Piece } from './bill-split.ts';
import type { Tender } from './payment.ts';
import type { EvenRound } from './shares.ts';
import type { ShareKind } from './split-kinds.ts';

export interface ToldPiece extends Piece {
  /** The share that pays it; undefined: none yet. */
  readonly shareId: string | undefined;
}

export interface ToldShare {
  readonly id: string;
  readonly kind: ShareKind;
  /** Without the tip. */
  readonly amount: Minor;
  /** Tip of one's own share; 0 of others'. */
  readonly tip: Minor;
  readonly state: 'held' | 'paid';
  /** End of a held share's hold, epoch ms of the server's clock. */
  readonly until: number | undefined;
  /** Since when it is held, or when it was paid. */
  readonly at: number;
  readonly tender: Tender;
  /** Guest whose phone pays it; undefined: staff took the money, or the phone has ordered nothing. */
  readonly guest: TableGuest | undefined;
  /** True of the share of the phone that asks. */
  readonly isMine: boolean;
}

export interface ToldBill {
  /** Revision of the amount to pay; goes with the start of a payment. */
  readonly revision: number;
  readonly total: Minor;
  readonly paid: Minor;
  /** Amount that is being paid now. */
  readonly held: Minor;
  readonly even: EvenRound | undefined;
  readonly pieces: readonly ToldPiece[];
  /** The first first. */
  readonly shares: readonly ToldShare[];
}

/** The share that the reading phone is paying now. */
export const openShareOf = (bill: Pick<ToldBill, 'shares'> | undefined): ToldShare | undefined =>
  bill?.shares.find(({ isMine, state }) => isMine && state === 'held');
