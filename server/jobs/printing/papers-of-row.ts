// Which papers a row of the journal makes. From what was committed with it alone, so a menu or a table that changed since
// does not keep a ticket from being printed. Of a guest nothing stands in the journal: that is read with the order.
import type { PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { standingLines } from '#domain/order/standing/void-line.ts';
import type { OrderType } from '#domain/place/place.ts';
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

// The tickets of an order that somebody of the staff wants once more, at a printer of their choice. They are copies, also
// where no paper came before: the kitchen has had the order on its screens.
/** One copy a station of the order; none where the place has no such order. */
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

type Row<T extends JournalRow['type']> = Extract<JournalRow, { type: T }>;

const whomOfOrder = async ({ placeId, orderId }: JournalRow, db: Store['read']) => {
  const details = orderId === null ? undefined : (await detailsOfOrders(db, placeId, [orderId])).get(orderId);
  return details && whomOf(details);
};

/** The tickets of an order that was held come with the word that confirms it. */
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
  const whom = await whomOfOrder(row, db);
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
              ...(whom && { whom }),
              station: ticket.name,
              part: [index + 1, all.length],
            },
          }),
        ];
      }),
    );
};

/** The table at which an order stands now; nothing where it stands at none. */
const seatOf = async ({ placeId, orderId }: JournalRow, db: Store['read']) => {
  const { sessionId } = (orderId === null ? undefined : await findOrder(db, placeId, orderId)) ?? {};
  const sitting = sessionId === undefined ? undefined : await findPresentSitting(db, placeId, sessionId);
  return sitting && { table: sitting.table, room: sitting.room };
};

/**
 * A void goes wherever a ticket of the order or a copy of one went, once a printer and station, and names what stood on it. A
 * paper that asks was too old to be printed by itself: there is nothing that could be cooked.
 */
const voids = async (
  row: Row<'order.status' | 'order.fact'>,
  db: Store['read'],
  of: (content: TicketContent, station: string | undefined) => readonly PlacedOrderLine[],
): Promise<NewPrintJob[]> => {
  if (row.orderId === null) return [];
  const printed = await printJobsOfOrder(db, row.placeId, row.orderId);
  // A later paper of a printer stands over an earlier one: its copy says where the order stood last.
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

/** Papers about one dish: its station's papers alone name it. */
const dishVoid = async (row: Row<'order.fact'>, place: PublishedPlace, db: Store['read']): Promise<NewPrintJob[]> => {
  const { fact } = row.payload;
  if (fact.kind !== 'lineVoid' || row.orderId === null) return [];
  const order = await findOrder(db, row.placeId, row.orderId);
  const line = order?.lines[fact.line];
  if (!line) return [];
  const station = ticketsByStation(place, [line])[0]?.id;
  return voids(row, db, (_, at) => (at === station ? [line] : []));
};

/** The orders that a row moves: one, or those of the party that came from the table. */
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

/** A move goes where the tickets went, once a printer, and makes no new ticket. */
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
  // An order that stood on no table is on a ticket that says how it was to go out.
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

/** The papers of a row; none for most rows. `db`: as the transaction sees it that writes them down. */
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
