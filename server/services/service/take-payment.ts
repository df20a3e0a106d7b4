// A part of a table's bill, paid. Whether it was paid and whether a receipt was printed are two facts.

import type { Tender } from '#domain/bill/payment.ts';
import type { SessionId } from '#domain/ids.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { appendJournal } from '../../store/journal.ts';
import { findPresentSitting } from '../../store/service/move-sitting.ts';
import { addPayment } from '../../store/service/payments.ts';
import type { Tx } from '../../store/store.ts';
import type { Saying } from './say-fact.ts';
import { billOf, settleBill } from './table-bill.ts';

export interface Payment {
  /** Of the command. */
  readonly id: string;
  readonly sittingId: SessionId;
  readonly amount: Minor;
  readonly tender: Tender;
}

/** Notes a part; when the sum is reached, the bill is settled. More than is left is turned down, with the rest. */
export const takePayment = async (
  tx: Tx,
  saying: Saying,
  { id, sittingId: noted, amount, tender }: Payment,
): Promise<Result<void, StaffRefusal>> => {
  const { placeId, by, at } = saying;
  // A party that was merged a second ago pays with the one that it is a part of.
  const sitting = await findPresentSitting(tx.db, placeId, noted);
  if (!sitting) return fail({ code: 'unknown_sitting' });
  const sittingId = sitting.id;
  const { rest } = await billOf(tx.db, placeId, sittingId);
  if (rest <= 0) return fail({ code: 'nothing_to_pay' });
  if (amount > rest) return fail({ code: 'overpaid', rest });
  await addPayment(tx, { placeId, id, sittingId, amount, tender, by, at });
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.part',
    sessionId: sittingId,
    payload: { amount, tender, by, rest: rest - amount, commandId: id },
  });
  await settleBill(tx, saying, sittingId);
  return ok(undefined);
};
