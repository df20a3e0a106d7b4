// A report for spreadsheets: one row per figure, dish, order type, tax rate, bar or search.
import { withoutSoftHyphens } from '#domain/language/soft-hyphens.ts';
import type { Sum } from '#domain/owner/day-figures.ts';
import type { Report, ReportFigures } from '#domain/owner/reports/report.ts';
import type { Sales } from '#domain/owner/reports/report-sales.ts';
import { formatAmountPlain } from '#domain/pricing/money.ts';
import { CSV_START, type CsvCell, csvRow } from '../../csv/write-csv.ts';

/** Documented in docs/api.md: column names never change, new columns come last. */
const COLUMNS = ['section', 'name', 'now', 'week_before', 'looks', 'seconds', 'sum', 'currency'];

const FIGURES = {
  orders: 'orders',
  refused: 'refused',
  minutes_to_accept: 'minutesToAccept',
  minutes_to_table: 'minutesToTable',
  saved_offline: 'savedOffline',
  pages: 'pages',
  minutes_looked: 'minutesLooked',
  dish_presses: 'dishPresses',
  promotion_presses: 'promotionPresses',
  searches: 'searches',
  empty_searches: 'emptySearches',
  outages: 'outages',
} as const satisfies Readonly<Record<string, Exclude<keyof ReportFigures, 'paid' | 'tips' | 'notedTips' | 'turnover'>>>;

const sumsOf = ({ now, before }: Report, key: 'turnover' | 'tips'): CsvCell[][] =>
  [...new Set([...(now[key] ?? []), ...(before[key] ?? [])].map(({ currency }) => currency))].map((currency) => {
    const of = (figures: ReportFigures) => figures[key]?.find((sum) => sum.currency === currency)?.amount;
    const plain = (amount: ReturnType<typeof of>) =>
      amount === undefined ? undefined : formatAmountPlain(amount, currency);
    return ['figure', `${key} ${currency}`, plain(of(now)), plain(of(before))];
  });

/** A row whose sum is in its last columns. */
const sold = (section: string, name: string, count: CsvCell, { amount, currency }: Sum): CsvCell[] => [
  ...[section, name, count, undefined, undefined, undefined],
  ...[formatAmountPlain(amount, currency), currency],
];

/** `now`: the portions, the orders, or the tax; `sum`: their turnover. */
const salesRows = ({ dishes, types, vat, withoutVat }: Sales): CsvCell[][] => [
  ...dishes.flatMap(({ name, quantity, sums }) =>
    sums.map((sum) => sold('dish', withoutSoftHyphens(name), quantity, sum)),
  ),
  ...types.flatMap(({ orderType, orders, sums }) => sums.map((sum) => sold('order_type', orderType, orders, sum))),
  ...vat.map(({ rate, gross, vat: tax, currency }) =>
    sold('vat', `${rate}%`, formatAmountPlain(tax, currency), { amount: gross, currency }),
  ),
  ...withoutVat.map((sum) => sold('vat', 'unknown', undefined, sum)),
];

const byTender = ({ now, before }: Report, key: 'paid' | 'notedTips', start: string): CsvCell[][] => {
  const parts = [...(now[key] ?? []), ...(before[key] ?? [])];
  const names = [...new Set(parts.map(({ tender, currency }) => `${start}_${tender} ${currency}`))];
  return names.map((name): CsvCell[] => {
    const of = ({ [key]: sums = [] }: ReportFigures) => {
      const sum = sums.find(({ tender, currency }) => `${start}_${tender} ${currency}` === name);
      return sum && formatAmountPlain(sum.amount, sum.currency);
    };
    return ['figure', name, of(now), of(before)];
  });
};

/** One row for each kind of work of a person; `now`: how many. A person without any tip has no row for tips. */
const peopleRows = (people: NonNullable<Report['people']>): CsvCell[][] =>
  people.flatMap(({ name, orders, payments, paid, tips }): CsvCell[][] => [
    ['orders_taken_by', name, orders],
    ...paid.map((sum) => sold('payments_noted_by', name, payments, sum)),
    ...tips.map((sum) => sold('tips_noted_by', name, undefined, sum)),
  ]);

const roomRows = (rooms: NonNullable<Report['rooms']>): CsvCell[][] =>
  rooms.flatMap(({ room, sums }) => sums.map((sum) => sold('bill_of_room', room, undefined, sum)));

/** The whole file. */
export const reportCsv = (report: Report): string => {
  const { now, before, bars, notOrdered, notFound } = report;
  const rows: CsvCell[][] = [
    ...Object.entries(FIGURES).map(([name, key]): CsvCell[] => ['figure', name, now[key], before[key]]),
    ...sumsOf(report, 'turnover'),
    ...byTender(report, 'paid', 'paid'),
    ...sumsOf(report, 'tips'),
    ...byTender(report, 'notedTips', 'tips'),
    ...peopleRows(report.people ?? []),
    ...roomRows(report.rooms ?? []),
    ...(report.sales ? salesRows(report.sales) : []),
    ...(report.hours ?? []).map(({ at, orders, before: then }): CsvCell[] => ['orders_at_hour', at, orders, then]),
    ...bars.map(({ at, orders, before: then }): CsvCell[] => ['orders_at', at, orders, then]),
    ...notOrdered.map(({ name, looks, seconds }): CsvCell[] => [
      ...['looked_at_not_ordered', withoutSoftHyphens(name), 0, undefined],
      ...[looks, seconds],
    ]),
    ...notFound.map(({ words, times }): CsvCell[] => ['searched_not_found', words, times]),
  ];
  return CSV_START + csvRow(COLUMNS) + rows.map(csvRow).join('');
};
