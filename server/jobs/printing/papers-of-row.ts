// Papers of a journal row, made only from what was committed with it, so that a later change of menu or tables stops no
// ticket. Personal data is not in the journal and is read with the order.
import type { PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import { voidedLine } from '#domain/order/order-facts.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { standingLines } from '#domain/order/standing/void-line.ts';
import type { OrderType } from '#domain/place/place.ts';
import { saidAllergy } from '../../services/booking/said-allergy.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { askedId } from '../../services/printing/asked-papers.ts';
import type { JournalRow } from '../../store/journal.ts';
import { findOrder, listOrders } from '../../store/order/orders.ts';
import { detailsOfOrders } from '../../store/order/own-orders.ts';
import type { PublishedPrinter } from '../../store/place/published.ts';
import { type NewPrintJob, type PrintJob, printJobsOfOrder } from '../../store/printing/print-jobs.ts';
import { ordersNamed } from '../../store/service/board-orders.ts';
import { findPresentSitting } from '../../store/service/move-sitting.ts';
import { findRecords } from '../../store/service/order-facts.ts';
import type { Store } from '../../store/store.ts';
import { askedReceipt, receipts } from './bill/receipts-of-bill.ts';
import type { PaperContent, TicketContent } from './paper-content.ts';
import { jobOf, paperPlace } from './paper-job.ts';
import { ticketsByStation } from './stations.ts';
import { whereText } from './ticket.ts';
import { whomOf } from './whom-parts.ts';

// Tickets that a staff member requests again at a printer. Always copies, because the kitchen has had the order on its
// screens.
/** One copy per station of the order; none for an unknown order. */
const askedTickets = async (
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
  const whom = order.details && whomOf(order.details, place.document.place, order.placedAt);
  const bookingNote = await saidAllergy(db, placeId, order.sessionId, row.at);
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
      ...(bookingNote !== undefined && { bookingNote }),
      ...(whom && { whom }),
      station: ticket.name,
      part: [index + 1, all.length],
    };
    const id = askedId(payload.command, ticket.id) ?? `${orderId}/${ticket.id}/${seq}`;
    const job = jobOf(row, { id, printer: payload.printer, orderId, station: ticket.id, content });
    return { ...job, copyOf: first?.id ?? `${orderId}/${ticket.id}` };
  });
};

type Row<T extends JournalRow['type']> = Extract<JournalRow, { type: T }>;

const whomOfOrder = async ({ placeId, orderId, at }: JournalRow, { document }: PublishedPlace, db: Store['read']) => {
  const details = orderId === null ? undefined : (await detailsOfOrders(db, placeId, [orderId])).get(orderId);
  return details && whomOf(details, document.place, at);
};

/** Tickets of a held order, made at its confirmation. */
const confirmedTickets = async (
  row: Row<'order.fact'>,
  place: PublishedPlace,
  printers: readonly PublishedPrinter[],
  db: Store['read'],
): Promise<NewPrintJob[]> => {
  if (row.payload.fact.kind !== 'confirmed' || row.orderId === null) return [];
  const [found] = await ordersNamed(db, row.placeId, { orderIds: [row.orderId], sittingIds: [] });
  if (!found) return [];
  const { order } = found;
  const [table, room, wantedAt] = [order.table ?? null, order.room ?? null, order.details?.wantedAt];
  const lateBy = order.lateBy === undefined ? null : Math.round(order.lateBy / 1000);
  const note = order.guestNote && { guestNote: order.guestNote };
  const { number, label, lines, orderType } = order;
  const when = wantedAt !== undefined && { wantedAt };
  const placed = { number, label, lines, orderType, table, room, lateBy, ...note, ...when };
  return tickets(row, placed, place, printers, db);
};

type Placed = Pick<
  Row<'order.placed'>['payload'],
  'table' | 'room' | 'orderType' | 'number' | 'label' | 'lateBy' | 'lines' | 'guestNote' | 'wantedAt'
>;

const tickets = async (
  row: Row<'order.placed' | 'order.fact'>,
  { table, room, orderType, number, label, lateBy, lines, guestNote, wantedAt }: Placed,
  place: PublishedPlace,
  printers: readonly PublishedPrinter[],
  db: Store['read'],
): Promise<NewPrintJob[]> => {
  const whom = await whomOfOrder(row, place, db);
  const sitting = row.orderId === null ? undefined : (await findOrder(db, row.placeId, row.orderId))?.sessionId;
  const bookingNote = await saidAllergy(db, row.placeId, sitting, row.at);
  const when = wantedAt !== undefined && { wantedAt };
  const all = ticketsByStation(place, lines);
  return printers
    .filter(({ prints }) => prints.includes('tickets'))
    .flatMap((printer) =>
      all.flatMap((ticket, index): NewPrintJob[] => {
        if (printer.stations.length > 0 && !printer.stations.includes(ticket.id)) return [];
        const order = { table, room, orderType: orderType as OrderType, number, label, at: row.at, ...when };
        return [
          jobOf(row, {
            id: `${row.orderId}/${ticket.id}/${row.seq}`,
            printer: printer.name,
            orderId: row.orderId ?? undefined,
            station: ticket.id,
            content: {
              kind: 'ticket',
              place: paperPlace(place),
              order,
              lateBy,
              lines: ticket.lines,
              note: guestNote ?? null,
              ...(bookingNote !== undefined && { bookingNote }),
              ...(whom && { whom }),
              station: ticket.name,
              part: [index + 1, all.length],
            },
          }),
        ];
      }),
    );
};

/** Present table of an order; `undefined` without one. */
const seatOf = async ({ placeId, orderId }: JournalRow, db: Store['read']) => {
  const { sessionId } = (orderId === null ? undefined : await findOrder(db, placeId, orderId)) ?? {};
  const sitting = sessionId === undefined ? undefined : await findPresentSitting(db, placeId, sessionId);
  return sitting && { table: sitting.table, room: sitting.room };
};

/**
 * Voids at each printer and station that had a ticket of the order or a copy, with the dishes on it. An unprinted old ticket
 * needs none, because nothing can be cooked from it.
 */
const voids = async (
  row: Row<'order.status' | 'order.fact'>,
  db: Store['read'],
  of: (content: TicketContent, station: string | undefined) => readonly PlacedOrderLine[],
): Promise<NewPrintJob[]> => {
  if (row.orderId === null) return [];
  const printed = await printJobsOfOrder(db, row.placeId, row.orderId);
  // A printer's later paper overrides an earlier one: its copy names the order's last place.
  const latest = new Map<string, { readonly job: PrintJob; readonly content: TicketContent }>();
  for (const job of printed) {
    const content = JSON.parse(job.content) as PaperContent;
    if (content.kind !== 'ticket' || job.state === 'asks') continue;
    latest.set(JSON.stringify([job.printer, job.station]), { job, content });
  }
  const seat = await seatOf(row, db);
  return [...latest.values()].flatMap(({ job, content }) => {
    const lines = of(content, job.station);
    if (lines.length === 0) return [];
    const { place, station } = content;
    const order = { ...content.order, ...seat };
    return jobOf(row, {
      id: `${row.orderId}/${job.station}/${row.seq}`,
      printer: job.printer,
      orderId: job.orderId,
      station: job.station,
      content: { kind: 'void', place, order, at: row.at, lines, station },
    });
  });
};

/** Void of one dish, at its own station only; none once the order is cooked, because nothing is to be stopped. */
const dishVoid = async (row: Row<'order.fact'>, place: PublishedPlace, db: Store['read']): Promise<NewPrintJob[]> => {
  const { fact, status } = row.payload;
  if (fact.kind !== 'lineVoid' || row.orderId === null || status !== 'ordered') return [];
  const order = await findOrder(db, row.placeId, row.orderId);
  const line = order?.lines[voidedLine(fact)];
  if (!line) return [];
  const station = ticketsByStation(place, [line])[0]?.id;
  return voids(row, db, (_, at) => (at === station ? [line] : []));
};

/** Moved orders: one, or those of the moved party. */
const movedOrders = async (row: Row<'table.moved'>, db: Store['read']): Promise<readonly PlacedOrder[]> => {
  const { placeId, orderId, sessionId, payload } = row;
  const { from } = payload;
  if (orderId !== null) {
    const order = await findOrder(db, placeId, orderId);
    return order ? [order] : [];
  }
  if (sessionId === null || from === null) return [];
  const orders = await listOrders(db, placeId, sessionId);
  const ids = orders.map(({ id }) => id);
  const records = await findRecords(db, placeId, ids);
  return orders.filter(({ id }) => records.get(id)?.movedFrom?.includes(from));
};

/** Move slips where the tickets went, one per printer; makes no new ticket. */
const moves = async (row: Row<'table.moved'>, place: PublishedPlace, db: Store['read']): Promise<NewPrintJob[]> => {
  const { from, to } = row.payload;
  const byPrinter = new Map<string, PlacedOrder[]>();
  for (const order of await movedOrders(row, db)) {
    if (isFinal(order.status)) continue;
    const tickets = (await printJobsOfOrder(db, row.placeId, order.id)).filter(
      (job) => job.kind === 'ticket' && job.state !== 'asks',
    );
    for (const printer of new Set(tickets.map((job) => job.printer))) {
      byPrinter.set(printer, [...(byPrinter.get(printer) ?? []), order]);
    }
  }
  const paper = paperPlace(place);
  // A ticket of an order without a table names its order type.
  const before = ({ orderType }: PlacedOrder) => from ?? whereText({ table: null, room: null, orderType }, paper);
  return [...byPrinter].map(([printer, orders]) =>
    jobOf(row, {
      id: `moved/${row.seq}`,
      printer,
      orderId: row.orderId ?? undefined,
      station: undefined,
      content: {
        kind: 'moved',
        place: paper,
        at: row.at,
        from: orders.map(before)[0] ?? '',
        to,
        orders: orders.map(({ number, label }) => ({ number, label })),
      },
    }),
  );
};

/** Papers of a row; most rows have none. `db`: the transaction that stores them. */
export const papersOfRow = async (
  row: JournalRow,
  place: PublishedPlace,
  printers: readonly PublishedPrinter[],
  db: Store['read'],
): Promise<NewPrintJob[]> => {
  switch (row.type) {
    case 'order.placed':
      return row.payload.held ? [] : tickets(row, row.payload, place, printers, db);
    case 'order.fact':
      return row.payload.fact.kind === 'confirmed'
        ? confirmedTickets(row, place, printers, db)
        : dishVoid(row, place, db);
    case 'order.status':
      return row.payload.to === 'rejected' ? voids(row, db, ({ lines }) => lines) : [];
    case 'table.moved':
      return moves(row, place, db);
    case 'bill.wanted':
      return receipts(row, place, printers, db);
    case 'printer.asked':
      return row.payload.of === 'bill' ? askedReceipt(row, place, db) : askedTickets(row, place, db);
    default:
      return [];
  }
};
