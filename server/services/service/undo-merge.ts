// Two parties that were made one by mistake are two again, each with its phones, orders, calls and money.
import { fail, ok, type Result } from '#domain/result.ts';
import { type StaffRefusal, UNDO_MERGE_MS } from '#domain/service/staff-command.ts';
import { heldOf } from '../../store/bill/shares.ts';
import { appendJournal } from '../../store/journal.ts';
import { listOrders } from '../../store/order/orders.ts';
import { findMerge, mergeSittings, unmergeSittings } from '../../store/service/merges.ts';
import { findSitting } from '../../store/service/move-sitting.ts';
import { paymentsOf } from '../../store/service/payments.ts';
import { hasGuestRights } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { noteMoved, partyOrFree } from './change-table.ts';
import type { Saying } from './say-fact.ts';
import { settleBill } from './table-bill.ts';

/**
 * Takes a merge back, ten minutes long, where nothing contradicts it: nothing was paid since, the table of the first party
 * is free, and the other one still sits. An order that was moved on by itself stays where it is.
 */
export const undoMerge = async (
  tx: Tx,
  saying: Saying,
  { sittingId }: { readonly sittingId: string },
): Promise<Result<void, StaffRefusal>> => {
  const { placeId, at, by } = saying;
  const from = await findSitting(tx.db, placeId, sittingId);
  if (!from) return fail({ code: 'unknown_sitting' });
  // Done twice is done.
  if (from.closedAt === null) return ok(undefined);
  const merge = await findMerge(tx.db, placeId, sittingId);
  if (!merge || at - merge.at > UNDO_MERGE_MS) return fail({ code: 'too_late' });
  const into = await findSitting(tx.db, placeId, merge.intoId);
  if (!into || into.closedAt !== null) return fail({ code: 'sitting_closed' });
  const payments = (await paymentsOf(tx.db, placeId, [into.id])).get(into.id) ?? [];
  const isPaidSince = payments.some((payment) => payment.at > merge.at && !payment.reversed);
  if (isPaidSince || ((await heldOf(tx.db, placeId, [into.id])).get(into.id) ?? 0) > 0)
    return fail({ code: 'being_paid' });
  const there = await partyOrFree(tx, saying, from.table);
  // An order that was moved back by hand is alone there, and belongs to the party that comes back.
  if (there && (await hasGuestRights(tx.db, there.id))) return fail({ code: 'table_taken' });
  if (there) await mergeSittings(tx, { placeId, from: there, into: from, at });
  await unmergeSittings(tx, placeId, merge, { from, into });
  for (const { id } of await listOrders(tx.db, placeId, from.id)) await noteMoved(tx, placeId, id, into.table);
  await appendJournal(tx, {
    placeId,
    at,
    type: 'table.moved',
    sessionId: from.id,
    payload: { from: into.table, to: from.table, merged: false, by, fromSitting: into.id },
  });
  await settleBill(tx, saying, into.id);
  await settleBill(tx, saying, from.id);
  return ok(undefined);
};
