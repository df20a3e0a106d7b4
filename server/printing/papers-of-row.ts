// Which papers a row of the journal makes. From the committed row alone, so a menu or a table that changed since does not
// keep a ticket from being printed.
import type { OrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { toSecondCurrency } from '#domain/pricing/second-currency.ts';
import type { PublishedPlace } from '../services/published-places.ts';
import type { JournalRow } from '../store/journal.ts';
import { listOrders } from '../store/orders.ts';
import { type NewPrintJob, printJobsOfOrder } from '../store/printing/print-jobs.ts';
import type { PublishedPrinter } from '../store/published.ts';
import type { Store } from '../store/store.ts';
import type { PaperContent, PaperPlace, ReceiptContent } from './paper-content.ts';
import { ticketsByStation } from './stations.ts';

type Row<T extends JournalRow['type']> = Extract<JournalRow, { type: T }>;

export const paperPlace = ({ document: { place } }: PublishedPlace): PaperPlace => ({
  name: place.name,
  address: place.address,
  language: place.defaultLanguage,
  timeZone: place.timeZone,
});

const jobOf = (
  row: Pick<JournalRow, 'placeId' | 'seq' | 'at'>,
  job: Pick<NewPrintJob, 'id' | 'printer' | 'orderId' | 'station'> & { readonly content: PaperContent },
): NewPrintJob => ({
  ...job,
  placeId: row.placeId,
  kind: job.content.kind,
  copyOf: undefined,
  content: JSON.stringify(job.content),
  at: row.at,
});

const tickets = (
  row: Row<'order.placed'>,
  place: PublishedPlace,
  printers: readonly PublishedPrinter[],
): NewPrintJob[] => {
  const { table, room, orderType, number, label, lateBy, lines, guestNote } = row.payload;
  const all = ticketsByStation(place, lines);
  return printers
    .filter(({ prints }) => prints.includes('tickets'))
    .flatMap((printer) =>
      all.flatMap((ticket, index): NewPrintJob[] => {
        if (printer.stations.length > 0 && !printer.stations.includes(ticket.id)) return [];
        const order = { table, room, orderType: orderType as OrderType, number, label, at: row.at };
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
              station: ticket.name,
              part: [index + 1, all.length],
            },
          }),
        ];
      }),
    );
};

/** A void goes where the ticket went, and names what stood on it. */
const voids = async (row: Row<'order.status'>, db: Store['read']): Promise<NewPrintJob[]> => {
  if (row.payload.to !== 'rejected' || row.orderId === null) return [];
  const printed = await printJobsOfOrder(db, row.placeId, row.orderId);
  return printed.flatMap((job): NewPrintJob[] => {
    const content = JSON.parse(job.content) as PaperContent;
    // Too old to have been printed by itself: there is nothing on paper that could be cooked.
    if (content.kind !== 'ticket' || job.copyOf !== undefined || job.state === 'asks') return [];
    const { place, order, lines, station } = content;
    return [
      jobOf(row, {
        id: `${row.orderId}/${job.station}/${row.seq}`,
        printer: job.printer,
        orderId: job.orderId,
        station: job.station,
        content: { kind: 'void', place, order, at: row.at, lines, station },
      }),
    ];
  });
};

const receiptOf = async (
  row: Row<'bill.wanted'>,
  place: PublishedPlace,
  db: Store['read'],
): Promise<ReceiptContent | undefined> => {
  if (row.sessionId === null) return undefined;
  const orders = (await listOrders(db, row.placeId, row.sessionId)).filter(({ status }) => status !== 'rejected');
  if (orders.length === 0) return undefined;
  const { currency } = place.document.place;
  const { secondCurrency: second } = place.document.settings;
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  const inSecond = second && toSecondCurrency(currency, second.currency, second.rate);
  return {
    kind: 'receipt',
    place: paperPlace(place),
    table: row.payload.table,
    at: row.at,
    currency,
    lines: orders.flatMap((order) =>
      order.lines.map(({ quantity, name, size, total: amount }) => ({
        quantity,
        name: size ? `${name}, ${size}` : name,
        total: amount,
      })),
    ),
    total,
    second:
      second && inSecond
        ? {
            currency: second.currency,
            suffix: second.suffix,
            rate: second.rate ?? null,
            total: inSecond(minor(total)),
          }
        : null,
    paymentMethod: row.payload.paymentMethod,
  };
};

const receipts = async (
  row: Row<'bill.wanted'>,
  place: PublishedPlace,
  printers: readonly PublishedPrinter[],
  db: Store['read'],
): Promise<NewPrintJob[]> => {
  const those = printers.filter(({ prints }) => prints.includes('receipts'));
  const content = those.length > 0 ? await receiptOf(row, place, db) : undefined;
  if (!content) return [];
  return those.map(({ name }) =>
    jobOf(row, {
      id: `bill/${row.sessionId}/${row.seq}`,
      printer: name,
      orderId: undefined,
      station: undefined,
      content,
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
      return tickets(row, place, printers);
    case 'order.status':
      return voids(row, db);
    case 'bill.wanted':
      return receipts(row, place, printers, db);
    default:
      return [];
  }
};
