// End of a share: paid when the provider reports it, or released when the provider's page has expired.
import type { SessionId } from '#domain/ids.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { claimAgain, findShare, moveShare, type StoredShare } from '../../store/bill/shares-rows.ts';
import { appendJournal } from '../../store/journal.ts';
import { findPresentSitting } from '../../store/service/move-sitting.ts';
import { addPayment, currencyOf } from '../../store/service/payments-rows.ts';
import type { Tx } from '../../store/store.ts';
import { billOf, settleBill } from '../service/table-bill.ts';

interface Ending {
  readonly placeId: number;
  /** Id of the share. */
  readonly id: string;
  readonly at: number;
}

interface Paid extends Ending {
  /** Key of the card payment that paid the share. */
  readonly paymentKey: string;
}

/** Empty name in the journal: a guest paid, not a staff member. */
const GUEST = '';

const note = async (
  tx: Tx,
  { placeId, amount, tip }: StoredShare,
  sittingId: SessionId,
  { at, paymentKey: id, isLate }: Paid & { readonly isLate: boolean },
): Promise<void> => {
  const { rest } = await billOf(tx.db, placeId, sittingId);
  await addPayment(tx, { placeId, id, of: { sittingId }, amount, tender: 'card', by: GUEST, at });
  const currency = await currencyOf(tx.db, placeId, { sittingId });
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.part',
    sessionId: sittingId,
    payload: {
      ...{ amount, tender: 'card', by: GUEST, rest: rest - amount, commandId: id, currency },
      cardPayment: id,
      ...(isLate && { late: true }),
    },
  });
  // A tip does not reduce the bill; the tip is a separate line.
  if (tip > 0)
    await appendJournal(tx, {
      placeId,
      at,
      type: 'payment.tip',
      sessionId: sittingId,
      payload: { amount: tip, currency, commandId: id },
    });
};

/**
 * `nothing`: unknown share, or its payment was already reported; `refund`: the bill has no room for the money, which goes
 * back with its tip.
 */
type PaidOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'counted'; readonly isLate: boolean }
  | { readonly kind: 'refund'; readonly amount: Minor };

/**
 * Books a share that the provider reports as paid. A payment for a released share counts if the bill has room, with the
 * dishes that are still free; otherwise it is refunded whole. Idempotent.
 */
export const countShare = async (tx: Tx, paid: Paid): Promise<PaidOutcome> => {
  const { placeId, id, at, paymentKey } = paid;
  const share = await findShare(tx.db, placeId, id);
  if (!share || share.state === 'paid' || share.state === 'returned') return { kind: 'nothing' };
  // A party that was merged since then pays for the sitting that the party has joined.
  const sitting = await findPresentSitting(tx.db, placeId, share.sittingId);
  const sittingId = (sitting?.id ?? share.sittingId) as SessionId;
  const isLate = share.state !== 'held';
  if (isLate) {
    const { rest, held } = await billOf(tx.db, placeId, sittingId);
    if (rest - held < share.amount) {
      await moveShare(tx, share, { state: 'returned', at });
      await appendJournal(tx, {
        placeId,
        at,
        type: 'share.refused',
        sessionId: sittingId,
        payload: { shareId: id, amount: share.amount, tip: share.tip },
      });
      return { kind: 'refund', amount: minor(share.amount + share.tip) };
    }
    await claimAgain(tx, share);
  }
  await moveShare(tx, share, { state: 'paid', at, paymentId: paymentKey });
  await note(tx, share, sittingId, { ...paid, isLate });
  await settleBill(tx, { placeId, by: GUEST, at }, sittingId);
  return { kind: 'counted', isLate };
};

/**
 * The provider's page expired without a payment: releases the share and its dishes. Does nothing unless the share is held.
 */
export const freeShare = async (tx: Tx, { placeId, id, at }: Ending): Promise<boolean> => {
  const share = await findShare(tx.db, placeId, id);
  if (share?.state !== 'held') return false;
  await moveShare(tx, share, { state: 'freed', at });
  await appendJournal(tx, {
    placeId,
    at,
    type: 'share.freed',
    sessionId: share.sittingId,
    payload: { shareId: id, amount: share.amount },
  });
  return true;
};
