// Rules of card payments for bill shares: held when the payment starts, counted when it is paid, released when it ends.
import { SHARE_GRACE_MS } from '#domain/bill/shares.ts';
import type { SessionId, ShareId } from '#domain/ids.ts';
import type { PaymentRefusal, PaymentRefusalCode } from '#domain/payment/payment-refusal.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findShare } from '../../store/bill/shares-rows.ts';
import type { Tx } from '../../store/store.ts';
import { countShare, freeShare } from '../bill/end-share.ts';
import { type HoldRefusal, holdShare } from '../bill/hold-share.ts';
import type { Payable, SubjectRules } from './paid-subject.ts';

/** When other parts of the bill are free by now, the guest reads the bill again and chooses anew. */
const REFUSALS: Readonly<Record<HoldRefusal['code'] | 'unknown_share', PaymentRefusalCode>> = {
  unknown_share: 'unknown_order',
  nothing_to_pay: 'nothing_to_pay',
  already_paying: 'already_paying',
  bill_changed: 'repriced',
  too_much: 'repriced',
  tip_too_high: 'repriced',
  below_minimum: 'below_minimum',
  piece_taken: 'share_taken',
  parts_taken: 'share_taken',
  unknown_piece: 'share_taken',
};

/** Holds the share for the payment being started; `undefined` when there is no such share. */
export const payableShare = async (
  tx: Tx,
  placeId: number,
  shareId: string,
  { until, at }: { readonly until: number; readonly at: number },
): Promise<Result<Payable, PaymentRefusal> | undefined> => {
  if (!(await findShare(tx.db, placeId, shareId))) return undefined;
  const held = await holdShare(tx, { placeId, id: shareId, until: until + SHARE_GRACE_MS, at });
  if (!held.ok) return fail({ code: REFUSALS[held.error.code] });
  const { id, sittingId, revision, amount, tip } = held.value;
  return ok({
    subject: { kind: 'share', sittingId: sittingId as SessionId, revision, shareId: id as ShareId, claimIds: [] },
    due: amount,
    tip,
    label: '',
  });
};

const shareOf = (subject: { readonly kind: string; readonly shareId?: string }): string => {
  if (subject.shareId === undefined) throw new Error('No share is paid by it');
  return subject.shareId;
};

export const shareRules: SubjectRules = {
  paid: async (tx, { id: placeId }, { subject, key }, { at, isLate, due }) => {
    const counted = await countShare(tx, { placeId, id: shareOf(subject), at, paymentKey: key });
    const taken: Minor = counted.kind === 'counted' ? minor(due) : ZERO;
    return { taken, reason: isLate ? 'late_payment' : 'paid_twice' };
  },
  ended: async (tx, { id: placeId }, { subject }, at) => {
    await freeShare(tx, { placeId, id: shareOf(subject), at });
  },
};
