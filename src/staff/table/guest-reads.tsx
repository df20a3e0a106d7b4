import type { RejectReason } from '#domain/order/reject-reason.ts';
import { RejectWords } from '#shared/order/reject-words.tsx';
import { StatusWords } from '#shared/order/status-words.tsx';

/**
 * Words that a guest reads of a refusal, in the refusing person's language: the very words of the guest's page. `dishes`: dishes that
 * have run out.
 */
export const GuestReads = ({
  reason,
  dishes,
}: {
  readonly reason: RejectReason;
  readonly dishes: readonly string[];
}) =>
  reason.code === 'other' && reason.text === '' ? (
    <StatusWords status="rejected" facts={undefined} />
  ) : (
    <RejectWords reason={reason} dishes={dishes} />
  );
