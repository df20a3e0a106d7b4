// Paid units of an order's lines, for the badges of its dishes.
import { paidUnits } from '#domain/bill/paid-dishes.ts';
import type { TakenPiece } from '#domain/bill/shares.ts';
import type { TableOrderView } from './table-view.ts';

export interface PaidPieces {
  /** Every paid piece, also of payments that this device has not sent yet. */
  readonly all: readonly TakenPiece[];
  /** Without the payments that wait to be sent. */
  readonly sent: readonly TakenPiece[];
}

/** The order with the paid units of each line. */
export const withPaid = (order: TableOrderView, taken: PaidPieces): TableOrderView => {
  const paid = paidUnits(taken.all, order.id);
  const sent = paidUnits(taken.sent, order.id);
  const lines = order.lines.map((line, at) => {
    const units = paid.get(at);
    return { ...line, paidUnits: units, ...((units ?? 0) > (sent.get(at) ?? 0) && { isPaidUnsent: true }) };
  });
  return { ...order, lines };
};
