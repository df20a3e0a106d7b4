// Orders of a range of days for spreadsheets, one row per line. Built day by day, so that a year is never in memory.

import { leftOf } from '#domain/bill/left-to-pay.ts';
import { withoutSoftHyphens } from '#domain/language/soft-hyphens.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { lineWithoutPackaging } from '#domain/order/standing/placed-packaging.ts';
import { dayLater, daysBetween } from '#domain/owner/calendar-day.ts';
import { wallClockAt } from '#domain/place/clock-zone.ts';
import { addMoney, formatAmountPlain, type Minor, minor } from '#domain/pricing/money.ts';
import type { OrderCharge } from '#domain/pricing/order-breakdown.ts';
import { placedChoiceNames } from '#domain/product/choice-names.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import { CSV_START, CSV_TYPE, type CsvCell, csvRow } from '../../csv/write-csv.ts';
import { ordersOfDay } from '../../store/service/board-orders.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';

/** Documented in docs/api.md: column names never change, new columns come last. */
const COLUMNS = [
  ...['day', 'time', 'number', 'label', 'type', 'table', 'room', 'status', 'dish', 'size', 'chosen', 'without'],
  ...['comment', 'quantity', 'line_total', 'order_total', 'currency'],
  ...['order_discounts', 'order_service', 'order_delivery', 'order_vat', 'vat_by_rate', 'order_left'],
  'line_packaging',
];

type Amounts = (amount: Minor, currency: string) => string;

/** Amounts with the decimal sign of the place's language, so that its spreadsheets read them as numbers. */
const amountsOf = ({ document }: PublishedPlace): Amounts => {
  const { defaultLanguage, currency } = document.place;
  const format = new Intl.NumberFormat(defaultLanguage, { style: 'currency', currency, minimumFractionDigits: 1 });
  const sign = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return (amount, of) => formatAmountPlain(amount, of).replace('.', sign);
};

const timeOf = (order: StaffOrder, timeZone: string): string =>
  new Date(wallClockAt(order.placedAt, timeZone)).toISOString().slice(11, 16);

const lineCells = (order: StaffOrder, line: PlacedOrderLine, amounts: Amounts): CsvCell[] => {
  const { chosen, added, removed } = placedChoiceNames(line);
  return [
    withoutSoftHyphens(line.name),
    withoutSoftHyphens(line.size),
    withoutSoftHyphens([...chosen, ...added].join(', ')),
    withoutSoftHyphens(removed.join(', ')),
    line.comment,
    line.quantity,
    amounts(line.total, order.currency),
  ];
};

const sumOf = (parts: readonly { readonly amount: Minor }[]): Minor => addMoney(...parts.map(({ amount }) => amount));

/**
 * Amounts given once per order, like its total. A cell is empty without such a step or without known tax. The rest is given
 * for each order, because the status stays `paid` after a reversed payment.
 */
const sumCells = (order: StaffOrder, amounts: Amounts): CsvCell[] => {
  const { discounts = [], breakdown, currency } = order;
  const sum = (parts: readonly { readonly amount: Minor }[]) =>
    parts.length > 0 ? amounts(sumOf(parts), currency) : undefined;
  const of = (kind: OrderCharge['kind']) => sum((breakdown?.charges ?? []).filter((one) => one.kind === kind));
  const vat = breakdown?.vat ?? [];
  return [
    sum(discounts),
    of('service'),
    of('delivery'),
    sum(vat.map((part) => ({ amount: part.vat }))),
    vat.map((part) => `${part.rate}%: ${amounts(part.vat, currency)}`).join('; '),
    amounts(leftOf(order), currency),
  ];
};

/** Packaging within the line's total, which the pages list apart from the dish. */
const packagingCell = ({ currency }: StaffOrder, line: PlacedOrderLine, amounts: Amounts): CsvCell => {
  const packaging = minor(line.total - lineWithoutPackaging(line).total);
  return packaging > 0 ? amounts(packaging, currency) : undefined;
};

const NO_SUMS: readonly CsvCell[] = Array.from({ length: 6 }, () => undefined);

const orderRows = (order: StaffOrder, day: string, timeZone: string, amounts: Amounts): string =>
  order.lines
    .map((line, at) =>
      csvRow([
        ...[day, timeOf(order, timeZone), order.number, order.label, order.orderType, order.table, order.room],
        order.status,
        ...lineCells(order, line, amounts),
        // Once per order, so that the column adds up.
        at === 0 ? amounts(order.total, order.currency) : undefined,
        order.currency,
        ...(at === 0 ? sumCells(order, amounts) : NO_SUMS),
        packagingCell(order, line, amounts),
      ]),
    )
    .join('');

interface Days {
  readonly from: string;
  readonly to: string;
}

async function* partsOf(
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  { from, to }: Days,
): AsyncGenerator<string> {
  const { timeZone } = place.document.place;
  const amounts = amountsOf(place);
  yield CSV_START + csvRow(COLUMNS);
  for (let after = 0; after <= daysBetween(from, to); after += 1) {
    const day = dayLater(from, after);
    const orders = await ordersOfDay(store.read, place.id, day);
    const rows = orders.map((order) => orderRows(order, day, timeZone, amounts)).join('');
    if (rows !== '') yield rows;
  }
}

/** The file in one part per day, from first to last. */
export const ordersCsv = (services: Pick<Services, 'store'>, place: PublishedPlace, days: Days) => {
  const { from, to } = days;
  return {
    name: `orders-${place.document.place.slug}-${from === to ? from : `${from}_${to}`}.csv`,
    type: CSV_TYPE,
    parts: partsOf(services, place, days),
  };
};
