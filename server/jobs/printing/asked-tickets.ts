// The tickets of an order that somebody of the staff wants once more, at a printer of their choice. They are copies, also
// where no paper came before: the kitchen has had the order on its screens.
import { standingLines } from '#domain/order/standing/void-line.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { askedId } from '../../services/printing/asked-papers.ts';
import type { JournalRow } from '../../store/journal.ts';
import { type NewPrintJob, printJobsOfOrder } from '../../store/printing/print-jobs.ts';
import { ordersNamed } from '../../store/service/board-orders.ts';
import type { Store } from '../../store/store.ts';
import type { TicketContent } from './paper-content.ts';
import { jobOf, paperPlace } from './paper-job.ts';
import { ticketsByStation } from './stations.ts';
import { whomOf } from './whom-parts.ts';

/** One copy a station of the order; none where the place has no such order. */
export const askedTickets = async (
  row: Extract<JournalRow, { type: 'printer.asked' }>,
  place: PublishedPlace,
  db: Store['read'],
): Promise<NewPrintJob[]> => {
  const { placeId, orderId, seq, payload } = row;
  if (orderId === null) return [];
  const [found] = await ordersNamed(db, placeId, { orderIds: [orderId], sittingIds: [] });
  if (!found) return [];
  const { order } = found;
  const printed = await printJobsOfOrder(db, placeId, orderId);
  const whom = order.details && whomOf(order.details);
  const wantedAt = order.details?.wantedAt;
  const all = ticketsByStation(place, standingLines(order.lines));
  return all.map((ticket, index) => {
    const first = printed.find((job) => job.kind === 'ticket' && job.station === ticket.id && job.copyOf === undefined);
    const content: TicketContent = {
      kind: 'ticket',
      place: paperPlace(place),
      order: {
        ...{ table: order.table ?? null, room: order.room ?? null, orderType: order.orderType },
        ...{ number: order.number, label: order.label, at: order.placedAt },
        ...(wantedAt !== undefined && { wantedAt }),
      },
      lateBy: order.lateBy === undefined ? null : Math.round(order.lateBy / 1000),
      lines: ticket.lines,
      note: order.guestNote ?? null,
      ...(whom && { whom }),
      station: ticket.name,
      part: [index + 1, all.length],
    };
    const id = askedId(payload.command, ticket.id) ?? `${orderId}/${ticket.id}/${seq}`;
    const job = jobOf(row, { id, printer: payload.printer, orderId, station: ticket.id, content });
    return { ...job, copyOf: first?.id ?? `${orderId}/${ticket.id}` };
  });
};
