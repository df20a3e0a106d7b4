// Papers that a staff member requests at a printer: an order's tickets again, or a sitting's bill. Only journaled here; the
// print queue makes papers from journal rows after the commit.
import type { CommandId, SessionId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder } from '../../store/order/orders.ts';
import { listPrinters } from '../../store/printing/printers-rows.ts';
import { findPresentSitting } from '../../store/service/move-sitting.ts';
import type { Tx } from '../../store/store.ts';
import type { Saying } from '../service/say-fact.ts';
import { billOf } from '../service/table-bill.ts';

type PrintCommand = Extract<StaffCommand, { kind: 'printPaper' }>;

/** Requests the paper, or returns why there is none. */
export const askForPaper = async (
  tx: Tx,
  { placeId, by, at }: Saying,
  { id: command, printer, about }: PrintCommand & { readonly id: CommandId },
): Promise<Result<void, StaffRefusal>> => {
  const printers = await listPrinters(tx.db, placeId);
  if (!printers.some(({ name }) => name === printer)) return fail({ code: 'unknown_printer' });
  if ('orderId' in about) {
    const order = await findOrder(tx.db, placeId, about.orderId);
    if (!order) return fail({ code: 'unknown_order' });
    // A rejected order has no ticket.
    if (order.status === 'rejected') return fail({ code: 'moved_on', status: order.status });
    const { id: orderId, sessionId } = order;
    await appendJournal(tx, {
      ...{ placeId, at, orderId, sessionId },
      ...{ type: 'printer.asked', payload: { printer, of: 'order', by, command } },
    });
    return ok(undefined);
  }
  const sitting = await findPresentSitting(tx.db, placeId, about.sittingId);
  if (!sitting) return fail({ code: 'unknown_sitting' });
  const { orders } = await billOf(tx.db, placeId, sitting.id);
  if (orders.length === 0) return fail({ code: 'nothing_to_pay' });
  await appendJournal(tx, {
    ...{ placeId, at, sessionId: sitting.id as SessionId },
    ...{ type: 'printer.asked', payload: { printer, of: 'bill', table: sitting.table, by, command } },
  });
  return ok(undefined);
};
