// A payment that was noted wrongly, taken back by a row beside it. What was ended by it stays ended: its money is owed again.
import type { ReversalReason } from '#domain/bill/payment.ts';
import type { CommandId } from '#domain/ids.ts';
import { addMoney } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { appendJournal } from '../../store/journal.ts';
import { addReversal, findPayment } from '../../store/service/payments.ts';
import type { Tx } from '../../store/store.ts';
import type { Saying } from './say-fact.ts';
import { billOf } from './table-bill.ts';

/** Takes it back, once: who comes second hears who was first. */
export const reversePayment = async (
  tx: Tx,
  { placeId, by, at }: Saying,
  { id, paymentId, reason }: { readonly id: string; readonly paymentId: CommandId; readonly reason: ReversalReason },
): Promise<Result<void, StaffRefusal>> => {
  const payment = await findPayment(tx.db, placeId, paymentId);
  if (!payment) return fail({ code: 'unknown_payment' });
  const { sittingId, amount, tender, reversed, by: takenBy } = payment;
  if (reversed) return fail({ code: 'done_already', by: reversed.by, at: reversed.at });
  const { rest } = await billOf(tx.db, placeId, sittingId);
  await addReversal(tx, { placeId, id, sittingId, amount, tender, by, at, reverses: paymentId, reason });
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.reversed',
    sessionId: sittingId,
    payload: { paymentId, amount, tender, reason, by, takenBy, rest: addMoney(rest, amount), commandId: id },
  });
  return ok(undefined);
};
