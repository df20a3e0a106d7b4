// Receipts of a bill request, one at each receipt printer.
import { sharesByMethod } from '#domain/bill/share-methods.ts';
import { standingLines } from '#domain/order/standing/void-line.ts';
import { inCash } from '#domain/pricing/cash.ts';
import { addMoney, minor, ZERO } from '#domain/pricing/money.ts';
import { vatOfBill } from '#domain/pricing/order-breakdown.ts';
import { toSecondCurrency } from '#domain/pricing/second-currency.ts';
import { coinOf } from '../../../services/place/coin-of.ts';
import type { PublishedPlace } from '../../../services/place/published-places.ts';
import { askedId } from '../../../services/printing/asked-papers.ts';
import { billOf } from '../../../services/service/table-bill.ts';
import type { JournalRow } from '../../../store/journal.ts';
import type { PublishedPrinter } from '../../../store/place/published.ts';
import type { NewPrintJob } from '../../../store/printing/print-jobs.ts';
import type { Store } from '../../../store/store.ts';
import type { ReceiptContent } from '../paper-content.ts';
import { jobOf, paperPlace } from '../paper-job.ts';

type Row<T extends JournalRow['type']> = Extract<JournalRow, { type: T }>;

interface Asked extends Pick<ReceiptContent, 'table' | 'paymentMethod' | 'split' | 'splitMethods'> {
  readonly isEven?: boolean;
}

const receiptOf = async (
  row: JournalRow,
  { table, paymentMethod, split, splitMethods, isEven = false }: Asked,
  place: PublishedPlace,
  db: Store['read'],
): Promise<ReceiptContent | undefined> => {
  if (row.sessionId === null) return undefined;
  const { orders, paid } = await billOf(db, row.placeId, row.sessionId);
  if (orders.length === 0) return undefined;
  const { currency } = place.document.place;
  const { secondCurrency: second } = place.document.settings;
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  const coin = coinOf(place.document);
  const isCash = paymentMethod === 'cash';
  const left = minor(total - paid);
  const shares =
    split && sharesByMethod(split.map(minor), (at) => (splitMethods ? splitMethods[at] : paymentMethod), coin, isEven);
  const mixed = splitMethods && shares ? addMoney(ZERO, ...shares) - split.reduce((sum, one) => sum + one, 0) : 0;
  const rounding = isCash ? inCash(left, coin) - left : mixed;
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
    table,
    at: row.at,
    currency,
    lines: orders.flatMap((order) =>
      standingLines(order.lines).map(({ quantity, name, size, total: amount }) => ({
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
    ...(shares && { split: shares }),
    ...(splitMethods && { splitMethods }),
    ...(rounding !== 0 && { rounding }),
    second:
      second && inSecond
        ? {
            currency: second.currency,
            suffix: second.suffix,
            rate: second.rate ?? null,
            total: inSecond(minor(total)),
          }
        : null,
    paymentMethod,
  };
};

const receiptJob = (
  row: JournalRow,
  printer: string,
  content: ReceiptContent,
  id = `bill/${row.sessionId}/${row.seq}`,
): NewPrintJob => jobOf(row, { id, printer, orderId: undefined, station: undefined, content });

/** Receipts of all orders of the sitting that were not rejected; none when no dish is left. */
export const receipts = async (
  row: Row<'bill.wanted'>,
  place: PublishedPlace,
  printers: readonly PublishedPrinter[],
  db: Store['read'],
): Promise<NewPrintJob[]> => {
  const { split, ...wanted } = row.payload;
  const asked = {
    ...wanted,
    ...(split && {
      split: split.shares,
      ...(split.methods && { splitMethods: split.methods }),
      isEven: split.kind === 'evenly',
    }),
  };
  const those = printers.filter(({ prints }) => prints.includes('receipts'));
  const content = those.length > 0 ? await receiptOf(row, asked, place, db) : undefined;
  return content ? those.map(({ name }) => receiptJob(row, name, content)) : [];
};

/** Receipt that a staff member requests at a printer, whatever else it prints. */
export const askedReceipt = async (
  row: Row<'printer.asked'>,
  place: PublishedPlace,
  db: Store['read'],
): Promise<NewPrintJob[]> => {
  const { printer, table = '', command } = row.payload;
  const content = await receiptOf(row, { table, paymentMethod: null }, place, db);
  return content ? [receiptJob(row, printer, content, askedId(command, 'bill'))] : [];
};
