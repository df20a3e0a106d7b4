// The receipts that a wanted bill makes, one at each printer that prints them.
import { minor } from '#domain/pricing/money.ts';
import { vatOfBill } from '#domain/pricing/order-breakdown.ts';
import { toSecondCurrency } from '#domain/pricing/second-currency.ts';
import type { PublishedPlace } from '../../services/published-places.ts';
import { billOf } from '../../services/service/table-bill.ts';
import type { JournalRow } from '../../store/journal.ts';
import type { NewPrintJob } from '../../store/printing/print-jobs.ts';
import type { PublishedPrinter } from '../../store/published.ts';
import type { Store } from '../../store/store.ts';
import type { ReceiptContent } from '../paper-content.ts';
import { jobOf, paperPlace } from '../paper-job.ts';

type BillRow = Extract<JournalRow, { type: 'bill.wanted' }>;

const receiptOf = async (
  row: BillRow,
  place: PublishedPlace,
  db: Store['read'],
): Promise<ReceiptContent | undefined> => {
  if (row.sessionId === null) return undefined;
  const { orders, paid } = await billOf(db, row.placeId, row.sessionId);
  if (orders.length === 0) return undefined;
  const { currency } = place.document.place;
  const { secondCurrency: second } = place.document.settings;
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  const discounts = orders.flatMap((order) =>
    (order.discounts ?? []).map(({ percent, code, amount }) => ({
      ...(percent !== undefined && { percent }),
      ...(code !== undefined && { code }),
      amount,
    })),
  );
  const charges = orders.flatMap(({ breakdown }) =>
    (breakdown?.charges ?? []).map(({ kind, percent, amount }) => ({
      kind,
      ...(percent !== undefined && { percent }),
      amount,
    })),
  );
  const vat = vatOfBill(orders);
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
    ...(discounts.length > 0 && { discounts }),
    ...(charges.length > 0 && { charges }),
    ...(vat.length > 0 && { vat: vat.map(({ rate, vat: amount }) => ({ rate, vat: amount })) }),
    total,
    ...(paid > 0 && { paid }),
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

/** Of all that the sitting ordered and that was not refused; none where nothing is left. */
export const receipts = async (
  row: BillRow,
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
