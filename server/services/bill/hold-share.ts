// A share of a table's bill: first a draft, then held while its guest pays.
import {
  mostTip,
  offeredAmount,
  piecesOfWish,
  type ShareRefusal,
  type ShareWish,
  shareAmount,
} from '#domain/bill/shares.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { addShare, findShare, holdAgain, holdLonger, type StoredShare } from '../../store/bill/shares-rows.ts';
import { appendJournal } from '../../store/journal.ts';
import { findPresentSitting } from '../../store/service/move-sitting.ts';
import type { Tx } from '../../store/store.ts';
import { standingOf } from './bill-standing.ts';

export type HoldRefusal =
  | ShareRefusal
  /** The orders changed after the guest read the bill. */
  | { readonly code: 'bill_changed' }
  /** This phone is already paying a share. */
  | { readonly code: 'already_paying' }
  /** Below the provider's minimum amount. */
  | { readonly code: 'below_minimum'; readonly minimum: Minor }
  | { readonly code: 'tip_too_high'; readonly most: Minor };

export interface ShareDraft {
  readonly placeId: number;
  /** A secret: its holder may pay the share. */
  readonly id: string;
  readonly sittingId: string;
  readonly wish: ShareWish;
  /** Revision of the bill that the guest has read. */
  readonly revision: number;
  readonly tip: Minor;
  /** The guest's phone, as stored with orders. */
  readonly sender: string;
  /** Minimum amount for a card payment. */
  readonly minimum: Minor;
  readonly at: number;
}

/** Stores a draft of the share that a guest wants to pay, as far as it is free now. The start of the payment holds it. */
export const draftShare = async (tx: Tx, draft: ShareDraft): Promise<Result<StoredShare, HoldRefusal>> => {
  const { placeId, id, sittingId, wish, tip, sender, minimum, revision, at } = draft;
  const standing = await standingOf(tx.db, placeId, sittingId);
  if (standing.shares.some((share) => share.state === 'held' && share.sender === sender))
    return fail({ code: 'already_paying' });
  if (standing.revision !== revision) return fail({ code: 'bill_changed' });
  const amount = shareAmount(wish, standing);
  if (!amount.ok) return amount;
  if (amount.value < minimum) return fail({ code: 'below_minimum', minimum });
  if (tip > mostTip(amount.value)) return fail({ code: 'tip_too_high', most: mostTip(amount.value) });
  const share: StoredShare = {
    ...{ placeId, id, sittingId, tip, sender, revision },
    kind: wish.kind,
    amount: amount.value,
    even: wish.kind === 'evenly' ? { people: wish.people, parts: wish.take, round: standing.round } : undefined,
    pieces: piecesOfWish(wish),
    state: 'draft',
    madeAt: at,
    ...{ until: undefined, endedAt: undefined, paymentId: undefined },
  };
  await addShare(tx, share);
  return ok(share);
};

const wishOf = ({ kind, even, pieces, amount }: StoredShare): ShareWish => {
  if (kind === 'evenly') return { kind, people: even?.people ?? 0, take: even?.parts ?? 0 };
  if (kind === 'amount') return { kind, amount };
  return kind === 'rest' ? { kind } : { kind, pieces };
};

/**
 * Holds a share and its dishes until the provider's page expires, in the transaction that starts the payment. Transactions
 * of a place run one after another and a dish is one row, so one of any number of concurrent guests gets it. A share already
 * held stays held: its guest opens the page a second time.
 */
export const holdShare = async (
  tx: Tx,
  {
    placeId,
    id,
    until,
    at,
  }: { readonly placeId: number; readonly id: string; readonly until: number; readonly at: number },
): Promise<Result<StoredShare, HoldRefusal | { readonly code: 'unknown_share' }>> => {
  const share = await findShare(tx.db, placeId, id);
  const sitting = share && (await findPresentSitting(tx.db, placeId, share.sittingId));
  if (!share || !sitting) return fail({ code: 'unknown_share' });
  if (share.state === 'paid' || share.state === 'returned') return fail({ code: 'nothing_to_pay' });
  if (share.state === 'held') {
    await holdLonger(tx, share, until);
    return ok({ ...share, until });
  }
  const standing = await standingOf(tx.db, placeId, sitting.id);
  if (standing.shares.some((one) => one.state === 'held' && one.sender === share.sender))
    return fail({ code: 'already_paying' });
  if (standing.revision !== share.revision) return fail({ code: 'bill_changed' });
  const offered = offeredAmount(wishOf(share), share.amount, standing);
  if (!offered.ok) return offered;
  const { amount, isInRound } = offered.value;
  const even = share.even && isInRound ? { ...share.even, round: standing.round } : undefined;
  const held: StoredShare = { ...share, amount, even, until, state: 'held', endedAt: undefined };
  await holdAgain(tx, share, held);
  const { kind, tip } = held;
  await appendJournal(tx, {
    placeId,
    at,
    type: 'share.held',
    sessionId: sitting.id,
    payload: { shareId: id, kind, amount: held.amount, tip, until },
  });
  return ok(held);
};
