// A table's bill as its guests are told it: what is on it, who pays what, and what is left.

import type { Minor } from '../pricing/money.ts';
import type { TableGuest } from '../session/guest-name.ts';
import type { Piece } from './bill-split.ts';
import type { Tender } from './payment.ts';
import type { EvenRound } from './shares.ts';
import type { ShareKind } from './split-kinds.ts';

export interface ToldPiece extends Piece {
  /** Who pays it; undefined: nobody yet. */
  readonly shareId: string | undefined;
}

export interface ToldShare {
  readonly id: string;
  readonly kind: ShareKind;
  /** Without the tip. */
  readonly amount: Minor;
  /** Of one's own share; 0 of others'. */
  readonly tip: Minor;
  readonly state: 'held' | 'paid';
  /** Of a held one: until when, epoch ms of the server's clock. */
  readonly until: number | undefined;
  /** Since when it is held, or when it was paid. */
  readonly at: number;
  readonly tender: Tender;
  /** Whose phone pays it; undefined: staff took the money, or the phone has ordered nothing. */
  readonly guest: TableGuest | undefined;
  /** It is of the phone that asks. */
  readonly isMine: boolean;
}

export interface ToldBill {
  /** Of what there is to pay for; goes with the start of a payment. */
  readonly revision: number;
  readonly total: Minor;
  readonly paid: Minor;
  /** What is being paid. */
  readonly held: Minor;
  readonly even: EvenRound | undefined;
  readonly pieces: readonly ToldPiece[];
  /** The first first. */
  readonly shares: readonly ToldShare[];
}

/** The share that the reading phone is paying now. */
export const openShareOf = (bill: Pick<ToldBill, 'shares'> | undefined): ToldShare | undefined =>
  bill?.shares.find(({ isMine, state }) => isMine && state === 'held');
